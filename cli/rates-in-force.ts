import { type ExchangeRates, snapshotRates } from "~/conversion";

/** The rates that conversions in the terminal use: no database is asked for a conversion. */
export const ratesInForce = (): ExchangeRates => snapshotRates;
