import type { Answer } from "~/conversion";
import { type Ratio, toSignificantText } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";

/** The number of significant digits of a computed amount. */
export const SHOWN_DIGITS = 12;

/** Whether a quantity was written as a number and a unit, and not as a sum or product such as "3 * 2 gallons". */
export const isNumberAlone = (valueText: string): boolean => readNumber(valueText).ok;

/** The value for a link to a converter: the number as written, else the amount. A unit's name would override the unit. */
export const fieldValueOf = ({ value, valueText }: { value: Ratio } & Pick<Answer, "valueText">): string =>
  isNumberAlone(valueText) ? valueText : toSignificantText(value, SHOWN_DIGITS);
