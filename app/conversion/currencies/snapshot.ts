import type { ExchangeRates } from "./rates";
import snapshot from "./snapshot.json";

/** The rates committed with the code (npm run rates:snapshot): used until a newer set is fetched. */
export const snapshotRates: ExchangeRates = { ...snapshot, base: "USD" };
