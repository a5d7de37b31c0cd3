import type { ExchangeRates } from "./rates";
import snapshot from "./snapshot.json";

/** The rates committed with the code (npm run rates:snapshot): used until a newer set is fetched. */
export const snapshotRates: ExchangeRates = { ...snapshot, base: "USD" };

/** The current rates: fetched ones if at least as new as the release's, which supply the currencies that the feed lacks. */
export function mergeRates(
  fetched: Pick<ExchangeRates, "date" | "source" | "rates"> | null | undefined,
): ExchangeRates {
  if (!fetched || fetched.date < snapshotRates.date) return snapshotRates;
  const { date, source, rates } = fetched;
  return { base: "USD", date, source, rates: { ...snapshotRates.rates, ...rates } };
}
