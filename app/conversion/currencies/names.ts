import names from "./names.json";

/** A currency's English names from CLDR, in the repository so that Node.js without full ICU gives the same answers. */
export type CurrencyName = {
  readonly name: string;
  readonly plural: string;
  /** The text before an amount: CLDR's sign if it is unambiguous, otherwise the code. */
  readonly symbol: string;
  /** A local sign that no other currency of the catalogue uses, if it differs from the symbol. */
  readonly localSymbol?: string;
};

const byCode: Readonly<Record<string, CurrencyName>> = names;

/** The names of a currency of the catalogue. A code without names is a mistake in the repository: run rates:snapshot. */
export function currencyName(code: string): CurrencyName {
  const name = byCode[code];
  if (!name) throw new Error(`names.json lacks ${code}: run npm run rates:snapshot`);
  return name;
}
