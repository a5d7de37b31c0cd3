import { readNumber } from "~/numerals/read-number";
import { type CsvRecord, createRecordReader } from "./csv-records";

/** The supported delimiters, most likely first. */
const DELIMITERS = [",", ";", "\t", "|"] as const;
/** The length of the start of a file that decides how the rest is read. */
export const SAMPLE_LENGTH = 64 * 1024;

const ROWS_LOOKED_INTO = 500;

export const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

/** The complete records of the start of a file, or all of them if it is short. */
export function recordsOf(sample: string, delimiter: string, isWhole: boolean): readonly CsvRecord[] {
  const reader = createRecordReader(delimiter);
  const records = reader.take(sample);
  return isWhole || records.length === 0 ? [...records, ...reader.end()] : records;
}

/** Whether another delimiter in a cell is text: punctuation before a space, or part of a number. */
const isNatural = (cell: string, other: string): boolean => {
  if (cell.startsWith('"')) return true;
  if (other === "\t" || other === "|") return !cell.includes(other);
  return cell.split(other).length === cell.split(`${other} `).length || readNumber(cell).ok;
};

type Fit = { readonly delimiter: string; readonly scores: readonly number[] };

function isBetter(one: Fit, best: Fit): boolean {
  const at = one.scores.findIndex((score, i) => score !== best.scores[i]);
  return at >= 0 && (one.scores[at] ?? 0) > (best.scores[at] ?? 0);
}

/** The delimiter that best separates the requested columns and splits all rows alike, with the fewest others in cells. */
export function detectDelimiter(
  sample: string,
  isWhole: boolean,
  hasColumns: (names: readonly string[]) => boolean,
): string {
  /** How well a delimiter fits, most important score first. */
  const fitOf = (delimiter: string): Fit => {
    const records = recordsOf(sample, delimiter, isWhole).filter(({ text }) => text !== "");
    const [head = [], ...body] = records.map((record) => record.written(delimiter));
    const isLikeHead = ({ length }: readonly string[]): boolean => length === head.length;
    const cells = [head, ...body.slice(0, ROWS_LOOKED_INTO)].filter(isLikeHead).flat();
    const others = DELIMITERS.filter((other) => other !== delimiter);
    const natural = cells.filter((cell) => others.every((other) => isNatural(cell, other))).length;
    return {
      delimiter,
      scores: [
        hasColumns(records[0]?.cells(delimiter) ?? []) ? 1 : 0,
        head.length > 1 ? 1 : 0,
        body.length === 0 ? 1 : body.filter(isLikeHead).length / body.length,
        cells.length === 0 ? 0 : natural / cells.length,
      ],
    };
  };
  return DELIMITERS.map(fitOf).reduce((best, one) => (isBetter(one, best) ? one : best)).delimiter;
}
