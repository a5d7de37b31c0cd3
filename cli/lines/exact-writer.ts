import type { Category, Converter } from "~/conversion";
import { type DecimalDigits, scanDecimal } from "~/numerals/decimal-digits";
import { decimalText } from "~/numerals/decimal-text";
import { decimalPlaces, type Ratio } from "~/numerals/ratio";

/** Longer texts have too many digits for an exact product and are not scanned. */
const LONGEST_TEXT = 17;

/** Returns the text of an exact result, which is also the text of the nearest double; null for any other number. */
export type WriteExactly = (text: string) => string | null;

/** A factor as digits × 10^-places, or null if it is not a finite decimal. */
export function decimalFactor(factor: Ratio): { readonly digits: bigint; readonly places: number } | null {
  const places = decimalPlaces(factor);
  if (places === null) return null;
  return { digits: (factor.numerator * 10n ** BigInt(places)) / factor.denominator, places };
}

/** Reused by every call, so that a line allocates nothing but its result. */
const scanned: DecimalDigits = { high: 0, low: 0, exponent: 0 };

/** Multiplies numbers by digits × 10^-places; null if the product has more than 15 digits. */
const multiplier =
  (digits: number, places: number): WriteExactly =>
  (text) =>
    text.length <= LONGEST_TEXT && scanDecimal(text, scanned) && scanned.low === 0
      ? decimalText(digits * scanned.high, places - scanned.exponent)
      : null;

/** Writes the number of a text as JavaScript does. */
export const writeNumber: WriteExactly = multiplier(1, 0);

/** A writer twice as fast as writing doubles; null unless the factor is a decimal and the category has no minimum. */
export function exactWriter(category: Category | null, converter: Converter): WriteExactly | null {
  if (converter.rule.kind !== "proportional" || category?.minimum) return null;
  const one = converter.convert(1);
  const factor = one.ok ? decimalFactor(one.value.approximate) : null;
  const digits = Number(factor?.digits);
  return factor && Number.isSafeInteger(digits) ? multiplier(digits, factor.places) : null;
}
