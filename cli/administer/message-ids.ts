import { UsageError } from "../command-spec";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printError } from "../output/print-error";

const MOST_AT_ONCE = 10_000;
/** Longer than any list of 10,000 IDs. */
const LONGEST_LIST = 1_000_000;

export type MessageIds = {
  readonly ids: readonly number[];
  /** Those given one by one, not as part of a range: each must exist. */
  readonly single: readonly number[];
};

function readId(text: string, whole: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id < 1) throw new UsageError(`'${whole}' is not a message ID.`);
  return id;
}

type Range = { readonly first: number; readonly count: number };

function rangeOf(word: string): Range {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  if (from === undefined || to === undefined) return { first: readId(word, word), count: 1 };
  const [first, last] = [readId(from, word), readId(to, word)];
  if (last < first) throw new UsageError(`The range '${word}' is reversed: write ${to}-${from}.`);
  return { first, count: last - first + 1 };
}

const tooMany = () => new UsageError("A command takes at most 10,000 messages at once.");

async function wordsOfInput(io: Io): Promise<string[]> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of io.input.chunks()) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_LIST) throw tooMany();
  }
  return text.split(/\s+/).filter((word) => word !== "");
}

/**
 * Reads message IDs: 12, a range 3-7, or - for those on standard input, separated by spaces or lines. Ranges are counted
 * before they are expanded. @throws UsageError for anything else, and for more than 10,000.
 */
export async function readMessageIds(io: Io, texts: readonly string[]): Promise<MessageIds> {
  const words: string[] = [];
  for (const text of texts) words.push(...(text === "-" ? await wordsOfInput(io) : [text]));
  const ranges = words.map(rangeOf);
  if (ranges.reduce((sum, { count }) => sum + count, 0) > MOST_AT_ONCE) throw tooMany();
  const ids = ranges.flatMap(({ first, count }) => Array.from({ length: count }, (_, at) => first + at));
  return { ids: [...new Set(ids)], single: words.filter((word) => !word.includes("-")).map(Number) };
}

/** Reports the messages that do not exist, and returns the exit code. A range may have gaps, but must not be empty. */
export async function reportMissing(
  io: Io,
  { ids, single }: MessageIds,
  found: readonly number[],
): Promise<ExitCode> {
  const known = new Set(found);
  const missing = [...new Set(single)].filter((id) => !known.has(id));
  if (missing.length === 0 && (found.length > 0 || ids.length === 0)) return EXIT.done;
  await printError(
    io,
    missing.length === 0
      ? "There are no messages in that range."
      : missing.length === 1
        ? `There is no message ${missing[0]}.`
        : `There are no messages ${missing.join(", ")}.`,
  );
  return EXIT.unknown;
}

export const countMessages = (count: number): string => `${count} message${count === 1 ? "" : "s"}`;
