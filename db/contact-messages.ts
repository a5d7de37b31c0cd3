import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./client";
import { notificationCounts } from "./notifications";
import { contactMessages, type MessageStatus } from "./schema";
import { toStorageError } from "./storage-error";

export type ContactMessage = typeof contactMessages.$inferSelect;

export type NewMessage = Pick<
  typeof contactMessages.$inferInsert,
  "formId" | "name" | "email" | "message" | "senderKey" | "status" | "spamMarks"
> & {
  /** Whether to post it to CONTACT_WEBHOOK. */
  isNotified?: boolean;
};

export type StoreOutcome = { outcome: "stored" | "repeated" | "conflict"; id: number };

/** Stores a message once per form id. "conflict": another message has that id. @throws StorageError, without the message. */
export function storeMessage(db: Database, message: NewMessage): Promise<StoreOutcome> {
  return insertOnce(db, message).catch((error: unknown) => {
    throw toStorageError(error);
  });
}

async function insertOnce(db: Database, message: NewMessage): Promise<StoreOutcome> {
  for (;;) {
    const [stored] = await db.orm
      .insert(contactMessages)
      .values({
        formId: message.formId,
        name: message.name,
        email: message.email,
        message: message.message,
        senderKey: message.senderKey,
        status: message.status,
        spamMarks: message.spamMarks,
        notifyAt: message.isNotified ? sql`now()` : null,
      })
      .onConflictDoNothing({ target: contactMessages.formId })
      .returning({ id: contactMessages.id });
    if (stored) return { outcome: "stored", id: stored.id };

    const earlier = await findStored(db, message);
    if (earlier) return earlier;
    // The earlier message was deleted between the two queries: retry.
  }
}

/** Compares a message with the one already stored under its form id, if any. */
export async function findStored(
  db: Database,
  message: Pick<NewMessage, "formId" | "name" | "email" | "message">,
): Promise<{ outcome: "repeated" | "conflict"; id: number } | undefined> {
  const { name, email, message: text } = contactMessages;
  const [earlier] = await db.orm
    .select({
      id: contactMessages.id,
      isSame: sql<boolean>`(${name}, ${email}, ${text}) = (${message.name}, ${message.email}, ${message.message})`,
    })
    .from(contactMessages)
    .where(eq(contactMessages.formId, message.formId));
  return earlier && { outcome: earlier.isSame ? "repeated" : "conflict", id: earlier.id };
}

export type MessageStats = Awaited<ReturnType<typeof messageStats>>;

export async function messageStats(db: Database) {
  const { createdAt, status } = contactMessages;
  const counts = await db.orm
    .select({ status, count: sql<number>`count(*)::float8` })
    .from(contactMessages)
    .groupBy(status);
  const since = (span: string) =>
    sql<number>`(select count(*)::float8 from ${contactMessages} where ${createdAt} > now() - ${span}::interval)`;
  const [span] = await db.orm
    .select({
      oldest: sql`min(${createdAt})`.mapWith(createdAt),
      newest: sql`max(${createdAt})`.mapWith(createdAt),
      lastDay: since("1 day"),
      lastWeek: since("7 days"),
    })
    .from(contactMessages);
  const byStatus: Record<MessageStatus, number> = { new: 0, read: 0, answered: 0, spam: 0 };
  for (const row of counts) byStatus[row.status] = row.count;
  return {
    total: byStatus.new + byStatus.read + byStatus.answered + byStatus.spam,
    byStatus,
    notifications: await notificationCounts(db),
    lastDay: span?.lastDay ?? 0,
    lastWeek: span?.lastWeek ?? 0,
    oldest: span?.oldest ?? null,
    newest: span?.newest ?? null,
  };
}

/** Clears the sender hashes of messages older than this date. Returns how many were cleared. */
export async function forgetSenders(db: Database, olderThan: Date): Promise<number> {
  const { createdAt, senderKey } = contactMessages;
  const result = await db.orm
    .update(contactMessages)
    .set({ senderKey: null })
    .where(and(sql`${senderKey} is not null`, sql`${createdAt} < ${olderThan.toISOString()}`));
  return result.rowCount ?? 0;
}
