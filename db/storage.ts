import { setTimeout as sleep } from "node:timers/promises";
import { openServer, type ServerChoice } from "./connect";
import { explainFailure } from "./explain-failure";
import { migrateDatabase } from "./migrate";

const RETRY_MS = 1_000;
/** An unresponsive DATABASE_URL must not block startup; the embedded server may need time for crash recovery. */
const NAMED_WAIT_MS = 3_500;
const EMBEDDED_WAIT_MS = 30_000;

/** Opens and migrates the database. If a server does not respond, migrating is retried in the background. */
export async function openStorage(options: ServerChoice & { log: (line: string) => void }) {
  const server = await openServer(options);
  let isClosed = false;
  let problem: string | undefined = "The database is being opened.";

  async function migrateUntilDone(): Promise<void> {
    for (let said: string | undefined; !isClosed; ) {
      try {
        await migrateDatabase(server.url);
        problem = undefined;
        if (said !== undefined) options.log("The database responds and is up to date.");
        return;
      } catch (error) {
        problem = explainFailure(error, server.url);
        if (problem !== said) options.log(`${problem} Conversions work; messages are refused until then.`);
        said = problem;
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  const waitMs = options.databaseUrl === undefined ? EMBEDDED_WAIT_MS : NAMED_WAIT_MS;
  const waiting = new AbortController();
  const expired = sleep(waitMs, undefined, { signal: waiting.signal }).catch(() => {});
  await Promise.race([migrateUntilDone(), expired]);
  waiting.abort();
  return {
    url: server.url,
    /** Why the database is not up to date, in one sentence; undefined if it is. */
    problem: () => problem,
    async close() {
      isClosed = true;
      await server.close();
    },
  };
}
