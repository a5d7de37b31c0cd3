import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";

export type UnitMatch = { readonly category: Category | null; readonly unit: Unit };

/** An assumption made about a question, for people to check. */
export type Assumption =
  /** A name with several meanings was given the most common one. */
  | {
      readonly kind: "unit";
      readonly text: string;
      /** "added": the unit of a term of a sum. */
      readonly role: "from" | "to" | "added";
      readonly chosen: UnitMatch;
      readonly alternatives: readonly UnitMatch[];
      /** The chosen unit alone has the name, so that nothing was assumed: "miles", by which sailors mean another unit. */
      readonly isMention?: boolean;
    }
  /** A number was read with English separators: "1,234" as 1234, which elsewhere is 1.234. */
  | { readonly kind: "number"; readonly text: string; readonly value: string; readonly alternative: string }
  /** Words with two usual readings, or that leave something out: "W/m K" as W/(m·K), "5 lb 3" as 5 lb 3 oz. */
  | { readonly kind: "wording"; readonly text: string; readonly shown: string }
  /** A temperature scale within an expression stands for a difference of temperatures. */
  | { readonly kind: "interval"; readonly text: string }
  /** What a unit is taken to be: a gauge pressure counts from the atmosphere. */
  | { readonly kind: "convention"; readonly text: string }
  /** The two sides have reciprocal dimensions: s and 1/s. */
  | { readonly kind: "reciprocal"; readonly from: string; readonly to: string };

/** Of several units of one name. */
export type Variant = Extract<Assumption, { kind: "unit" }>;

export const wording = (text: string, shown: string): Assumption => ({
  kind: "wording",
  text: text.trim(),
  shown,
});
