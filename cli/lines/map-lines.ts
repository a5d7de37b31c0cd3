import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { makeInert } from "../output/inert";
import type { DecimalReader } from "./decimal-sign";
import { SAMPLE_LENGTH } from "./dialect";
import type { Complain } from "./report-once";

/** Longer lines are rejected, to bound memory. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** `take` receives bytes and returns the output that is ready; `end` returns the rest. Bytes are strings (encoding.ts). */
export type Transform = { take(text: string): string; end(): string };

const asBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("latin1");

/** Pipes standard input through a transform. `isText`: the transform returns text, not bytes. */
export async function pump(
  io: Io,
  makeTransform: (complain: Complain) => Transform,
  { isJson = false, isText = false }: { isJson?: boolean; isText?: boolean } = {},
): Promise<ExitCode> {
  let reports = "";
  let hasFailed = false;
  const transform = makeTransform((line, sentence, kind = "problem", place) => {
    const isProblem = kind === "problem";
    hasFailed ||= isProblem;
    if (io.isQuiet && !isProblem) return;
    const text = makeInert(sentence);
    if (isJson && isProblem) reports += `${JSON.stringify({ error: "invalid_line", line, details: text })}\n`;
    else if (kind === "note") reports += `${text}\n`;
    else reports += `line ${line}${place ? `, ${makeInert(place)}` : ""}: ${text}\n`;
  });
  const emit = async (output: string) => {
    if (reports !== "") await io.stderr.write(reports);
    reports = "";
    if (output !== "") await io.stdout.write(isText ? output : Buffer.from(output, "latin1"));
  };
  for await (const chunk of refuseBinary(io.input.chunks())) await emit(transform.take(asBytes(chunk)));
  await emit(transform.end());
  return hasFailed ? EXIT.failed : EXIT.done;
}

/** Delays lines from the first with an ambiguous number until a line shows the decimal sign, at most 64 KiB. */
export function holdUntilDecided(
  inner: Transform,
  decimals: DecimalReader,
  textOf = (line: string): string => line,
): Transform {
  let isWaiting = !decimals.isDecided();
  let isHolding = false;
  let held = "";
  /** The end of the lines that have been examined. */
  let seen = 0;
  const release = (length: number): string => {
    const lines = held.slice(0, length);
    held = held.slice(length);
    seen -= length;
    return lines === "" ? "" : inner.take(lines);
  };
  const releaseAll = (): string => {
    isWaiting = false;
    return release(held.length);
  };
  return {
    take(text) {
      if (!isWaiting) return inner.take(text);
      held += text;
      let output = "";
      for (let end = held.indexOf("\n", seen); end >= 0; end = held.indexOf("\n", seen)) {
        const line = held.slice(seen, end);
        const text = textOf(line);
        decimals.observe(text);
        if (!isHolding && decimals.isOpen(text)) {
          isHolding = true;
          output += release(seen);
        }
        seen += line.length + 1;
        if (decimals.isDecided() || (isHolding && seen >= SAMPLE_LENGTH)) return output + releaseAll();
      }
      if (held.length - seen > SAMPLE_LENGTH) return output + releaseAll();
      return isHolding ? output : output + release(seen);
    },
    end() {
      // The last line may lack a line end, and counts too.
      if (isWaiting) decimals.observe(textOf(held.slice(seen)));
      return releaseAll() + inner.end();
    },
  };
}

export type AnswerLine = (line: string, lineNumber: number) => string;

/** A transform that writes one line for each line it reads; line endings become "\n". */
export function lineTransform(answer: AnswerLine, complain: Complain): Transform {
  let rest = "";
  let count = 0;
  let isSkipping = false;
  const answerLine = (line: string): string => {
    count += 1;
    return `${answer(line.charCodeAt(line.length - 1) === 13 ? line.slice(0, -1) : line, count)}\n`;
  };
  const refuse = (): string => {
    count += 1;
    complain(count, "the line is too long.");
    return "\n";
  };
  return {
    take(text) {
      let output = "";
      let start = 0;
      for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
        const line = text.slice(start, end);
        start = end + 1;
        if (isSkipping) output += refuse();
        else output += answerLine(rest === "" ? line : rest + line);
        rest = "";
        isSkipping = false;
      }
      rest = isSkipping ? "" : rest + text.slice(start);
      if (rest.length > LONGEST_LINE) {
        isSkipping = true;
        rest = "";
      }
      return output;
    },
    end() {
      if (isSkipping) return refuse();
      return rest === "" ? "" : answerLine(rest);
    },
  };
}

/** Why input that is not text cannot be read, by its first bytes; null for text. */
function problemOf([first, second]: Uint8Array): string | null {
  if (first === 0x1f && second === 0x8b) return "The input is compressed. Pipe it through gunzip.";
  const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isMark && (first === 0) === (second === 0)) return null;
  const encoding = isMark ? "UTF-16" : second === 0 ? "UTF-16LE" : "UTF-16BE";
  return `The input is encoded in UTF-16. Save it as UTF-8, or pipe it through iconv -f ${encoding} -t UTF-8.`;
}

/** Yields the bytes unchanged. @throws if they start as UTF-16, which some spreadsheets write, or as gzip. */
export async function* refuseBinary(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const chunk of chunks) {
    if (start === null) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 2) continue;
    const problem = problemOf(start);
    if (problem !== null) throw new Error(problem);
    yield start;
    start = null;
  }
  if (start !== null && start.length > 0) yield start;
}
