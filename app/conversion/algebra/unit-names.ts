/** Whose law or habit a measure is that shares its name with others; "north-american" are the short ton and hundredweight. */
export type System = "us" | "uk" | "au" | "ca" | "north-american" | "metric" | "metric-kitchen";

/** What the definition of a named unit states besides its symbol; expressions compose their names from it. */
export type OtherNames = {
  /** Where it differs from the label. */
  readonly name?: string;
  /** Where the rule of plural.ts does not give it; null where it is the name. */
  readonly plural?: string | null;
  /** Other names and symbols, separated by commas; British spellings and "per" for "/" are found without being listed. */
  readonly aliases?: string;
  /** The name within a compound, where that is shorter: "joule/kilogram/K". */
  readonly inCompounds?: string;
  /** The UCUM code (case-sensitive), where UCUM has this very unit. */
  readonly ucum?: string;
  /** The local name in QUDT's vocabulary. */
  readonly qudt?: string;
  readonly system?: System;
  /** How a number in this unit is interpreted, if that needs saying. */
  readonly readAs?: string;
};

export type StatedNames = OtherNames & { readonly symbol: string };

/** The names with their aliases as a list. */
export type UnitNames = Omit<StatedNames, "aliases" | "plural"> & {
  readonly plural?: string;
  readonly aliases: readonly string[];
};

/** "yd., yds" as a list. */
export const listOf = (aliases: string): readonly string[] => (aliases === "" ? [] : aliases.split(", "));
