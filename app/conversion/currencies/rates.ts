/** A day's exchange rates: how many units of each currency one US dollar buys, as decimal texts. */
export type ExchangeRates = {
  readonly base: "USD";
  /** YYYY-MM-DD */
  readonly date: string;
  readonly source: string;
  readonly rates: Readonly<Record<string, string>>;
};
