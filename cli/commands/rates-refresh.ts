import { ratesIn } from "~/currency/exchange-rates.server";
import { type RefreshOutcome, refreshRates } from "~/currency/refresh-rates.server";
import { parseEnv } from "~/env.server";
import type { Database } from "~db/client";
import { latestAcceptedRates } from "~db/exchange-rates";
import { withDatabase } from "../database";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { keepRates } from "../rates-in-force";
import { complain, note, refuseUsage } from "../say";

type Options = { readonly json?: boolean; readonly acceptJumps?: boolean };

/** Fetches rates from RATES_URL; only those that pass the checks come into force, for the site and for this terminal. */
export async function runRatesRefresh(
  io: Io,
  _: readonly string[],
  { json, acceptJumps }: Options,
): Promise<ExitCode> {
  const { ratesUrl } = parseEnv(io.env);
  if (ratesUrl === undefined) return refuseUsage(io, "RATES_URL names no feed to refresh the rates from.");
  const refresh = async (db: Database) => {
    const refreshed = await refreshRates(db, ratesUrl, { acceptJumps });
    if (refreshed.outcome === "accepted") keepRates(io.env, ratesIn(await latestAcceptedRates(db)));
    return refreshed;
  };
  const outcome = await withDatabase(io, refresh, { mustExist: false });
  if (json) await io.stdout.write(`${JSON.stringify(outcome)}\n`);
  else await tell(io, outcome);
  return outcome.outcome === "accepted" ? EXIT.done : EXIT.failed;
}

async function tell(io: Io, outcome: RefreshOutcome): Promise<void> {
  if (outcome.outcome === "rejected") return complain(io, `The rates stay as they are: ${outcome.reason}.`);
  const { date, source } = outcome;
  if (outcome.outcome === "quarantined")
    return complain(
      io,
      `Rates of ${date} are set aside: ${outcome.reason}. If they are right, add --accept-jumps.`,
    );
  await io.stdout.write(`Rates of ${date} for ${outcome.currencies} currencies are in force (${source}).\n`);
  if (outcome.held.length > 0)
    await note(io, `${outcome.held.join(", ")} moved more than 20 %. If that is right, add --accept-jumps.`);
}
