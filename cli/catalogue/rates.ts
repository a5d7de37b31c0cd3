import { DAY_MS } from "~/base/durations";
import { type ExchangeRates, type OffPeg, ratesOffPeg, snapshotRates } from "~/conversion";
import { keptFile, ratesInForce } from "../answer/rates-in-force";
import type { Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import type { Io } from "../io";
import { printNote } from "../output/print-error";
import type { JsonOptions } from "./options";

const WARN_FROM_DAYS = 7;

/** Shows the exchange rates, their origin and age, and the currencies whose rate differs from a fixed rate. */
export const runRates: Run<JsonOptions> = async (io, _, { json }) => {
  const { inForce, origin } = await findRates(io);
  const { base, date, source, rates } = inForce;
  const ageDays = Math.max(0, Math.floor((io.now().getTime() - Date.parse(`${date}T00:00:00Z`)) / DAY_MS));
  const currencies = Object.keys(rates).length;
  const offPeg = ratesOffPeg(inForce);
  const age = ageDays === 0 ? "today" : ageDays === 1 ? "1 day old" : `${ageDays} days old`;
  await io.stdout.write(
    json
      ? `${JSON.stringify({ base, date, source, origin, currencies, ageDays, offPeg })}\n`
      : `Rates for ${currencies} currencies against ${base}, dated ${date} (${age})\nSource: ${source}\nFrom: ${origin}\n${offPeg.map(describeOffPeg).join("")}`,
  );
  if (ageDays >= WARN_FROM_DAYS)
    await printNote(
      io,
      `Warning: these rates are ${age}. To update them, set RATES_URL and run everyunit rates refresh.`,
    );
  return EXIT.done;
};

/** The site's rates if its database is configured here, otherwise this user's. Site rates are cached for the user. */
async function findRates(io: Io): Promise<{ inForce: ExchangeRates; origin: string }> {
  const own = ratesInForce(io.env);
  const isRelease = own.date === snapshotRates.date && own.source === snapshotRates.source;
  const ownOrigin = isRelease ? "this release" : keptFile(io.env);
  const { hasSite, readSiteRates } = await import("../administer/database");
  if (!hasSite(io)) return { inForce: own, origin: ownOrigin };
  try {
    return await readSiteRates(io);
  } catch (error) {
    await printNote(io, `${(error as Error).message} These are the rates of ${ownOrigin}.`);
    return { inForce: own, origin: ownOrigin };
  }
}

const describeOffPeg = ({ code, fixed, percent }: OffPeg): string =>
  `${code} is converted at its fixed rate, ${fixed}; the source is ${percent} % off.\n`;
