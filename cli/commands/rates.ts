import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { ratesInForce } from "../rates-in-force";

const DAY_MS = 86_400_000;

/** Which exchange rates conversions in the terminal use, and how old they are. */
export async function runRates(
  io: Io,
  _: readonly string[],
  { json }: { json?: boolean },
): Promise<ExitCode> {
  const { base, date, source, rates } = ratesInForce(io.env);
  const ageDays = Math.max(0, Math.floor((io.now().getTime() - Date.parse(`${date}T00:00:00Z`)) / DAY_MS));
  const currencies = Object.keys(rates).length;
  if (json) {
    await io.stdout.write(`${JSON.stringify({ base, date, source, currencies, ageDays })}\n`);
    return EXIT.done;
  }
  const age = ageDays === 0 ? "today" : ageDays === 1 ? "1 day old" : `${ageDays} days old`;
  await io.stdout.write(`${currencies} currencies against ${base} of ${date} (${age})\nSource: ${source}\n`);
  return EXIT.done;
}
