import { mostCommon } from "../name/common-meanings";
import { rowsNamed } from "../name/named-rows";

/** @file What names mean beside money: the cents of "1 euro in cents" are the euro's, the Ft of "100 Ft in €" forints. */

/** Currencies beside the dollars whose hundredth is a cent. */
const WITH_CENTS: ReadonlySet<string> = new Set("EUR ZAR KES LKR MUR SCR AWG XCG SZL".split(" "));
/** Currencies whose hundredth is a penny. */
const WITH_PENCE: ReadonlySet<string> = new Set(["GBP", "GIP", "FKP", "SHP"]);

/** The code of the currency that a name means, if it means one. */
function codeOf(name: string): string | undefined {
  const rows = rowsNamed(name.trim(), {}).filter(({ category }) => category.id === "currency");
  const [only, ...others] = rows;
  return others.length === 0 ? only?.unit.id : mostCommon(name.trim(), rows)?.match.unit.id;
}

/** What a price is paid in: all before its quotient. */
const amountOf = (text: string): string => text.split(/ ?\/| per /, 1)[0] ?? "";

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

// The words that money beside them may change, which few units have.
const CENTS = /^(?:cents?|cts?|c|¢)$/i;
const PENNIES = /^(?:penny|pennies)$/i;
const PENCE = /^(?:pence|p|penny)$/i;

/** The words of a unit, and what separates them. */
const moneyWordsOf = (text: string): readonly string[] => text.split(/(\/|\s+)/);
