import { setTimeout as sleep } from "node:timers/promises";
import { openServer, type ServerChoice } from "./connect";
import { migrateDatabase } from "./migrate";
import { toStorageError } from "./storage-error";

const RETRY_MS = 1_000;
/** An unresponsive DATABASE_URL must not block startup; the embedded server may need time for crash recovery. */
const NAMED_WAIT_MS = 3_500;
const EMBEDDED_WAIT_MS = 30_000;

export type Storage = { url: string; close(): Promise<void> };

export type StorageOptions = ServerChoice & { log: (line: string) => void };

async function migrateUntilDone(url: string, log: StorageOptions["log"], isClosed: () => boolean) {
  for (let isFirst = true; !isClosed(); isFirst = false) {
    try {
      await migrateDatabase(url);
      if (!isFirst) log("The database responds and is up to date.");
      return;
    } catch (error) {
      if (isFirst) log(`${reasonOf(error)} Conversions work; messages wait until the database responds.`);
      await sleep(RETRY_MS, undefined, { ref: false });
    }
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = toStorageError(error);
  return `The database is unreachable or not up to date (${code ?? message}).`;
}

/**
 * Opens and migrates this process's database, which is embedded unless `databaseUrl` is set. An external server that does
 * not respond does not block startup: migrations are retried in the background.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const server = await openServer(options);
  let isClosed = false;
  const migrated = migrateUntilDone(server.url, options.log, () => isClosed);
  const waitMs = options.databaseUrl === undefined ? EMBEDDED_WAIT_MS : NAMED_WAIT_MS;
  const waiting = new AbortController();
  await Promise.race([migrated, sleep(waitMs, undefined, { signal: waiting.signal }).catch(() => {})]);
  waiting.abort();
  return {
    url: server.url,
    async close() {
      isClosed = true;
      await server.close();
    },
  };
}
