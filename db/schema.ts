import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

// JavaScript dates have millisecond precision; with more digits in the column, cursors would compare wrongly.
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const MESSAGE_STATUSES = ["new", "read", "answered", "spam"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_LIMITS = { name: 200, email: 254, message: 5000 } as const;

const lengthBetweenOneAnd = (limit: number, column: string) =>
  sql.raw(`char_length(${column}) between 1 and ${limit}`);

// Ascending indexes, read backwards, serve "newest first". Drizzle's .desc() would add NULLS LAST, which does not match
// a plain ORDER BY … DESC. The trigram index for the search has its own migration, because it requires pg_trgm.
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    formId: uuid("form_id").notNull().unique(),
    createdAt: instant("created_at").notNull().default(sql`now()`),
    status: text("status").$type<MessageStatus>().notNull().default("new"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    spamMarks: text("spam_marks").array().notNull().default(sql`'{}'`),
    senderKey: text("sender_key"),
    /** When this message is due to be posted to CONTACT_WEBHOOK; null if it is sent, given up or not to be sent. */
    notifyAt: instant("notify_at"),
    notifyAttempts: integer("notify_attempts").notNull().default(0),
    /** Why the last attempt failed. If `notifyAt` is null, the message was given up. */
    notifyFailure: text("notify_failure"),
  },
  (table) => [
    check("contact_messages_status", sql.raw("status in ('new', 'read', 'answered', 'spam')")),
    index("contact_messages_notify")
      .on(table.notifyAt)
      .where(sql`${table.notifyAt} is not null or ${table.notifyFailure} is not null`),
    check("contact_messages_name", lengthBetweenOneAnd(MESSAGE_LIMITS.name, "name")),
    check("contact_messages_email", lengthBetweenOneAnd(MESSAGE_LIMITS.email, "email")),
    check("contact_messages_message", lengthBetweenOneAnd(MESSAGE_LIMITS.message, "message")),
    index("contact_messages_newest").on(table.createdAt, table.id),
    index("contact_messages_status_newest").on(table.status, table.createdAt, table.id),
    index("contact_messages_email_newest").on(sql`lower(${table.email})`, table.createdAt, table.id),
    index("contact_messages_known_sender").on(table.createdAt).where(sql`${table.senderKey} is not null`),
  ],
);

/** Which messages were deleted, when and by whom, without their content. Kept as long as messages are. */
export const contactDeletions = pgTable(
  "contact_deletions",
  {
    messageId: bigint("message_id", { mode: "number" }).primaryKey(),
    deletedAt: instant("deleted_at").notNull().default(sql`now()`),
    deletedBy: text("deleted_by").notNull(),
  },
  (table) => [index("contact_deletions_deleted_at").on(table.deletedAt)],
);

export const contactAttempts = pgTable(
  "contact_attempts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    takenAt: instant("taken_at").notNull().default(sql`clock_timestamp()`),
    senderKey: text("sender_key").notNull(),
    /** Hash of the sender's IPv6 /48, which may have many senders. */
    networkKey: text("network_key"),
    isFromForm: boolean("is_from_form").notNull().default(false),
  },
  (table) => [index("contact_attempts_taken_at").on(table.takenAt)],
);

export const exchangeRates = pgTable(
  "exchange_rates",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    base: text("base").notNull(),
    date: date("rates_date", { mode: "string" }).notNull(),
    source: text("source").notNull(),
    fetchedAt: instant("fetched_at").notNull().default(sql`now()`),
    status: text("status").$type<"accepted" | "quarantined">().notNull(),
    reason: text("reason"),
    rates: jsonb("rates").$type<Record<string, string>>().notNull(),
  },
  (table) => [
    check("exchange_rates_status", sql.raw("status in ('accepted', 'quarantined')")),
    check("exchange_rates_reason", sql.raw("(status = 'quarantined') = (reason is not null)")),
    unique("exchange_rates_one_per_day").on(table.source, table.date, table.status),
    index("exchange_rates_latest").on(table.status, table.date, table.fetchedAt),
  ],
);

export const sharedSecrets = pgTable(
  "shared_secrets",
  {
    purpose: text("purpose").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    secret: bytea("secret").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.day] }),
    check("shared_secrets_length", sql.raw("octet_length(secret) = 32")),
  ],
);

/** Scheduled jobs: when each is due next, and its number of consecutive failures. */
export const scheduledJobs = pgTable("scheduled_jobs", {
  name: text("name").primaryKey(),
  dueAt: instant("due_at").notNull(),
  failures: integer("failures").notNull().default(0),
});
