import type { Ratio } from "~/numerals/ratio";
import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";
import type { Assumption, UnitMatch } from "../name/readings";

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
  /** As it was read: "5", "5 ft 11 in". */
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
  /** False where the quantity is a constant or a unit alone: "speed of light in km/s". */
  readonly hasNumber: boolean;
  /** True where the quantity is a named constant, which needs no number. */
  readonly isConstant: boolean;
};
