import type { Ratio } from "~/numerals/ratio";
import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";

export type UnitMatch = { readonly category: Category | null; readonly unit: Unit };

/** An assumption made about a question, which the answer states. */
export type Assumption =
  /** A name with several meanings was given the most common one. */
  | {
      readonly kind: "unit";
      readonly text: string;
      /** "added": the unit of a term of a sum. */
      readonly role: "from" | "to" | "added";
      readonly chosen: UnitMatch;
      readonly alternatives: readonly UnitMatch[];
      /** Only the chosen unit has the name, so that nothing was assumed: sailors mean another unit by "miles". */
      readonly isMention?: boolean;
    }
  /** A number was read with English separators: "1,234" as 1234, which elsewhere is 1.234. */
  | { readonly kind: "number"; readonly text: string; readonly value: string; readonly alternative: string }
  /** Words with two usual readings, or with something left out: "W/m K" as W/(m·K), "5 lb 3" as 5 lb 3 oz. */
  | { readonly kind: "wording"; readonly text: string; readonly shown: string }
  /** A temperature scale within an expression was read as a temperature difference. */
  | { readonly kind: "interval"; readonly text: string }
  /** A convention that the reading follows: a gauge pressure counts from the atmosphere. */
  | { readonly kind: "convention"; readonly text: string }
  /** The two sides have reciprocal dimensions: s and 1/s. */
  | { readonly kind: "reciprocal"; readonly from: string; readonly to: string };

/** The assumption that a name means one of several units. */
export type Variant = Extract<Assumption, { kind: "unit" }>;

/** The assumption that a number was read in one of two ways. */
export const numeral = (text: string, value: string, alternative: string): Assumption => ({
  kind: "number",
  text,
  value,
  alternative,
});

export const wording = (text: string, shown: string): Assumption => ({
  kind: "wording",
  text: text.trim(),
  shown,
});

/** A unit that a text names, with the assumptions made. */
export type FoundUnit = UnitMatch & { readonly readings: readonly Assumption[] };

/** Two units that convert into each other, with the assumptions made. */
export type UnitPair = {
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  readonly readings: readonly Assumption[];
};

/** A quantity and its target units. */
export type Question = {
  readonly value: Ratio;
  /** The quantity as it was read: "5", "5 ft 11 in". */
  readonly valueText: string;
  readonly from: Unit;
  /** Null for an expression outside the catalogue. */
  readonly category: Category | null;
  readonly targets: readonly Unit[];
  /** True for "ft;in": one quantity spread over several units, whole numbers in all but the last. */
  readonly isSplit: boolean;
  /** True for "h:mm:ss": the parts are written as a time. */
  readonly isClock: boolean;
  readonly readings: readonly Assumption[];
  /** False if the quantity is a constant or a unit alone: "speed of light in km/s". */
  readonly hasNumber: boolean;
  /** True if the quantity is a named constant, which needs no number. */
  readonly isConstant: boolean;
};
