import { type ExchangeRates, mergeRates, snapshotRates } from "~/conversion";
import { parseEnv } from "~/env.server";
import { latestAcceptedRates } from "~db/exchange-rates";
import { placeOf } from "~db/explain-failure";
import { keepRates } from "../answer/rates-in-force";
import type { Io } from "../io";
import { withDatabase } from "./database";

export { hasSite } from "./database";

/** The rates that the site uses and where they are stored. They are kept for this user's conversions too. */
export async function readSiteRates(io: Io): Promise<{ inForce: ExchangeRates; origin: string }> {
  const { databaseUrl, dataDir } = parseEnv(io.env);
  const inForce = mergeRates(await withDatabase(io, (db) => latestAcceptedRates(db)));
  if (inForce !== snapshotRates) keepRates(io.env, inForce);
  const place = databaseUrl && placeOf(databaseUrl);
  return {
    inForce,
    origin: `the site's database (${place ? `${place.database} at ${place.server}` : dataDir})`,
  };
}
