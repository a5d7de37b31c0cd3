/** The custom that defines a unit whose name others share; "north-american" is for the short ton and hundredweight. */
export type System = "us" | "uk" | "au" | "ca" | "north-american" | "metric" | "metric-kitchen";

/** The optional names of a unit, from which expressions compose theirs. */
export type OtherNames = {
  /** Stated if it differs from the label. */
  readonly name?: string;
  /** Stated if the rules of plural.ts do not give it; null if it equals the name. */
  readonly plural?: string | null;
  /** Other names and symbols, separated by commas; British spellings and "per" for "/" are found without being listed. */
  readonly aliases?: string;
  /** The name within a compound, if that is shorter: "joule/kilogram/K". */
  readonly inCompounds?: string;
  /** The UCUM code (case-sensitive), if UCUM has exactly this unit. */
  readonly ucum?: string;
  /** The local name in QUDT's vocabulary. */
  readonly qudt?: string;
  /** The prefixes used with the unit, if any. "si": all, because the SI accepts the unit; "multiples": none below one. */
  readonly prefixes?: "si" | "all" | "multiples";
  readonly system?: System;
  /** How a number in this unit is interpreted, if an answer must state it. */
  readonly readAs?: string;
};

export type StatedNames = OtherNames & { readonly symbol: string };

export type UnitNames = Omit<StatedNames, "aliases" | "plural"> & {
  readonly plural?: string;
  readonly aliases: readonly string[];
};

/** Splits aliases such as "yd., yds". */
export const listOf = (aliases: string): readonly string[] => (aliases === "" ? [] : aliases.split(", "));
