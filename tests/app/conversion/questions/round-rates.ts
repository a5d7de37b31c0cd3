import { type ExchangeRates, snapshotRates } from "~/conversion";

/** The currencies of the questions at round rates, so that an answer follows from the table alone. */
export const roundRates: ExchangeRates = {
  base: "USD",
  date: "2026-01-02",
  source: "round numbers",
  rates: {
    ...snapshotRates.rates,
    EUR: "0.8",
    GBP: "0.64",
    JPY: "160",
    CAD: "1.25",
    AUD: "1.6",
    NZD: "2",
    CHF: "0.75",
    INR: "80",
    CNY: "6.4",
    MXN: "20",
    SEK: "10",
    BRL: "5",
    ILS: "4",
    KRW: "1250",
  },
};
