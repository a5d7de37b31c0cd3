import { type ConversionError, describeError, type UnitChoice } from "~/conversion";
import { type ExitCode, exitCodeOf } from "./exit-codes";
import type { Io } from "./io";
import { complain, note } from "./say";

const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;

/** The engine's sentence, but where a terminal can say more. */
function sentenceFor(error: ConversionError): string {
  if (error.code === "invalid_value") return `There is no number at the start of ${quote(error.text)}.`;
  if (error.code === "ambiguous_unit") return `${quote(error.unit)} is ambiguous. Name one of these:`;
  const hint = error.code === "not_representable" ? " --exact and --digits can print it." : "";
  return describeError(error) + hint;
}

/** Says what went wrong in a conversion and gives its exit code. */
export async function failWith(io: Io, error: ConversionError): Promise<ExitCode> {
  await complain(io, sentenceFor(error));
  if (error.code === "ambiguous_unit") await listChoices(io, error.choices);
  return exitCodeOf(error);
}

async function listChoices(io: Io, choices: readonly UnitChoice[]): Promise<void> {
  const { layOutTable } = await import("./table");
  const columns = [{ title: "" }, { title: "" }, { title: "" }, { title: "" }];
  const rows = choices.map(({ id, name, category, meaning }) => [`  ${id}`, name, category, meaning]);
  for (const line of layOutTable(columns, rows, Number.POSITIVE_INFINITY)) await note(io, line);
}
