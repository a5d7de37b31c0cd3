/** The names of a named unit, from which expressions compose theirs. */
export type UnitNames = {
  /** Where it differs from the label. */
  readonly name?: string;
  readonly symbol: string;
  /** Where the rule of plural.ts does not give it. */
  readonly plural?: string;
  /** Other names and symbols; British spellings and "per" for "/" are found without being listed. */
  readonly aliases?: readonly string[];
  /** The name within a compound, where that is shorter: "joule/kilogram/K". */
  readonly inCompounds?: string;
  /** The UCUM code (case-sensitive), where UCUM has this very unit. */
  readonly ucum?: string;
  /** The local name in QUDT's vocabulary. */
  readonly qudt?: string;
  /** How a number in this unit is interpreted, if that needs saying. */
  readonly readAs?: string;
};
