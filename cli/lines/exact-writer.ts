import type { Category, Converter } from "~/conversion";
import { type DecimalDigits, scanDecimal } from "~/numerals/decimal-digits";
import { decimalText } from "~/numerals/decimal-text";
import { isTerminating, type Ratio } from "~/numerals/ratio";

/** Digits of longer texts have no exact product, so that they need not be read. */
const LONGEST_TEXT = 17;

/** The text of a result that is exact, and so the text of the nearest double too; null for any other number. */
export type WriteExactly = (text: string) => string | null;

/** A factor as digits × 10^-places, or null if it is not a finite decimal. */
export function decimalFactor(factor: Ratio): { readonly digits: bigint; readonly places: number } | null {
  if (!isTerminating(factor)) return null;
  let places = 0;
  let scaled = factor.numerator;
  for (; scaled % factor.denominator !== 0n; places += 1) scaled *= 10n;
  return { digits: scaled / factor.denominator, places };
}

/** Written and read within one call, so that a line allocates nothing but its result. */
const scanned: DecimalDigits = { high: 0, low: 0, exponent: 0 };

/** digits × 10^-places times the number of a text, where the product has at most 15 digits. */
const multiplier =
  (digits: number, places: number): WriteExactly =>
  (text) =>
    text.length <= LONGEST_TEXT && scanDecimal(text, scanned) && scanned.low === 0
      ? decimalText(digits * scanned.high, places - scanned.exponent)
      : null;

/** The number of a text as JavaScript writes it. */
export const writeNumber: WriteExactly = multiplier(1, 0);

/** Multiplies digits, in half the time of writing a double; null unless the conversion is by a decimal and has no minimum. */
export function exactWriter(category: Category | null, converter: Converter): WriteExactly | null {
  if (converter.rule.kind !== "proportional" || category?.minimum) return null;
  const one = converter.convert(1);
  const factor = one.ok ? decimalFactor(one.value.approximate) : null;
  const digits = Number(factor?.digits);
  return factor && Number.isSafeInteger(digits) ? multiplier(digits, factor.places) : null;
}
