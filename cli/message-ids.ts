import { UsageError } from "./command-spec";
import { EXIT, type ExitCode } from "./exit-codes";
import type { Io } from "./io";
import { complain } from "./say";

const MOST_AT_ONCE = 10_000;
/** Text without a newline that is longer than any list of so many ids. */
const LONGEST_LIST = 1_000_000;

export type MessageIds = {
  readonly ids: readonly number[];
  /** Those that stand alone, not in a range: each of them has to exist. */
  readonly single: readonly number[];
};

function readId(text: string, whole: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id < 1) throw new UsageError(`'${whole}' is no message's number.`);
  return id;
}

function idsOfWord(word: string): readonly number[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  if (from === undefined || to === undefined) return [readId(word, word)];
  const first = readId(from, word);
  const count = readId(to, word) - first + 1;
  if (count < 1) throw new UsageError(`The range '${word}' runs backwards.`);
  if (count > MOST_AT_ONCE) throw tooMany();
  return Array.from({ length: count }, (_, at) => first + at);
}

const tooMany = () => new UsageError(`Name at most ${MOST_AT_ONCE} messages at once.`);

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
 * Messages' numbers: 12, a range 3-7, or - for those on standard input, apart by spaces or lines.
 * @throws UsageError for a text that can be no message's number, and for more than 10,000.
 */
export async function readMessageIds(io: Io, texts: readonly string[]): Promise<MessageIds> {
  const words: string[] = [];
  for (const text of texts) words.push(...(text === "-" ? await wordsOfInput(io) : [text]));
  const ids = new Set(words.flatMap(idsOfWord));
  if (ids.size > MOST_AT_ONCE) throw tooMany();
  return { ids: [...ids], single: words.filter((word) => !word.includes("-")).map(Number) };
}

/** Names the messages that were not there; their absence decides the exit code. A range may have gaps, but not be empty. */
export async function reportMissing(
  io: Io,
  { ids, single }: MessageIds,
  found: readonly number[],
): Promise<ExitCode> {
  const known = new Set(found);
  const missing = [...new Set(single)].filter((id) => !known.has(id));
  if (missing.length === 0 && (found.length > 0 || ids.length === 0)) return EXIT.done;
  await complain(
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
