import names from "./names.json";

/** What CLDR calls a currency in English, kept in the repository: a Node.js without full ICU answers the same. */
export type CurrencyName = {
  readonly name: string;
  readonly plural: string;
  /** What stands before an amount; the code where CLDR has no sign that tells the currency apart. */
  readonly symbol: string;
  /** A local sign that no other currency of the catalogue uses, where it is not the symbol. */
  readonly localSymbol?: string;
};

const byCode: Readonly<Record<string, CurrencyName>> = names;

/** The names of a currency of the catalogue. A code without names is a mistake in the repository: run rates:snapshot. */
export function currencyName(code: string): CurrencyName {
  const name = byCode[code];
  if (!name) throw new Error(`names.json lacks ${code}: run npm run rates:snapshot`);
  return name;
}
