import { isZero, parseDecimal, power, type Ratio } from "~/numerals/ratio";
import { inOldPounds } from "./syrian-pound";

/** A day's exchange rates: units of each currency per US dollar, as decimal texts. SYP may be in old or new pounds. */
export type ExchangeRates = {
  readonly base: "USD";
  /** YYYY-MM-DD */
  readonly date: string;
  readonly source: string;
  readonly rates: Readonly<Record<string, string>>;
};

/** The value of one unit of a currency in US dollars; null without a rate. @throws TypeError for rates of another base. */
export function rateOf(code: string, { base, rates }: ExchangeRates): Ratio | null {
  if (base !== "USD") throw new TypeError(`'${base}' is not a base for rates. Use rates per USD.`);
  const text = rates[code];
  const perDollar = text === undefined ? null : parseDecimal(text);
  if (!perDollar || isZero(perDollar)) return null;
  return power(code === "SYP" ? inOldPounds(perDollar) : perDollar, -1);
}
