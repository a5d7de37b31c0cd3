import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ExchangeRates, mergeRates, snapshotRates } from "~/conversion";
import { parseEnv } from "~/env.server";
import type { Database } from "~db/client";
import { connectDatabase, explained, openServer } from "~db/connect";
import { latestAcceptedRates } from "~db/exchange-rates";
import { placeOf } from "~db/explain-failure";
import { keepRates, keptFile } from "../answer/rates-in-force";
import type { Io } from "../io";
import { printNote } from "../output/print-error";

function choiceOf(io: Io) {
  const { databaseUrl, dataDir } = parseEnv(io.env);
  const log = (line: string) => void printNote(io, line);
  return { databaseUrl, dataDir, log };
}

/** Whether a site's database is configured here: DATABASE_URL, or the data folder of an embedded one. */
export function hasSite(io: Io): boolean {
  const { databaseUrl, dataDir } = parseEnv(io.env);
  return databaseUrl !== undefined || existsSync(join(dataDir, "pg"));
}

type Opened = { url: string; close: () => Promise<void> };

async function closingAfter<T>(io: Io, { url, close }: Opened, work: () => Promise<T>): Promise<T> {
  const release = io.onInterrupt(close);
  try {
    return await explained(url, work);
  } finally {
    release();
    await close();
  }
}

type DatabaseOptions = {
  /** Whether to fail if there is no database yet: a mistyped folder must not look like an empty inbox. */
  mustExist?: boolean;
  statementTimeoutMs?: number;
};

/** Runs work on the site's database, whether or not the site is running. The embedded server stops with its last user. */
export async function withDatabase<T>(
  io: Io,
  work: (db: Database) => Promise<T>,
  { mustExist = true, statementTimeoutMs = 60_000 }: DatabaseOptions = {},
): Promise<T> {
  const options = {
    mustExist,
    statementTimeoutMs,
    maxConnections: 2,
    connectTimeoutMs: 10_000,
    applicationName: "everyunit cli",
    migrate: true,
  };
  const opened = await connectDatabase({ ...choiceOf(io), ...options });
  return closingAfter(io, opened, () => work(opened.db));
}

export async function withServer<T>(
  io: Io,
  work: (url: string) => Promise<T>,
  { mustExist = true }: DatabaseOptions = {},
): Promise<T> {
  const opened = await openServer({ ...choiceOf(io), mustExist });
  return closingAfter(io, opened, () => work(opened.url));
}

/** Caches the site's rates for this user. If the cache cannot be written, as in a read-only container, it prints a note. */
export async function keepAlso(io: Io, rates: ExchangeRates): Promise<void> {
  try {
    keepRates(io.env, rates);
  } catch {
    await printNote(
      io,
      `The site uses them; this user's commands do not, as ${keptFile(io.env)} cannot be written.`,
    );
  }
}

/** The rates that the site uses and where they are stored. Caches them for this user's conversions too. */
export async function readSiteRates(io: Io): Promise<{ inForce: ExchangeRates; origin: string }> {
  const { databaseUrl, dataDir } = parseEnv(io.env);
  const inForce = mergeRates(await withDatabase(io, (db) => latestAcceptedRates(db)));
  if (inForce !== snapshotRates) await keepAlso(io, inForce);
  const place = databaseUrl && placeOf(databaseUrl);
  return {
    inForce,
    origin: `the site's database (${place ? `${place.database} at ${place.server}` : dataDir})`,
  };
}
