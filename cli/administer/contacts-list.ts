import { listMessages, type MessagePage, readCursor, streamMessages } from "~db/message-list";
import type { Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import type { Io } from "../io";
import { paintFor } from "../output/color";
import { makeInertLine } from "../output/inert";
import { printPaged } from "../output/pager";
import { printError, printNote, printUsageError } from "../output/print-error";
import { type Column, layOutTable } from "../output/table";
import { withDatabase } from "./database";
import { localTime } from "./local-time";
import { inertJson, messageJson, writeMessages } from "./message-forms";
import { filterOf } from "./message-ids";
import type { ExportOptions, ListOptions } from "./options";

const PAGE_LIMIT = 20;
const COLUMNS: readonly Column[] = [
  { title: "Id", align: "right" },
  { title: "Received" },
  { title: "Status" },
  { title: "Name", isFlexible: true },
  { title: "Email", isFlexible: true },
  { title: "Message", isFlexible: true },
];

export const runContactsList: Run<ListOptions> = async (io, _, options) => {
  const { cursor } = options;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after) return printUsageError(io, `'${cursor}' is not a valid cursor.`);
  const filter = { ...filterOf(io, options), after };
  return withDatabase(io, async (db) => {
    if (options.ndjson || options.csv) {
      await writeMessages(io, streamMessages(db, filter), options);
      return EXIT.done;
    }
    const page = await listMessages(db, { ...filter, limit: options.limit ?? PAGE_LIMIT });
    if (options.json) {
      const list = { messages: page.messages.map(messageJson), nextCursor: page.nextCursor };
      await io.stdout.write(`${inertJson(list, 2)}\n`);
    } else await printTable(io, page, options.raw === true);
    return EXIT.done;
  });
};

async function printTable(io: Io, { messages, nextCursor }: MessagePage, isRaw: boolean): Promise<void> {
  if (messages.length === 0) return printNote(io, "No messages.");
  const say = isRaw ? (text: string) => text : makeInertLine;
  const rows = messages.map((message) => [
    String(message.id),
    localTime(message.createdAt, io.timeZone),
    message.status,
    say(message.name),
    say(message.email),
    say(message.message),
  ]);
  const paint = paintFor(io);
  const table = `${layOutTable(COLUMNS, rows, io.stdout.columns, paint.bold).join("\n")}\n`;
  // A pager would replace control characters, which --raw must keep.
  await (isRaw ? io.stdout.write(table) : printPaged(io, table));
  if (nextCursor !== null) await printNote(io, `More: add --cursor ${nextCursor}`);
}

/** Exports everything stored about one address, for its owner, except the keyed hash. */
export const runContactsExport: Run<ExportOptions> = async (io, [email = ""], options) => {
  const count = await withDatabase(io, (db) => writeMessages(io, streamMessages(db, { email }), options));
  if (count > 0) return EXIT.done;
  await printError(io, `There are no messages from ${email}.`);
  return EXIT.unknown;
};
