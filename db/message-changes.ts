import { and, asc, eq, gt, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client";
import { conditionOf, type MessageFilter } from "./message-list";
import { contactDeletions, contactMessages, type MessageStatus } from "./schema";

const { id, status } = contactMessages;
/** Messages per statement, few enough for the statement timeout. */
const BATCH = 5000;
/** The most ranges in one statement. */
const MOST_RANGES = 1000;

/** The ids of all messages that match, in batches, in ascending order. Each batch is queried when it is requested. */
async function* matchingBatches(db: Database, matches: SQL | undefined): AsyncGenerator<number[]> {
  for (let last = 0; ; ) {
    const rows = await db.orm
      .select({ id })
      .from(contactMessages)
      .where(and(matches, gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH);
    if (rows.length > 0) yield rows.map((row) => row.id);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Splits a filter with many ids, because each batch would look up all of them again. */
function* pieces(filter: MessageFilter): Generator<MessageFilter> {
  if (!filter.ids) yield filter;
  else
    for (let from = 0; from < filter.ids.length; from += MOST_RANGES)
      yield { ...filter, ids: filter.ids.slice(from, from + MOST_RANGES) };
}

type Act = (chosen: SQL | undefined, batch: number[]) => Promise<number[]>;

async function changeAll(db: Database, filter: MessageFilter, extra: SQL | undefined, act: Act) {
  if (!conditionOf(filter)) throw new RangeError("Without a filter, every message would change.");
  const ids: number[] = [];
  for (const piece of pieces(filter)) {
    const matches = and(conditionOf(piece), extra);
    // A message may have changed since it matched, except in its id.
    const stillMatches = and(conditionOf({ ...piece, ids: undefined }), extra);
    for await (const batch of matchingBatches(db, matches))
      for (const changed of await act(and(inArray(id, batch), stillMatches), batch)) ids.push(changed);
  }
  return ids;
}

/** Marks the messages that match and returns their ids. Without `ids`, messages that have the status already are left out. */
export async function markMessages(
  db: Database,
  filter: MessageFilter,
  as: MessageStatus,
  { dryRun }: { dryRun?: boolean } = {},
): Promise<number[]> {
  const isOther = filter.ids ? undefined : ne(status, as);
  return changeAll(db, filter, isOther, async (chosen, batch) => {
    if (dryRun) return batch;
    const rows = await db.orm.update(contactMessages).set({ status: as }).where(chosen).returning({ id });
    return rows.map((row) => row.id);
  });
}

/** Deletes the messages that match and records by whom. Returns their ids. */
export async function deleteMessages(
  db: Database,
  filter: MessageFilter,
  { dryRun, by }: { dryRun?: boolean; by: string },
): Promise<number[]> {
  return changeAll(db, filter, undefined, async (chosen, batch) => {
    if (dryRun) return batch;
    const { rows } = await db.orm.execute<{ id: string }>(sql`
      with gone as (delete from ${contactMessages} where ${chosen} returning id)
      insert into ${contactDeletions} (message_id, deleted_by) select id, ${by} from gone
        on conflict (message_id) do update set deleted_at = now(), deleted_by = excluded.deleted_by
        returning message_id as id`);
    return rows.map((row) => Number(row.id));
  });
}

export async function findDeletion(db: Database, messageId: number) {
  const [found] = await db.orm
    .select()
    .from(contactDeletions)
    .where(eq(contactDeletions.messageId, messageId));
  return found;
}

/** Removes the records of deletions before a time. Returns their number. */
export async function forgetDeletions(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.orm.delete(contactDeletions).where(lt(contactDeletions.deletedAt, before));
  return rowCount ?? 0;
}
