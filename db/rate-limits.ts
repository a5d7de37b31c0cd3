import { lt, sql } from "drizzle-orm";
import type { Database } from "./client";
import { contactAttempts } from "./schema";

const WINDOW_MS = 60_000;
const COUNTER_LOCK = 7_300_319;

export type SlotRequest = { senderKey: string; perAddress: number; overall: number };
export type Slot = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Takes one of the minute's places, if one is free for this sender and one overall.
 * Any 60 seconds count, not the clock's minutes; replicas share the count, and a refusal takes nothing.
 */
export async function takeContactSlot(db: Database, request: SlotRequest): Promise<Slot> {
  return db.orm.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${COUNTER_LOCK}), set_config('synchronous_commit', 'off', true)`,
    );
    const recent = await tx
      .select({
        isSender: sql<boolean>`${contactAttempts.senderKey} = ${request.senderKey}`,
        ageMs: sql<number>`(extract(epoch from clock_timestamp() - ${contactAttempts.takenAt}) * 1000)::float8`,
      })
      .from(contactAttempts)
      .where(sql`${contactAttempts.takenAt} > clock_timestamp() - interval '60 seconds'`)
      .orderBy(contactAttempts.takenAt);
    const waits = [
      waitMs(
        recent.filter((attempt) => attempt.isSender),
        request.perAddress,
      ),
      waitMs(recent, request.overall),
    ];
    const longestMs = Math.max(...waits);
    if (longestMs > 0) return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(longestMs / 1000)) };
    await tx
      .delete(contactAttempts)
      .where(lt(contactAttempts.takenAt, sql`clock_timestamp() - interval '60 seconds'`));
    await tx.insert(contactAttempts).values({ senderKey: request.senderKey });
    return { allowed: true };
  });
}

/** `attempts` come oldest first: a place is free once only limit - 1 of them lie inside the window. */
function waitMs(attempts: readonly { ageMs: number }[], limit: number): number {
  const blocking = attempts[attempts.length - limit];
  return blocking && limit > 0 ? WINDOW_MS - blocking.ageMs : limit > 0 ? 0 : WINDOW_MS;
}
