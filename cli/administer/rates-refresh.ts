import { mergeRates } from "~/conversion";
import {
  type RatesStore,
  type RefreshOutcome,
  refreshRates,
  refreshRatesIn,
} from "~/currency/refresh-rates.server";
import { parseEnv } from "~/env.server";
import type { Database } from "~db/client";
import { latestAcceptedRates } from "~db/exchange-rates";
import { keepRates, ratesInForce } from "../answer/rates-in-force";
import type { Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import type { Io } from "../io";
import { printError, printNote, printUsageError } from "../output/print-error";
import { hasSite, keepAlso, withDatabase } from "./database";
import type { RefreshOptions } from "./options";

/** The user's cache, which keeps no sets of other days: a rate that jumped needs --accept-jumps. */
const inCache = (env: Io["env"]): RatesStore => ({
  current: async () => ratesInForce(env),
  quarantinedSince: async () => [],
  saveAccepted: async (rates) => keepRates(env, rates),
  saveQuarantined: async () => {},
});

/** Fetches rates from RATES_URL for this user and, if its database is configured here, for the site. */
export const runRatesRefresh: Run<RefreshOptions> = async (io, _, { json, acceptJumps }) => {
  const { ratesUrl } = parseEnv(io.env);
  if (ratesUrl === undefined)
    return printUsageError(
      io,
      "RATES_URL is not set. Set it to a feed, such as https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml.",
    );
  const refresh = async (db: Database) => {
    const refreshed = await refreshRates(db, ratesUrl, { acceptJumps });
    if (refreshed.outcome === "accepted") await keepAlso(io, mergeRates(await latestAcceptedRates(db)));
    return refreshed;
  };
  const outcome = hasSite(io)
    ? await withDatabase(io, refresh, { mustExist: false })
    : await refreshRatesIn(inCache(io.env), ratesUrl, { acceptJumps });
  if (json) await io.stdout.write(`${JSON.stringify(outcome)}\n`);
  else await printOutcome(io, outcome);
  return outcome.outcome === "accepted" ? EXIT.done : EXIT.failed;
};

async function printOutcome(io: Io, outcome: RefreshOutcome): Promise<void> {
  if (outcome.outcome === "rejected")
    return printError(io, `The rates were rejected: ${outcome.reason}. The current rates stay in use.`);
  const { date, source } = outcome;
  if (outcome.outcome === "quarantined")
    return printError(
      io,
      `The rates of ${date} were not accepted: ${outcome.reason}. If they are correct, add --accept-jumps.`,
    );
  await io.stdout.write(
    `Rates of ${date} for ${outcome.currencies} currencies are now in use (${source}).\n`,
  );
  if (outcome.held.length > 0)
    await printNote(
      io,
      `Held back, because they moved by more than 20 %: ${outcome.held.join(", ")}. If they are correct, add --accept-jumps.`,
    );
}
