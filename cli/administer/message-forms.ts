import type { ContactMessage } from "~db/contact-messages";
import type { Io } from "../io";
import { csvRow } from "../output/csv";
import { makeInertLines } from "../output/inert";

export type MessageForm = "ndjson" | "csv";
type WriteOptions = {
  readonly form: MessageForm;
  readonly limit?: number;
  readonly isRaw?: boolean;
  readonly hasMark?: boolean;
};

const BYTE_ORDER_MARK = "\uFEFF";
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
  JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu,
    (character) =>
      [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join(""),
  );

/** The start of a formula in a spreadsheet (OWASP, "CSV Injection"), including full-width characters. */
const FORMULA_START = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/;

/** Escapes a cell that looks like a formula with a leading apostrophe, which makes it text. */
export const defuseCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

function csvCells(message: ContactMessage, isRaw: boolean | undefined): string[] {
  const say = isRaw ? (text: string) => text : (text: string) => defuseCell(makeInertLines(text));
  const { id, receivedAt, status, name, email, message: text, spamMarks } = messageJson(message);
  return [String(id), receivedAt, status, say(name), say(email), say(text), say(spamMarks.join(" "))];
}

/** Writes messages as they arrive from the database, in constant memory. Returns their number. */
export async function writeMessages(
  io: Io,
  messages: AsyncIterable<ContactMessage>,
  options: WriteOptions,
): Promise<number> {
  const limit = options.limit ?? Number.POSITIVE_INFINITY;
  let count = 0;
  let text = options.form === "csv" ? `${options.hasMark ? BYTE_ORDER_MARK : ""}${csvRow(CSV_HEAD)}` : "";
  for await (const message of messages) {
    if (count === limit) break;
    count += 1;
    text +=
      options.form === "csv"
        ? csvRow(csvCells(message, options.isRaw))
        : `${inertJson(messageJson(message))}\n`;
    if (text.length < FLUSH_LENGTH) continue;
    await io.stdout.write(text);
    text = "";
  }
  await io.stdout.write(text);
  return count;
}
