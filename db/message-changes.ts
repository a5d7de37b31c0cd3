import { inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./client";
import { contactMessages, type MessageStatus } from "./schema";

export type ChangeOptions = { dryRun?: boolean };

const { createdAt, id, status } = contactMessages;
const PURGE_BATCH = 5000;

/** Returns the ids that exist, in ascending order. */
export async function markMessages(
  db: Database,
  ids: readonly number[],
  as: MessageStatus,
  options: ChangeOptions = {},
) {
  if (options.dryRun) return findExisting(db, ids);
  const rows = await db.orm
    .update(contactMessages)
    .set({ status: as })
    .where(inArray(id, [...ids]))
    .returning({ id });
  return sorted(rows);
}

/** Returns the ids that were deleted, in ascending order. */
export async function deleteMessages(db: Database, ids: readonly number[], options: ChangeOptions = {}) {
  if (options.dryRun) return findExisting(db, ids);
  return sorted(
    await db.orm
      .delete(contactMessages)
      .where(inArray(id, [...ids]))
      .returning({ id }),
  );
}

/** Deletes messages created before this time, or only counts them. Works in batches to stay within the statement timeout. */
export async function purgeMessages(
  db: Database,
  options: ChangeOptions & { olderThan: Date; status?: MessageStatus },
): Promise<{ count: number }> {
  const isOld = options.status
    ? sql`${lt(createdAt, options.olderThan)} and ${status} = ${options.status}`
    : lt(createdAt, options.olderThan);
  if (options.dryRun) return { count: await db.orm.$count(contactMessages, isOld) };
  for (let count = 0; ; ) {
    const batch = db.orm
      .select({ id })
      .from(contactMessages)
      .where(isOld)
      .orderBy(createdAt)
      .limit(PURGE_BATCH);
    const { rowCount } = await db.orm.delete(contactMessages).where(inArray(id, batch));
    count += rowCount ?? 0;
    if ((rowCount ?? 0) < PURGE_BATCH) return { count };
  }
}

async function findExisting(db: Database, ids: readonly number[]) {
  return sorted(
    await db.orm
      .select({ id })
      .from(contactMessages)
      .where(inArray(id, [...ids])),
  );
}

const sorted = (rows: { id: number }[]) => rows.map((row) => row.id).sort((a, b) => a - b);
