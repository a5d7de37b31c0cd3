import type { Answer } from "~/conversion";
import { type Ratio, toSignificantText } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";

/** Of an amount as people read it. */
export const SHOWN_DIGITS = 12;

/** Whether a quantity was written as a number and a unit; a sum or a product, as in "3 * 2 gallons", names its unit itself. */
export const isNumberAlone = (valueText: string): boolean => readNumber(valueText).ok;

/**
 * What a link to a converter puts in its number field: the number as it was read, else the amount in the quantity's unit.
 * Never a unit's name, which would choose that unit whatever else the address says.
 */
export const fieldValueOf = ({ value, valueText }: { value: Ratio } & Pick<Answer, "valueText">): string =>
  isNumberAlone(valueText) ? valueText : toSignificantText(value, SHOWN_DIGITS);
