import { type ConversionError, describeError } from "~/conversion";
import { EXIT, type ExitCode, exitCodeOf } from "./exit-codes";
import { makeInert } from "./inert";
import type { Io } from "./io";

/** One line on stderr; what people typed comes back harmless. */
export async function complain(io: Io, sentence: string): Promise<void> {
  await io.stderr.write(`everyunit: ${makeInert(sentence)}\n`);
}

export async function note(io: Io, sentence: string): Promise<void> {
  await io.stderr.write(`${makeInert(sentence)}\n`);
}

/** Says what went wrong in a conversion and gives its exit code. */
export async function failWith(io: Io, error: ConversionError): Promise<ExitCode> {
  const subject = error.code === "invalid_value" ? `'${error.text}' is no number. ` : "";
  await complain(io, subject + describeError(error));
  if (error.code === "ambiguous_unit")
    for (const choice of error.choices) await note(io, describeChoice(choice));
  return exitCodeOf(error);
}

type Choice = Extract<ConversionError, { code: "ambiguous_unit" }>["choices"][number];

const describeChoice = ({ id, category, name, meaning }: Choice): string =>
  `  ${id}  ${name}, ${category}: ${meaning}`;

export async function refuseUsage(io: Io, sentence: string): Promise<ExitCode> {
  await complain(io, sentence);
  return EXIT.usage;
}
