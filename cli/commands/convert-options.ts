import type { FindOptions } from "~/conversion";
import type { Precision } from "../conversion-text";

export type ConvertOptions = Precision & {
  readonly from?: string;
  readonly to?: string;
  readonly category?: string;
  readonly strict?: boolean;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly ndjson?: boolean;
  readonly column?: string;
  readonly fromColumn?: string;
  readonly header?: boolean;
  readonly tsv?: boolean;
  readonly as?: string;
};

/** The options for looking up units. */
export const findOptionsOf = ({ category, strict }: ConvertOptions): FindOptions => ({
  category,
  isStrict: strict,
});
