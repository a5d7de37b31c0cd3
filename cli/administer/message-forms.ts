import type { ContactMessage } from "~db/contact-messages";
import type { Io } from "../io";
import { csvRow } from "../output/csv";
import { makeInertLines, UNSAFE } from "../output/inert";
import type { ListOptions } from "./options";

const FLUSH_LENGTH = 65_536;
const CSV_HEAD = ["id", "receivedAt", "status", "name", "email", "message", "spamMarks"];

/** A message as JSON, complete except for the keyed hash of the sender. */
export const messageJson = (message: ContactMessage) => ({
  id: message.id,
  receivedAt: message.createdAt.toISOString(),
  status: message.status,
  name: message.name,
  email: message.email,
  message: message.message,
  spamMarks: message.spamMarks,
  formId: message.formId,
});

/** JSON with control characters escaped, so that it is safe on a terminal; parsers read the same text. */
export const inertJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(UNSAFE, (character) =>
    character === "\n"
      ? character
      : character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );

/** The start of a formula in a spreadsheet (OWASP, "CSV Injection"), including full-width characters. */
const FORMULA_START = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/;

/** Escapes a cell that looks like a formula with a leading apostrophe, which makes it text. */
export const defuseCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

function csvCells(message: ContactMessage, isRaw: boolean | undefined): string[] {
  const say = (text: string): string => (isRaw ? text : defuseCell(makeInertLines(text)));
  const { id, receivedAt, status, name, email, message: text, spamMarks } = messageJson(message);
  return [String(id), receivedAt, status, say(name), say(email), say(text), say(spamMarks.join(" "))];
}

/** Writes messages as CSV or NDJSON as they arrive from the database, in constant memory. Returns their number. */
export async function writeMessages(
  io: Io,
  messages: AsyncIterable<ContactMessage>,
  { csv, raw, limit }: Pick<ListOptions, "csv" | "raw" | "limit">,
): Promise<number> {
  let count = 0;
  let text = csv ? csvRow(CSV_HEAD) : "";
  for await (const message of messages) {
    if (count === limit) break;
    count += 1;
    text += csv ? csvRow(csvCells(message, raw)) : `${inertJson(messageJson(message))}\n`;
    if (text.length < FLUSH_LENGTH) continue;
    await io.stdout.write(text);
    text = "";
  }
  await io.stdout.write(text);
  return count;
}
