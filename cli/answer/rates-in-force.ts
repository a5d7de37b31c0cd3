import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Category, type ExchangeRates, mergeRates, snapshotRates } from "~/conversion";
import { parseDecimal } from "~/numerals/ratio";
import type { Io } from "../io";

/** Loads node:os only if HOME is not set, because loading it takes time. */
const homeOfUser = (): string => process.getBuiltinModule("node:os").homedir();

/** The cache that `rates refresh` writes, so that conversions do not need the database. */
export function keptFile(env: Io["env"]): string {
  const cache = env.XDG_CACHE_HOME || join(env.HOME || homeOfUser(), ".cache");
  return join(cache, "everyunit", "rates.json");
}

const isRates = (value: Partial<ExchangeRates> | null): value is ExchangeRates =>
  value !== null &&
  value.base === "USD" &&
  typeof value.source === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(value.date ?? "") &&
  Object.entries(value.rates ?? {}).every(
    ([code, rate]) =>
      /^[A-Z]{3}$/.test(code) && typeof rate === "string" && (parseDecimal(rate)?.numerator ?? 0n) > 0n,
  );

function readKept(env: Io["env"]): ExchangeRates | null {
  try {
    const value: unknown = JSON.parse(readFileSync(keptFile(env), "utf8"));
    return isRates(value as Partial<ExchangeRates> | null) ? (value as ExchangeRates) : null;
  } catch {
    return null;
  }
}

/** The rates that conversions use: the cached ones, if they are newer than those of the release. */
export const ratesInForce = (env: Io["env"]): ExchangeRates => mergeRates(readKept(env));

/** The rates for a conversion. The cache is read only for currencies, and for expressions, which may contain them. */
export const ratesFor = (io: Io, category: Category | null): ExchangeRates =>
  category === null || category.id === "currency" ? ratesInForce(io.env) : snapshotRates;

export const ratesNote = ({ date, source }: ExchangeRates): string => `Exchange rates of ${date}, ${source}`;

export function keepRates(env: Io["env"], rates: ExchangeRates): void {
  const file = keptFile(env);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(rates));
  renameSync(`${file}.new`, file);
}
