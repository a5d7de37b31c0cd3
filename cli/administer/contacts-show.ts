import { parseEnv } from "~/env.server";
import type { ContactMessage } from "~db/contact-messages";
import { streamMessages } from "~db/message-list";
import type { Run } from "../command-spec";
import type { Io } from "../io";
import { paintFor } from "../output/color";
import { makeInertLine, makeInertLines } from "../output/inert";
import { printUsageError } from "../output/print-error";
import { withDatabase } from "./database";
import { localTime } from "./local-time";
import { inertJson, messageJson } from "./message-forms";
import { readMessageIds, reportMissing } from "./message-ids";
import type { ShowOptions } from "./options";

export const runContactsShow: Run<ShowOptions> = async (io, words, options) => {
  if (words.length === 0) return printUsageError(io, "Give the IDs of the messages.");
  const ids = await readMessageIds(io, words);
  const { siteDomain } = parseEnv(io.env);
  // A single ID is an object; several, a range or standard input are an array.
  const isOne = /^\d+$/.test(words.join(" "));
  const [open, between, close] = !options.json
    ? ["", "\n\n", "\n"]
    : isOne
      ? ["", "", "\n"]
      : ["[", ",", "]\n"];
  const textFor = (message: ContactMessage) =>
    options.json ? inertJson(messageJson(message), 2) : textOf(io, message, options.raw === true, siteDomain);
  return withDatabase(io, async (db) => {
    const found: number[] = [];
    for await (const message of streamMessages(db, { ids: ids.ranges, isOldestFirst: true })) {
      await io.stdout.write(`${found.length === 0 ? open : between}${textFor(message)}`);
      found.push(message.id);
    }
    if (found.length > 0) await io.stdout.write(close);
    else if (options.json && !isOne) await io.stdout.write("[]\n");
    return reportMissing(io, db, ids, found);
  });
};

/** Mail programs truncate longer links. */
const LONGEST_QUOTE = 1000;

/** A link that opens a reply with the message quoted. The message is encoded, so that it cannot affect a terminal. */
function replyTo({ name, email, message, createdAt }: ContactMessage, siteDomain: string): string {
  const quoted = [...message].slice(0, LONGEST_QUOTE).join("").split("\n");
  const rest = message.length > LONGEST_QUOTE ? ["> …"] : [];
  const day = createdAt.toISOString().slice(0, 10);
  const body = [
    `Hello ${name},`,
    "",
    "",
    `On ${day} you wrote:`,
    ...quoted.map((line) => `> ${line}`),
    ...rest,
  ];
  const subject = encodeURIComponent(`Your message to ${siteDomain}`);
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body.join("\r\n"))}`;
}

/** The message as text. A bar marks each of its lines, so that none looks like output of the command. */
function textOf(io: Io, message: ContactMessage, isRaw: boolean, siteDomain: string): string {
  const paint = paintFor(io);
  const line = isRaw ? (text: string) => text : makeInertLine;
  const fields: [string, string][] = [
    ["Message", String(message.id)],
    ["Received", localTime(message.createdAt, io.timeZone, true)],
    ["Status", message.status],
    ["Name", line(message.name)],
    ["Email", line(message.email)],
    ["Marks", message.spamMarks.join(", ")],
    ["Reply", replyTo(message, siteDomain)],
  ];
  const given = fields.filter(([title]) => title !== "Marks" || message.spamMarks.length > 0);
  const head = given.map(([title, value]) => `${paint.dim(title.padEnd(10))}${value}`);
  if (isRaw) return [...head, "", message.message].join("\n");
  const body = makeInertLines(message.message).split("\n");
  return [...head, "", ...body.map((text) => `${paint.dim("│")} ${text}`)].join("\n");
}
