import { type ContactMessage, findMessages } from "~db/contact-messages";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { paintFor } from "../output/color";
import { makeInertLine, makeInertLines } from "../output/inert";
import { withDatabase } from "./database";
import { localTime } from "./local-time";
import { inertJson, messageJson } from "./message-forms";
import { readMessageIds, reportMissing } from "./message-ids";
import type { ShowOptions } from "./options";

export async function runContactsShow(
  io: Io,
  words: readonly string[],
  options: ShowOptions,
): Promise<ExitCode> {
  const wanted = await readMessageIds(io, words);
  const messages = await withDatabase(io, (db) => findMessages(db, wanted.ids));
  if (options.json) await printJson(io, messages, /^\d+$/.test(words.join(" ")));
  else if (messages.length > 0) {
    const texts = messages.map((message) => textOf(io, message, options.raw === true));
    await io.stdout.write(`${texts.join("\n\n")}\n`);
  }
  return reportMissing(
    io,
    wanted,
    messages.map(({ id }) => id),
  );
}

/** Prints an object for a single ID, and an array for several, for a range or for standard input. */
async function printJson(io: Io, messages: readonly ContactMessage[], isOne: boolean): Promise<void> {
  const all = messages.map(messageJson);
  if (!isOne) await io.stdout.write(`${inertJson(all, 2)}\n`);
  else if (all[0]) await io.stdout.write(`${inertJson(all[0], 2)}\n`);
}

/** Marks every line of the message with a bar, so that none can pass for output of the command. */
function textOf(io: Io, message: ContactMessage, isRaw: boolean): string {
  const paint = paintFor(io, io.stdout);
  const line = isRaw ? (text: string) => text : makeInertLine;
  const fields: [string, string][] = [
    ["Message", String(message.id)],
    ["Received", localTime(message.createdAt, io.timeZone, true)],
    ["Status", message.status],
    ["Name", line(message.name)],
    ["Email", line(message.email)],
    ...(message.spamMarks.length > 0
      ? ([["Marks", line(message.spamMarks.join(", "))]] as [string, string][])
      : []),
  ];
  const head = fields.map(([title, value]) => `${paint.dim(title.padEnd(10))}${value}`);
  if (isRaw) return [...head, "", message.message].join("\n");
  const body = makeInertLines(message.message).split("\n");
  return [...head, "", ...body.map((text) => `${paint.dim("│")} ${text}`)].join("\n");
}
