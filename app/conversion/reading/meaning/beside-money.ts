import { BASE_DIMENSIONS } from "../../algebra/dimension";
import { dimensionOf } from "../../converting/rule";
import type { UnitText } from "../expression/unit-node";
import { mostCommon } from "../name/common-meanings";
import { rowsNamed } from "../name/named-rows";
import { type Assumption, wording } from "../name/readings";

/** @file What names mean beside money: the cents of "1 euro in cents" are the euro's, the Ft of "100 Ft in €" forints. */

/** Currencies beside the dollars whose hundredth is a cent. */
const WITH_CENTS: ReadonlySet<string> = new Set("EUR ZAR KES LKR MUR SCR AWG XCG SZL".split(" "));
/** Currencies whose hundredth is a penny. */
const WITH_PENCE: ReadonlySet<string> = new Set(["GBP", "GIP", "FKP", "SHP"]);

/** The only ones that are a mass as well. */
const POUNDS = /^pounds?$/i;
const MONEY = BASE_DIMENSIONS.indexOf("money");

/** The code of the currency that a name means, if it means one. */
function codeOf(name: string): string | undefined {
  const rows = rowsNamed(name.trim(), {}).filter(({ category }) => category.id === "currency");
  const [only, ...others] = rows;
  return others.length === 0 ? only?.unit.id : mostCommon(name.trim(), rows)?.match.unit.id;
}

/** What a price is paid in: all before its quotient. */
const amountOf = (text: string): string => text.split(/ ?\/| per /, 1)[0] ?? "";

/** Whether a unit is money for certain: pounds per square inch beside others are none. */
const isSurelyMoney = ({ text, known }: UnitText): boolean =>
  known ? dimensionOf(known.unit)[MONEY] !== 0 : !POUNDS.test(amountOf(text).trim());

/** The code of the first currency in a unit: CAD for "Canadian dollars per liter"; US dollars for cents alone. */
export function currencyIn(text: string): string | undefined {
  const amount = amountOf(text);
  for (const name of [text, amount, ...moneyWordsOf(amount)]) {
    const code = codeOf(name);
    if (code !== undefined) return code;
  }
  if (moneyWordsOf(amount).some((word) => PENCE.test(word) && !PENNIES.test(word))) return "GBP";
  return moneyWordsOf(amount).some((word) => /^(?:cents?|¢)$/i.test(word)) ? "USD" : undefined;
}

/** What a word is of a currency, by a name that says so; undefined where it says so itself. */
export function coinOf(word: string, code: string): string | undefined {
  if (code === "USD" && /^cents?$/i.test(word)) return undefined;
  if (code === "GBP" && PENCE.test(word)) return undefined;
  const isDollar = rowsNamed(code, { category: "currency" }).some(({ unit }) => unit.name.endsWith("Dollar"));
  const hasCents = isDollar || WITH_CENTS.has(code);
  const isCent = CENTS.test(word) || (PENNIES.test(word) && !WITH_PENCE.has(code));
  if (hasCents && isCent) return `${code} cent`;
  return WITH_PENCE.has(code) && PENCE.test(word) ? `${code} penny` : undefined;
}

/** A unit in the words that money beside it gives it, with what that assumes; null where it changes nothing. */
export function besideMoney(
  unit: UnitText,
  partner: UnitText,
): { readonly unit: UnitText; readonly readings: readonly Assumption[] } | null {
  const words = moneyWordsOf(unit.text);
  const code = unit.known ? undefined : currencyIn(partner.text);
  if (code === undefined) return null;
  const isPrice = /^\s*\S+ ?(?:\/|per )/.test(unit.text);
  const meantBy = (word: string, i: number): string | undefined =>
    (words.length === 1 || isPrice ? SIGNS.get(word) : undefined) ??
    coinOf(word, code) ??
    (i === 0 && isPrice && SHARED.test(word) && (!POUNDS.test(word) || isSurelyMoney(partner))
      ? codeOf(word)
      : undefined);
  const at = words.findIndex((word, i) => meantBy(word, i) !== undefined);
  const word = words[at] ?? "";
  const meant = meantBy(word, at);
  if (meant === undefined || word === meant) return null;
  const text = words.map((one, i) => (i === at ? meant : one)).join("");
  return { unit: { text }, readings: [wording(word, meant)] };
}

// The words that money beside them may change, which few units have.
const CENTS = /^(?:cents?|cts?|c|¢)$/i;
const PENNIES = /^(?:penny|pennies)$/i;
const PENCE = /^(?:pence|p|penny)$/i;

/** Signs that mean something else where no money is. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ["Ft", "HUF"],
  ["zl", "PLN"],
  ["zł", "PLN"],
]);
/** Currencies, among them one that is by far the most used, at the start of a price. */
export const SHARED = /^(?:pounds?|rupees?|rs|pesos?|francs?|rubles?|won|lira)$/i;

/** The words of a unit, and what separates them. */
const moneyWordsOf = (text: string): readonly string[] => text.split(/(\/|\s+)/);

/** Whether money beside a unit may change what one of its words means. */
export const mayBeMoney = ({ text, known }: UnitText): boolean =>
  known === undefined &&
  moneyWordsOf(text).some(
    (word) => SIGNS.has(word) || [CENTS, PENNIES, PENCE, SHARED].some((names) => names.test(word)),
  );
