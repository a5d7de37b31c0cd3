import { statfs } from "node:fs/promises";
import type { Database } from "./client";
import { NO_TABLES } from "./explain-failure";

/** Like PostgreSQL's own errors, so that they are explained alike. */
const READ_ONLY = { code: "25006" };
const NO_INSERT = { code: "42501", message: "permission denied for table contact_messages" };

const DISK_FULL = { code: "53100" };

/** With less, PostgreSQL refuses what takes a new page. */
const LEAST_FREE_BYTES = 1_000_000;

export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}

/** Why messages cannot be stored, in one sentence; undefined if they can. `dataDir`: of an embedded server. */
export async function findObstacle(
  { pool, explain }: Database,
  dataDir?: string,
): Promise<string | undefined> {
  try {
    if (dataDir !== undefined && (await isDiskFull(dataDir))) return explain(DISK_FULL);
    const { rows } = await pool.query(
      `select current_setting('transaction_read_only') = 'on' as "isReadOnly", found is null as "isMissing",
         coalesce(has_table_privilege(found, 'insert'), false) as "mayInsert"
       from to_regclass('contact_messages') as found`,
    );
    const { isReadOnly, isMissing, mayInsert } = rows[0];
    const obstacle = isReadOnly ? READ_ONLY : isMissing ? NO_TABLES : mayInsert ? undefined : NO_INSERT;
    return obstacle && explain(obstacle);
  } catch (error) {
    return explain(error);
  }
}
