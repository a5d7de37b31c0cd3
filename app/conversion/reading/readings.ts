import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";

export type UnitMatch = { readonly category: Category | null; readonly unit: Unit };

/** An assumption made about a question, for people to check. */
export type Reading =
  /** A name with several meanings was given the most common one. */
  | {
      readonly kind: "unit";
      readonly text: string;
      readonly role: "from" | "to";
      readonly chosen: UnitMatch;
      readonly alternatives: readonly UnitMatch[];
    }
  /** A number was read with English separators: "1,234" as 1234, which elsewhere is 1.234. */
  | { readonly kind: "number"; readonly text: string; readonly value: string; readonly alternative: string }
  /** An expression with two usual readings: "W/m K" as W/(m·K). */
  | { readonly kind: "expression"; readonly text: string; readonly shown: string }
  /** A temperature scale within an expression stands for a difference of temperatures. */
  | { readonly kind: "interval"; readonly text: string }
  /** Numbers without a unit were given the one that follows: "0.5 + 7/16 in". */
  | { readonly kind: "sum"; readonly text: string; readonly shown: string }
  /** The two sides have reciprocal dimensions: L/100 km and mi/gal. */
  | { readonly kind: "reciprocal"; readonly from: string; readonly to: string };
