import type { ListedUnit } from "../converter-data";

/** The rows that match a filter; `text` is "" without a filter. */
export type Filtered = {
  readonly text: string;
  readonly found: readonly ListedUnit[];
  readonly isPending: boolean;
};

export const NO_FILTER: Filtered = { text: "", found: [], isPending: false };
