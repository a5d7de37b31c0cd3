import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./client";
import { contactMessages } from "./schema";

const { id, createdAt, name, email, message, formId, notifyAt, notifyAttempts, notifyFailure } =
  contactMessages;

const fields = { id, createdAt, name, email, message, formId, notifyAttempts };
const ageMs = sql<number>`(extract(epoch from now() - ${createdAt}) * 1000)::float8`;

export type Notification = Pick<typeof contactMessages.$inferSelect, keyof typeof fields> & { ageMs: number };

const later = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** Takes the message that has been due longest. After `leaseMs`, another replica may take it, in case this one dies. */
export async function takeNotification(db: Database, leaseMs: number): Promise<Notification | undefined> {
  const next = db.orm
    .select({ id })
    .from(contactMessages)
    .where(sql`${notifyAt} <= now()`)
    .orderBy(notifyAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db.orm
    .update(contactMessages)
    .set({ notifyAt: later(leaseMs) })
    .where(eq(id, sql`(${next})`))
    .returning({ ...fields, ageMs });
  return taken;
}

export async function recordNotified(db: Database, messageId: number): Promise<void> {
  await db.orm.update(contactMessages).set({ notifyAt: null, notifyFailure: null }).where(eq(id, messageId));
}

/** Records a failure and when to try again; null gives the message up. */
export async function recordFailure(
  db: Database,
  messageId: number,
  failure: string,
  retryMs: number | null,
): Promise<void> {
  await db.orm
    .update(contactMessages)
    .set({
      notifyAt: retryMs === null ? null : later(retryMs),
      notifyAttempts: sql`${notifyAttempts} + 1`,
      notifyFailure: failure,
    })
    .where(eq(id, messageId));
}

/** Messages still to be sent, and those that were given up. */
export async function notificationCounts(db: Database): Promise<{ waiting: number; failed: number }> {
  const isWaiting = sql`${notifyAt} is not null`;
  const isFailed = and(sql`${notifyAt} is null`, sql`${notifyFailure} is not null`);
  const waiting = await db.orm.$count(contactMessages, isWaiting);
  return { waiting, failed: await db.orm.$count(contactMessages, isFailed) };
}

/** The reason of the last failure among the messages that were not sent. */
export async function latestFailure(db: Database): Promise<string | undefined> {
  const [latest] = await db.orm
    .select({ failure: notifyFailure })
    .from(contactMessages)
    .where(sql`${notifyFailure} is not null`)
    .orderBy(sql`${id} desc`)
    .limit(1);
  return latest?.failure ?? undefined;
}
