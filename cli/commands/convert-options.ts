import type { Precision } from "../conversion-text";

export type ConvertOptions = Precision & {
  readonly from?: string;
  readonly to?: string;
  readonly category?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly ndjson?: boolean;
  readonly column?: string;
  readonly as?: string;
};
