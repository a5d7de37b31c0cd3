import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "~/env.server";
import { openServer } from "~db/connect";
import { migrateDatabase } from "~db/migrate";

const RETRY_MS = 1_000;

export type Storage = { url: string; close(): Promise<void> };

async function migrateUntilDone(url: string, isClosed: () => boolean): Promise<void> {
  for (let isFirst = true; !isClosed(); isFirst = false) {
    try {
      await migrateDatabase(url);
      if (!isFirst) console.log("the database is reached and up to date");
      return;
    } catch (error) {
      if (isFirst)
        console.error(`${reasonOf(error)} Conversions work; messages wait until the database answers.`);
      await sleep(RETRY_MS);
    }
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `The database is out of reach or not up to date (${code ?? message}).`;
}

/**
 * The database of this run, embedded unless DATABASE_URL names one, brought up to date.
 * A named one that does not answer keeps nobody waiting: its migrations are tried again until they succeed.
 */
export async function openStorage({ databaseUrl, dataDir }: Settings): Promise<Storage> {
  const server = await openServer({ databaseUrl, dataDir, log: (line) => console.error(line) });
  let isClosed = false;
  const migrated = migrateUntilDone(server.url, () => isClosed);
  // A server that answers is up to date before the first visitor; one that hangs must not hold the site up.
  await Promise.race([
    migrated,
    sleep(databaseUrl === undefined ? 30_000 : 3_500, undefined, { ref: false }),
  ]);
  return {
    url: server.url,
    async close() {
      isClosed = true;
      await server.close();
    },
  };
}
