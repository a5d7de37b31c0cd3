import type { LinearMap } from "./ruler-scale";

export type TableRow = {
  /** As the number field reads it: "5", "1/16". */
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

export type PairLink = { readonly href: string; readonly name: string };

/** What a pair page adds to the converter. */
export type PairData = {
  readonly path: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  /** "5 mi = 5 × 1.609344 = 8.04672 km" */
  readonly example: string;
  /** How the two units share a ruler; null where none can show them. */
  readonly scale: LinearMap | null;
  readonly table: ConversionTable;
  readonly inverse: PairLink;
  readonly neighbors: readonly PairLink[];
};
