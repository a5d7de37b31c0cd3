import { and, eq, inArray, lt, ne } from "drizzle-orm";
import type { Database } from "./client";
import { conditionOf, type MessageFilter } from "./message-list";
import { contactMessages, type MessageStatus } from "./schema";

export type ChangeOptions = { dryRun?: boolean };

const { createdAt, id, status } = contactMessages;
/** Small enough for the statement timeout. */
const BATCH = 5000;

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

/** Marks every message that matches the filter and has another status, and returns how many were changed. */
export async function markMatching(
  db: Database,
  filter: MessageFilter,
  as: MessageStatus,
  options: ChangeOptions = {},
): Promise<{ count: number }> {
  const matches = and(conditionOf(filter), ne(status, as));
  if (options.dryRun) return { count: await db.orm.$count(contactMessages, matches) };
  for (let count = 0; ; ) {
    const batch = db.orm.select({ id }).from(contactMessages).where(matches).orderBy(createdAt).limit(BATCH);
    const { rowCount } = await db.orm.update(contactMessages).set({ status: as }).where(inArray(id, batch));
    count += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return { count };
  }
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

/** Which messages to delete: those created before a time, of one status, or both. */
export type PurgeFilter =
  | { olderThan: Date; status?: MessageStatus }
  | { olderThan?: Date; status: MessageStatus };

/** Deletes the messages that match, or only counts them. */
export async function purgeMessages(
  db: Database,
  options: ChangeOptions & PurgeFilter,
): Promise<{ count: number }> {
  const matches = and(
    options.olderThan && lt(createdAt, options.olderThan),
    options.status && eq(status, options.status),
  );
  if (!matches) throw new RangeError("A purge needs an age or a status.");
  if (options.dryRun) return { count: await db.orm.$count(contactMessages, matches) };
  for (let count = 0; ; ) {
    const batch = db.orm.select({ id }).from(contactMessages).where(matches).orderBy(createdAt).limit(BATCH);
    const { rowCount } = await db.orm.delete(contactMessages).where(inArray(id, batch));
    count += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return { count };
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
