import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";
import type { Assumption, UnitMatch } from "../../reading/name/readings";

/** A unit that a text names, with the assumptions made. */
export type FoundUnit = UnitMatch & { readonly readings: readonly Assumption[] };

/** Two units that convert into each other, with the assumptions made. */
export type UnitPair = {
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  readonly readings: readonly Assumption[];
};
