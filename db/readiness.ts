import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Database, Orm } from "./client";
import { contactAttempts, contactMessages, sharedSecrets } from "./schema";

/** These have the codes of PostgreSQL's own errors, so that both get the same explanation. */
const READ_ONLY = { code: "25006" };
const NO_INSERT = { code: "42501", message: "permission denied for table contact_messages" };

/** Shorter than a health check waits, so that a locked table is named as the cause. */
const LOCK_TIMEOUT = "500ms";

const DISK_FULL = { code: "53100" };

/** With less free space, PostgreSQL cannot add a page to a table. */
const LEAST_FREE_BYTES = 1_000_000;

export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}

/** Why messages cannot be stored, in one sentence; undefined if they can. `dataDir`: of an embedded server. */
export async function findObstacle(db: Database, dataDir?: string): Promise<string | undefined> {
  try {
    if (dataDir !== undefined && (await isDiskFull(dataDir))) return db.explain(DISK_FULL);
    return await db.transaction((orm) => obstacleIn(orm, db.explain));
  } catch (error) {
    return db.explain(error);
  }
}

async function obstacleIn(orm: Orm, explain: Database["explain"]): Promise<string | undefined> {
  const { rows } = await orm.execute(
    sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly",
      has_table_privilege('contact_messages', 'insert') as "mayInsert",
      set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`,
  );
  if (rows[0]?.isReadOnly) return explain(READ_ONLY);
  if (!rows[0]?.mayInsert) return explain(NO_INSERT);
  // Fails if a column is missing. A newer schema, which has more, does not.
  await orm.select().from(contactMessages).crossJoin(contactAttempts).crossJoin(sharedSecrets).limit(0);
  return undefined;
}
