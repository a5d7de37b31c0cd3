import { StringDecoder } from "node:string_decoder";
import type { ExitCode } from "../exit-codes";
import { EXIT } from "../exit-codes";
import type { Io } from "../io";
import { makeInert } from "../output/inert";
import { createProgress } from "./progress";
import { refuseUtf16 } from "./refuse-utf16";

/** Longer lines are rejected, to bound memory. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** A problem makes the command fail, a reading is an assumption about one line, and a note is about the whole input. */
export type ReportKind = "problem" | "reading" | "note";
export type Complain = (lineNumber: number, sentence: string, kind?: ReportKind) => void;

/** Takes text as it arrives and returns the output that is ready; `end` returns the rest. */
export type Transform = {
  take(text: string): string;
  end(): string;
  readonly lineCount: () => number;
};

/** Pipes standard input through a transform to standard output, chunk by chunk, with backpressure. */
export async function pump(io: Io, makeTransform: (complain: Complain) => Transform): Promise<ExitCode> {
  const decoder = new StringDecoder("utf8");
  let reports = "";
  let hasFailed = false;
  const transform = makeTransform((lineNumber, sentence, kind = "problem") => {
    hasFailed ||= kind === "problem";
    reports += `${kind === "note" ? "" : `line ${lineNumber}: `}${makeInert(sentence)}\n`;
  });
  const progress = createProgress(io);
  const emit = async (text: string) => {
    if (reports !== "") {
      progress.clear();
      await io.stderr.write(reports);
      reports = "";
    }
    if (text !== "") await io.stdout.write(text);
    progress.show(transform.lineCount());
  };
  try {
    for await (const chunk of refuseUtf16(io.input.chunks()))
      await emit(
        transform.take(decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))),
      );
    await emit(transform.take(decoder.end()) + transform.end());
  } finally {
    progress.clear();
  }
  return hasFailed ? EXIT.failed : EXIT.done;
}

/** A transform that writes one line for each line it reads; line endings become "\n". */
export function lineTransform(
  answer: (line: string, lineNumber: number) => string,
  complain: Complain,
): Transform {
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
    lineCount: () => count,
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
