import { splitLines } from "~db/backup/read-backup";
import type { Database } from "~db/client";
import { findDeletion } from "~db/message-changes";
import type { IdRange, MessageFilter } from "~db/message-list";
import { UsageError } from "../command-spec";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printError } from "../output/print-error";
import { localTime } from "./local-time";
import type { FilterOptions } from "./options";

const MOST_LISTED = 10;

export type MessageIds = {
  readonly ranges: readonly IdRange[];
  /** The IDs that were given individually, not in a range. Each must exist. */
  readonly single: readonly number[];
};

function readId(text: string, whole: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id < 1) throw new UsageError(`'${whole}' is not a message ID.`);
  return id;
}

function rangeOf(word: string): IdRange {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  if (from === undefined || to === undefined) {
    const id = readId(word, word);
    return { first: id, last: id };
  }
  const [first, last] = [readId(from, word), readId(to, word)];
  if (last < first) throw new UsageError(`The range '${word}' is reversed: write ${to}-${from}.`);
  return { first, last };
}

/** The IDs in a line: separated by spaces, or the id of a JSON object as `export` and `list --ndjson` print it. */
function wordsOfLine(line: string): string[] {
  if (!line.startsWith("{")) return line.split(/\s+/).filter((word) => word !== "");
  try {
    return [String(JSON.parse(line).id)];
  } catch {
    throw new UsageError(`'${line.slice(0, 40)}' is not a line of export.`);
  }
}

async function* wordsOfInput(io: Io): AsyncGenerator<string> {
  for await (const line of splitLines(io.input.chunks())) yield* wordsOfLine(line.toString().trim());
}

/** Reads message IDs: "12", a range "3-7", or "-" for IDs on standard input. @throws UsageError for anything else. */
export async function readMessageIds(io: Io, texts: readonly string[]): Promise<MessageIds> {
  const ranges: IdRange[] = [];
  const single: number[] = [];
  for (const text of texts)
    for await (const word of text === "-" ? wordsOfInput(io) : [text]) {
      const range = rangeOf(word);
      ranges.push(range);
      if (!word.includes("-")) single.push(range.first);
    }
  return { ranges, single };
}

/** The filter for the options. Without a status, it excludes spam. */
export function filterOf(io: Io, { since, until, status, email, search }: FilterOptions): MessageFilter {
  const now = io.now();
  return {
    since: since?.(now),
    until: until?.(now),
    status,
    email,
    search,
    withoutSpam: status === undefined,
  };
}

const isFiltered = ({ since, until, status, email, search }: FilterOptions): boolean =>
  [since, until, status, email, search].some(Boolean);

/** The messages that a command names or filters. @throws UsageError for both, or neither. */
export async function chooseMessages(
  io: Io,
  words: readonly string[],
  options: FilterOptions,
): Promise<{ readonly filter: MessageFilter; readonly ids?: MessageIds }> {
  if (words.length > 0 && isFiltered(options))
    throw new UsageError("Give either message IDs or filters, not both.");
  if (words.length === 0 && !isFiltered(options))
    throw new UsageError("Give message IDs, or a filter such as --search TEXT.");
  if (words.length === 0) return { filter: filterOf(io, options) };
  const ids = await readMessageIds(io, words);
  return { filter: { ids: ids.ranges }, ids };
}

async function describeMissing(io: Io, db: Database, missing: readonly number[]): Promise<string> {
  const [first = 0] = missing;
  if (missing.length > 1) {
    const more = missing.length > MOST_LISTED ? ` and ${missing.length - MOST_LISTED} more` : "";
    return `There are no messages ${missing.slice(0, MOST_LISTED).join(", ")}${more}.`;
  }
  const deletion = await findDeletion(db, first);
  return deletion
    ? `There is no message ${first}: ${deletion.deletedBy} deleted it at ${localTime(deletion.deletedAt, io.timeZone)}.`
    : `There is no message ${first}.`;
}

/** Reports the messages that do not exist, and returns the exit code. A range may have gaps, but must not be empty. */
export async function reportMissing(
  io: Io,
  db: Database,
  ids: MessageIds,
  found: readonly number[],
): Promise<ExitCode> {
  const known = new Set(found);
  const missing = [...new Set(ids.single)].filter((id) => !known.has(id));
  if (missing.length === 0 && (found.length > 0 || ids.ranges.length === 0)) return EXIT.done;
  await printError(
    io,
    missing.length === 0 ? "There are no messages in that range." : await describeMissing(io, db, missing),
  );
  return EXIT.unknown;
}

/** The user who runs the command, for the record of deletions. */
export const userOf = ({ env }: Io): string =>
  env.SUDO_USER || env.USER || env.LOGNAME || `user ${process.getuid?.() ?? "unknown"}`;

export const countMessages = (count: number): string => `${count} message${count === 1 ? "" : "s"}`;
