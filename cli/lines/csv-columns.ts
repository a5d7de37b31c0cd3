import type { ConvertOptions } from "../answer/convert-options";
import type { BatchConverter } from "./batch";
import type { DecimalReader } from "./decimal-sign";
import type { Encoding } from "./encoding";

/** A column or field to convert. */
export type Asked = {
  readonly column: string;
  /** The name of the added column or field. */
  readonly as?: string;
  readonly batch: BatchConverter;
};

export type FieldOptions = Pick<ConvertOptions, "fromColumn" | "replace"> & {
  readonly asked: readonly Asked[];
  /** The unit that replaces the one in `fromColumn`. */
  readonly to: string;
  readonly decimals: DecimalReader;
  readonly encoding: Encoding;
};

export type CsvOptions = FieldOptions &
  Pick<ConvertOptions, "header" | "delimiter" | "decimal" | "decimalComma">;

/** The index of a column, given its name or its number from 1; -1 if there is none. */
export function placeOf(column: string, names: readonly (string | null)[], hasHead: boolean): number {
  const named = hasHead ? names.indexOf(column) : -1;
  if (named >= 0) return named;
  const number = /^[1-9]\d{0,8}$/.test(column) ? Number(column) : 0;
  return number <= names.length ? number - 1 : -1;
}

/** The names in a header row, without quotes; null for a cell that the encoding cannot decode. */
export const namesIn = (cells: readonly string[], encoding: Encoding): readonly (string | null)[] =>
  cells.map(
    (cell) =>
      encoding
        .decode(cell)
        ?.trim()
        .replace(/^"(.*)"$/s, "$1") ?? null,
  );

export const wantedColumns = ({ asked, fromColumn }: FieldOptions): readonly string[] => [
  ...asked.map(({ column }) => column),
  ...(fromColumn === undefined ? [] : [fromColumn]),
];
