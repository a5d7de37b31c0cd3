import { ratesIn } from "~/currency/exchange-rates.server";
import { type RefreshOutcome, refreshRates } from "~/currency/refresh-rates.server";
import { parseEnv } from "~/env.server";
import type { Database } from "~db/client";
import { latestAcceptedRates } from "~db/exchange-rates";
import { keepRates } from "../answer/rates-in-force";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printError, printNote, printUsageError } from "../output/print-error";
import { withDatabase } from "./database";
import type { RefreshOptions } from "./options";

/** Fetches rates from RATES_URL. Those that pass the checks are used by the site and by this user's command line. */
export async function runRatesRefresh(
  io: Io,
  _: readonly string[],
  { json, acceptJumps }: RefreshOptions,
): Promise<ExitCode> {
  const { ratesUrl } = parseEnv(io.env);
  if (ratesUrl === undefined) return printUsageError(io, "Set RATES_URL to the address of a feed.");
  const refresh = async (db: Database) => {
    const refreshed = await refreshRates(db, ratesUrl, { acceptJumps });
    if (refreshed.outcome === "accepted") keepRates(io.env, ratesIn(await latestAcceptedRates(db)));
    return refreshed;
  };
  const outcome = await withDatabase(io, refresh, { mustExist: false });
  if (json) await io.stdout.write(`${JSON.stringify(outcome)}\n`);
  else await printOutcome(io, outcome);
  return outcome.outcome === "accepted" ? EXIT.done : EXIT.failed;
}

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
