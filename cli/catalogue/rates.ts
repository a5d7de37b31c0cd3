import { type OffPeg, ratesOffPeg } from "~/conversion";
import { ratesInForce } from "../answer/rates-in-force";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printNote } from "../output/print-error";
import type { JsonOptions } from "./options";

const DAY_MS = 86_400_000;
const WARN_FROM_DAYS = 7;

/** Shows the exchange rates that conversions use, their age, and where the feed contradicts a fixed rate. */
export async function runRates(io: Io, _: readonly string[], { json }: JsonOptions): Promise<ExitCode> {
  const inForce = ratesInForce(io.env);
  const { base, date, source, rates } = inForce;
  const ageDays = Math.max(0, Math.floor((io.now().getTime() - Date.parse(`${date}T00:00:00Z`)) / DAY_MS));
  const currencies = Object.keys(rates).length;
  const offPeg = ratesOffPeg(inForce);
  const age = ageDays === 0 ? "today" : ageDays === 1 ? "1 day old" : `${ageDays} days old`;
  await io.stdout.write(
    json
      ? `${JSON.stringify({ base, date, source, currencies, ageDays, offPeg })}\n`
      : `Rates for ${currencies} currencies against ${base}, dated ${date} (${age})\nSource: ${source}\n${offPeg.map(describeOffPeg).join("")}`,
  );
  if (ageDays >= WARN_FROM_DAYS)
    await printNote(
      io,
      `Warning: these rates are ${age}. To update them, set RATES_URL and run everyunit rates refresh.`,
    );
  return EXIT.done;
}

const describeOffPeg = ({ code, fixed, percent }: OffPeg): string =>
  `${code} is converted at its fixed rate, ${fixed}; the source is ${percent} % off.\n`;
