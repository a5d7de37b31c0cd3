import type { ContactMessage } from "~db/contact-messages";
import { readCursor } from "~db/cursor";
import { listMessages, streamMessages } from "~db/message-list";
import type { MessageStatus } from "~db/schema";
import { paintFor } from "../colour";
import { withDatabase } from "../database";
import { EXIT, type ExitCode } from "../exit-codes";
import { makeInertLine } from "../inert";
import type { Io } from "../io";
import { localTime } from "../local-time";
import { inertJson, messageJson, writeMessages } from "../message-forms";
import { printPaged } from "../pager";
import { note, refuseUsage } from "../say";
import { type Column, layOutTable } from "../table";

type Moment = (now: Date) => Date;
type Options = {
  readonly limit?: number;
  readonly cursor?: string;
  readonly since?: Moment;
  readonly until?: Moment;
  readonly status?: MessageStatus;
  readonly search?: string;
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly csv?: boolean;
  readonly raw?: boolean;
  readonly bom?: boolean;
};

const PAGE_LIMIT = 20;
const COLUMNS: readonly Column[] = [
  { title: "Id", align: "right" },
  { title: "Received" },
  { title: "Status" },
  { title: "Name", isFlexible: true },
  { title: "Email", isFlexible: true },
  { title: "Message", isFlexible: true },
];

export async function runContactsList(io: Io, _: readonly string[], options: Options): Promise<ExitCode> {
  const forms = (["json", "ndjson", "csv"] as const).filter((form) => options[form]);
  if (forms.length > 1) return refuseUsage(io, `--${forms[0]} and --${forms[1]} exclude each other.`);
  if (options.bom && !options.csv) return refuseUsage(io, "--bom requires --csv.");
  if (options.cursor !== undefined && !readCursor(options.cursor))
    return refuseUsage(io, `'${options.cursor}' is not a valid cursor.`);
  const now = io.now();
  const filter = {
    since: options.since?.(now),
    until: options.until?.(now),
    status: options.status,
    search: options.search,
    cursor: options.cursor,
  };
  return withDatabase(io, async (db) => {
    const [form] = forms;
    if (form === "ndjson" || form === "csv") {
      const { limit, raw: isRaw, bom: hasMark } = options;
      await writeMessages(io, streamMessages(db, filter), { form, limit, isRaw, hasMark });
      return EXIT.done;
    }
    const page = await listMessages(db, { ...filter, limit: options.limit ?? PAGE_LIMIT });
    if (form === "json") {
      const list = { messages: page.messages.map(messageJson), nextCursor: page.nextCursor };
      await io.stdout.write(`${inertJson(list, 2)}\n`);
    } else await printTable(io, page.messages, page.nextCursor, options.raw === true);
    return EXIT.done;
  });
}

async function printTable(
  io: Io,
  messages: readonly ContactMessage[],
  next: string | null,
  isRaw: boolean,
): Promise<void> {
  if (messages.length === 0) return note(io, "No messages.");
  const say = isRaw ? (text: string) => text : makeInertLine;
  const rows = messages.map((message) => [
    String(message.id),
    localTime(message.createdAt, io.timeZone),
    message.status,
    say(message.name),
    say(message.email),
    say(message.message),
  ]);
  const paint = paintFor(io, io.stdout);
  const table = `${layOutTable(COLUMNS, rows, io.stdout.columns, paint.bold).join("\n")}\n`;
  // A pager would display control characters in its own way.
  await (isRaw ? io.stdout.write(table) : printPaged(io, table));
  if (next !== null) await note(io, `More: add --cursor ${next}`);
}
