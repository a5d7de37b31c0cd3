import type { ConvertOptions } from "../answer/convert-options";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io, Output } from "../io";
import { encoded, encodingNamed, invalidBytes, lacksCharacters } from "../lines/encoding";
import { LONGEST_LINE, refuseBinary } from "../lines/map-lines";
import { convertWords } from "./words";

/** An output that collects what is written. */
export function collector(): { readonly output: Output; take(): string } {
  let text = "";
  return {
    output: {
      isTerminal: false,
      columns: Number.POSITIVE_INFINITY,
      write: (more) => {
        text += typeof more === "string" ? more : Buffer.from(more).toString();
      },
    },
    take() {
      const taken = text;
      text = "";
      return taken;
    },
  };
}

/** The lines of the input, as bytes. A line that is too long is truncated, and then fails as a question. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + Buffer.from(chunk).toString("latin1")).split("\n");
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE);
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** Answers one question per line, with an answer or an empty line for each. */
export async function answerLines(io: Io, options: ConvertOptions): Promise<ExitCode> {
  const encoding = encodingNamed(options.encoding);
  const [answers, notes] = [collector(), collector()];
  const inner = { ...io, stdout: answers.output, stderr: notes.output };
  const said = new Set<string>();
  let code: ExitCode = EXIT.done;
  let number = 0;
  for await (const bytes of linesOf(refuseBinary(io.input.chunks()))) {
    number += 1;
    const line = encoding.decode(bytes.replace(/\r$/, ""));
    const isRead = line !== null && (await convertWords(inner, [line], options, io.stdout)) === EXIT.done;
    if (line === null) await notes.output.write(`${invalidBytes(encoding)}\n`);
    const text = answers
      .take()
      .trimEnd()
      .split("\n")
      .map((one) => one.trim())
      .join(" ");
    const written = isRead ? encoded(encoding, text) : null;
    const isAnswered = written !== null;
    if (isRead && !isAnswered) await notes.output.write(`${lacksCharacters(encoding, text)}\n`);
    await io.stdout.write(Buffer.from(`${written ?? ""}\n`, "latin1"));
    if (!isAnswered) code = EXIT.failed;
    for (const note of notes.take().split("\n").filter(Boolean)) {
      if (isAnswered && said.has(note)) continue;
      if (isAnswered) said.add(note);
      await io.stderr.write(
        note.startsWith("{")
          ? `${JSON.stringify({ line: number, ...JSON.parse(note) })}\n`
          : `line ${number}: ${note.replace(/^everyunit: /, "")}\n`,
      );
    }
  }
  return code;
}
