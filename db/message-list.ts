import { and, asc, between, desc, eq, gte, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client";
import type { ContactMessage } from "./contact-messages";
import { contactMessages, type MessageStatus } from "./schema";

/** Message ids from the first to the last, both included. */
export type IdRange = { readonly first: number; readonly last: number };

export type MessageFilter = {
  ids?: readonly IdRange[];
  /** Leaves out spam. */
  withoutSpam?: boolean;
  since?: Date;
  until?: Date;
  status?: MessageStatus;
  search?: string;
  email?: string;
};

type MessagePage = { messages: ContactMessage[]; nextCursor: string | null };

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

/** The condition that a message matches the filter; undefined if the filter is empty. */
export function conditionOf(filter: MessageFilter, after?: MessagePosition): SQL | undefined {
  return and(
    filter.ids && among(filter.ids),
    filter.withoutSpam ? ne(status, "spam") : undefined,
    filter.since && gte(createdAt, filter.since),
    filter.until && lt(createdAt, filter.until),
    filter.status && eq(status, filter.status),
    filter.email === undefined ? undefined : eq(sql`lower(${email})`, sql`lower(${filter.email})`),
    filter.search ? containing(filter.search) : undefined,
    after &&
      sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::bigint)`,
  );
}

function readPage(db: Database, filter: MessageFilter, limit: number, after?: MessagePosition) {
  return db.orm
    .select()
    .from(contactMessages)
    .where(conditionOf(filter, after))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/**
 * One page of messages, newest first. `since` is inclusive, `until` exclusive. The cursor encodes the last message of a
 * page, so new messages never cause repeats or gaps.
 * @throws RangeError for an invalid cursor; check with `readCursor` first.
 */
export async function listMessages(
  db: Database,
  options: MessageFilter & { limit?: number; cursor?: string } = {},
): Promise<MessagePage> {
  const limit = options.limit ?? 50;
  const after = options.cursor === undefined ? undefined : readCursor(options.cursor);
  if (options.cursor !== undefined && !after) throw new RangeError(`No such cursor: ${options.cursor}`);
  const rows = await readPage(db, options, limit + 1, after);
  const messages = rows.slice(0, limit);
  const last = messages.at(-1);
  return { messages, nextCursor: rows.length > limit && last ? writeCursor(last) : null };
}

/** Every message that matches, newest first, in constant memory. */
export async function* streamMessages(
  db: Database,
  options: MessageFilter & { cursor?: string; batchSize?: number } = {},
): AsyncGenerator<ContactMessage> {
  let cursor = options.cursor;
  do {
    const page = await listMessages(db, { ...options, limit: options.batchSize ?? 500, cursor });
    yield* page.messages;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Every message that matches, oldest first, in constant memory. */
export async function* streamOldestFirst(
  db: Database,
  options: MessageFilter & { batchSize?: number } = {},
): AsyncGenerator<ContactMessage> {
  const limit = options.batchSize ?? 500;
  let last: ContactMessage | undefined;
  do {
    const after =
      last && sql`(${createdAt}, ${id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id}::bigint)`;
    const rows = await db.orm
      .select()
      .from(contactMessages)
      .where(and(conditionOf(options), after))
      .orderBy(asc(createdAt), asc(id))
      .limit(limit);
    yield* rows;
    last = rows.length === limit ? rows.at(-1) : undefined;
  } while (last);
}

type MessagePosition = { createdAt: Date; id: number };

const SHAPE = /^([0-9a-z]{1,9})-([0-9a-z]{1,11})$/;

export function writeCursor({ createdAt, id }: MessagePosition): string {
  return `${createdAt.getTime().toString(36)}-${id.toString(36)}`;
}

/** The list position that a cursor encodes; undefined if the text is not a valid cursor. */
export function readCursor(text: string): MessagePosition | undefined {
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const [, time = "", number = ""] = match;
  const createdAt = new Date(Number.parseInt(time, 36));
  const id = Number.parseInt(number, 36);
  if (Number.isNaN(createdAt.getTime()) || !Number.isSafeInteger(id)) return undefined;
  return { createdAt, id };
}
