import { type ConversionError, describeError } from "~/conversion";
import { type ExitCode, exitCodeOf } from "./exit-codes";
import type { Io } from "./io";
import { complain, note } from "./say";

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
