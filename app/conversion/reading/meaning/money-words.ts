import type { UnitText } from "../expression/unit-node";

/** @file The words that money beside them may change, which few units have. */

export const CENTS = /^(?:cents?|cts?|c|¢)$/i;
export const PENNIES = /^(?:penny|pennies)$/i;
export const PENCE = /^(?:pence|p|penny)$/i;

/** Signs that mean something else where no money is. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ["Ft", "HUF"],
  ["zl", "PLN"],
  ["zł", "PLN"],
]);
/** Currencies, among them one that is by far the most used, at the start of a price. */
export const SHARED = /^(?:pounds?|rupees?|rs|pesos?|francs?|rubles?|won|lira)$/i;

/** The words of a unit, and what separates them. */
export const moneyWordsOf = (text: string): readonly string[] => text.split(/(\/|\s+)/);

/** Whether money beside a unit may change what one of its words means. */
export const mayBeMoney = ({ text, known }: UnitText): boolean =>
  known === undefined &&
  moneyWordsOf(text).some(
    (word) => SIGNS.has(word) || [CENTS, PENNIES, PENCE, SHARED].some((names) => names.test(word)),
  );
