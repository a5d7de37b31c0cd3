import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ExchangeRates, mergeRates, snapshotRates } from "~/conversion";
import { parseEnv } from "~/env.server";
import type { Database } from "~db/client";
import { explained, openMigrated, openServer } from "~db/connect";
import { latestAcceptedRates } from "~db/exchange-rates";
import { placeOf } from "~db/explain-failure";
import { keepRates, keptFile } from "../answer/rates-in-force";
import type { Io } from "../io";
import { printNote } from "../output/print-error";

/** Whether a site's database is configured here: DATABASE_URL, or the data folder of an embedded one. */
export function hasSite(io: Io): boolean {
  const { databaseUrl, dataDir } = parseEnv(io.env);
  return databaseUrl !== undefined || existsSync(join(dataDir, "pg"));
}

type DatabaseOptions = {
  /** Whether to fail if there is no database yet: a mistyped folder must not look like an empty inbox. */
  mustExist?: boolean;
  statementTimeoutMs?: number;
};

/** Runs work on the site's database server, whether or not the site is running. The embedded one stops with its last user. */
export async function withServer<T>(
  io: Io,
  work: (url: string) => Promise<T>,
  { mustExist = true }: DatabaseOptions = {},
): Promise<T> {
  const { databaseUrl, dataDir } = parseEnv(io.env);
  const log = (line: string) => void printNote(io, line);
  const opening = openServer({ databaseUrl, dataDir, log, mustExist });
  const close = () =>
    opening.then(
      (server) => server.close(),
      () => {},
    );
  const release = io.onInterrupt(close);
  try {
    const { url } = await opening;
    return await explained(url, () => work(url));
  } finally {
    release();
    await close();
  }
}

/** Runs work on the site's database. */
export const withDatabase = <T>(
  io: Io,
  work: (db: Database) => Promise<T>,
  { mustExist = true, statementTimeoutMs = 60_000 }: DatabaseOptions = {},
): Promise<T> =>
  withServer(
    io,
    async (url) => {
      const db = await openMigrated(url, {
        mustExist,
        statementTimeoutMs,
        maxConnections: 2,
        connectTimeoutMs: 10_000,
        applicationName: "everyunit cli",
      });
      return work(db).finally(db.close);
    },
    { mustExist },
  );

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

/** The rates that the site uses and where they come from. Caches newer ones for this user's conversions too. */
export async function readSiteRates(io: Io): Promise<{ inForce: ExchangeRates; origin: string }> {
  const { databaseUrl, dataDir } = parseEnv(io.env);
  const inForce = mergeRates(await withDatabase(io, latestAcceptedRates));
  if (inForce === snapshotRates) return { inForce, origin: "this release" };
  await keepAlso(io, inForce);
  const place = databaseUrl && placeOf(databaseUrl);
  return {
    inForce,
    origin: `the site's database (${place ? `${place.database} at ${place.server}` : dataDir})`,
  };
}
