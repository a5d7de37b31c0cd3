import { type ExchangeRates, snapshotRates } from "~/conversion";

/** The rates in force. */
export async function currentRates(): Promise<ExchangeRates> {
  return snapshotRates;
}
