import { and, asc, between, desc, eq, gte, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client";
import type { ContactMessage } from "./contact-messages";
import { contactMessages, type MessageStatus } from "./schema";

/** Message ids from the first to the last, both included. */
export type IdRange = { readonly first: number; readonly last: number };

export type MessageFilter = {
  ids?: readonly IdRange[];
  withoutSpam?: boolean;
  since?: Date;
  until?: Date;
  status?: MessageStatus;
  search?: string;
  email?: string;
};

export type MessagePage = { messages: ContactMessage[]; nextCursor: string | null };

const { createdAt, email, id, message, name, status } = contactMessages;

function containing(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  // Must match the expression of the trigram index, or PostgreSQL does not use it.
  return sql`(${name} || ' ' || ${email} || ' ' || ${message}) ilike ${pattern}`;
}

/** Single ids as one array, because a statement has at most 65,535 parameters. */
function among(ranges: readonly IdRange[]): SQL | undefined {
  const single = ranges.filter(({ first, last }) => first === last).map(({ first }) => first);
  const wide = ranges.filter(({ first, last }) => first !== last);
  return or(
    sql`${id} = any(${sql.param(single)}::bigint[])`,
    ...wide.map(({ first, last }) => between(id, first, last)),
  );
}

/** The SQL condition of a filter; undefined if the filter is empty. */
export function conditionOf(filter: MessageFilter): SQL | undefined {
  return and(
    filter.ids && among(filter.ids),
    filter.withoutSpam ? ne(status, "spam") : undefined,
    filter.since && gte(createdAt, filter.since),
    filter.until && lt(createdAt, filter.until),
    filter.status && eq(status, filter.status),
    filter.email === undefined ? undefined : eq(sql`lower(${email})`, sql`lower(${filter.email})`),
    filter.search ? containing(filter.search) : undefined,
  );
}

type MessagePosition = Pick<ContactMessage, "createdAt" | "id">;
type Listing = MessageFilter & { limit: number; isOldestFirst?: boolean };

function readPage(db: Database, { limit, isOldestFirst, ...filter }: Listing, after?: MessagePosition) {
  const order = isOldestFirst ? asc : desc;
  const comparison = sql.raw(isOldestFirst ? ">" : "<");
  const isFurther =
    after &&
    sql`(${createdAt}, ${id}) ${comparison} (${after.createdAt.toISOString()}::timestamptz, ${after.id}::bigint)`;
  return db.orm
    .select()
    .from(contactMessages)
    .where(and(conditionOf(filter), isFurther))
    .orderBy(order(createdAt), order(id))
    .limit(limit);
}

/** One page of messages, newest first. The cursor encodes its last message, so new messages cause no repeats or gaps. */
export async function listMessages(
  db: Database,
  { limit = 50, after, ...filter }: MessageFilter & { limit?: number; after?: MessagePosition } = {},
): Promise<MessagePage> {
  const rows = await readPage(db, { ...filter, limit: limit + 1 }, after);
  const messages = rows.slice(0, limit);
  const last = messages.at(-1);
  return { messages, nextCursor: rows.length > limit && last ? writeCursor(last) : null };
}

const BATCH = 500;

/** Every message that matches, newest first unless `isOldestFirst`, in constant memory. */
export async function* streamMessages(
  db: Database,
  { after: start, ...options }: MessageFilter & { after?: MessagePosition; isOldestFirst?: boolean } = {},
): AsyncGenerator<ContactMessage> {
  let after = start;
  do {
    const rows = await readPage(db, { ...options, limit: BATCH }, after);
    yield* rows;
    after = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (after);
}

const SHAPE = /^([0-9a-z]{1,9})-([0-9a-z]{1,11})$/;

export function writeCursor({ createdAt, id }: MessagePosition): string {
  return `${createdAt.getTime().toString(36)}-${id.toString(36)}`;
}

/** The list position that a cursor encodes; undefined if the text is not a valid cursor. */
export function readCursor(text: string): MessagePosition | undefined {
  const [, time = "", number = ""] = SHAPE.exec(text) ?? [];
  const createdAt = new Date(Number.parseInt(time, 36));
  const id = Number.parseInt(number, 36);
  if (Number.isNaN(createdAt.getTime()) || !Number.isSafeInteger(id)) return undefined;
  return { createdAt, id };
}
