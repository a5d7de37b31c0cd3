import type { Suggestion } from "~/links/suggest-pages";
import type { LinearMap } from "./ruler-scale";

export type TableRow = {
  /** The value as typed into the number field: "5", "1/16". */
  readonly value: string;
  readonly result: number;
  /** The result as shown on the page. */
  readonly text: string;
};

/** Round numbers of two units in both directions. `from` and `to` are symbols. */
export type ConversionTable = {
  readonly from: string;
  readonly to: string;
  readonly forward: readonly TableRow[];
  readonly backward: readonly TableRow[];
};

/** The data that a pair page adds to the converter. */
export type PairData = {
  readonly path: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  /** "5 mi = 5 × 1.609344 = 8.04672 km" */
  readonly example: string;
  /** How the two units share a ruler; null if one ruler cannot show both. */
  readonly scale: LinearMap | null;
  readonly table: ConversionTable;
  readonly inverse: Suggestion;
  readonly neighbors: readonly Suggestion[];
};
