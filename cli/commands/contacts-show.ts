import { type ContactMessage, findMessage } from "~db/contact-messages";
import { paintFor } from "../colour";
import { withDatabase } from "../database";
import { EXIT, type ExitCode } from "../exit-codes";
import { makeInertLine, makeInertLines } from "../inert";
import type { Io } from "../io";
import { localTime } from "../local-time";
import { inertJson, messageJson } from "../message-forms";
import { readMessageId, reportMissing } from "../message-ids";

type Options = { readonly json?: boolean; readonly raw?: boolean };

export async function runContactsShow(
  io: Io,
  [word = ""]: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const id = readMessageId(word);
  const message = await withDatabase(io, (db) => findMessage(db, id));
  if (!message) return reportMissing(io, [id], []);
  const text = options.json ? inertJson(messageJson(message), 2) : textOf(io, message, options.raw === true);
  await io.stdout.write(`${text}\n`);
  return EXIT.done;
}

/** Every line of the message stands behind a bar: none of them can pass for one of ours. */
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
