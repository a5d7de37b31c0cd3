import { unbrokenNumbers } from "./unbroken-numbers";
import { type NumberFormat, useNumberFormat } from "./use-number-format";

/** A number in groups, with a point, or both, but no section such as "B.8" or "4.1.2". */
const NUMBER = /(?<![\w.,])\d+(,\d{3})*(\.\d+)?(?![.,]?\d)/g;

/** A number, a sentence or a formula with the visitor's separators in its numbers: "1,234.5 mi" as "1 234,5 mi". */
export const separated = (text: string, { separators }: NumberFormat): string =>
  separators === "comma"
    ? text.replace(NUMBER, (number) => number.replace(/[.,]/g, (mark) => (mark === "," ? "\u202f" : ",")))
    : text;

/** A text whose numbers have the visitor's separators, and keep their exponents on one line. */
export function NumberText({ children }: { children: string }) {
  return <span>{unbrokenNumbers(separated(children, useNumberFormat()))}</span>;
}
