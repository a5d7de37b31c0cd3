import type { ListedUnit } from "../converter-data";

/** The rows that a filter leaves; its text "" stands for none. */
export type Filtered = {
  readonly text: string;
  readonly found: readonly ListedUnit[];
  readonly isPending: boolean;
};

export const NO_FILTER: Filtered = { text: "", found: [], isPending: false };
