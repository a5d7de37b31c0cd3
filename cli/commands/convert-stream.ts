import { namesAnyUnit } from "~/conversion";
import type { ExitCode } from "../exit-codes";
import { failWith } from "../fail-with";
import type { Io } from "../io";
import { lineTransform, pump } from "../map-lines";
import { createAnswerer } from "../number-answerer";
import { note, refuseUsage } from "../say";
import type { ConvertOptions } from "./convert-options";

const namesSeveral = (text: string, options: ConvertOptions): boolean =>
  /[;,]/.test(text) &&
  !namesAnyUnit(text, options) &&
  text.split(/[;,]/).every((name) => namesAnyUnit(name.trim(), options));

/** The numbers of standard input, one per line, per CSV row or per JSON object. */
export async function runConvertStream(io: Io, options: ConvertOptions): Promise<ExitCode> {
  const { to, column, csv, ndjson } = options;
  if (to === undefined)
    return refuseUsage(io, "--to is missing: which unit shall the numbers be converted to?");
  if ((csv || ndjson) && column === undefined)
    return refuseUsage(io, `--column is missing: which ${csv ? "column" : "field"} holds the numbers?`);
  if (csv && options.json) return refuseUsage(io, "--csv and --json exclude each other.");
  if (namesSeveral(to, options))
    return refuseUsage(io, `Lines are converted to one unit, and '${to}' names several: choose one of them.`);
  const answerer = createAnswerer(io, { ...options, to });
  if (!answerer.ok) return failWith(io, answerer.error);
  const { answer, target, ratesNote } = answerer.value;
  if (io.input.isTerminal) await note(io, "Reading from the terminal; end with Ctrl-D.");
  if (ratesNote !== null) await note(io, ratesNote);
  const added = { column: column ?? "", as: options.as ?? target.id, answer };
  if (csv) {
    const { csvTransform } = await import("../csv-transform");
    return pump(io, (complain) => csvTransform(added, complain));
  }
  if (ndjson) {
    const { objectLine } = await import("../ndjson-line");
    return pump(io, (complain) => lineTransform(objectLine(added, complain), complain));
  }
  return pump(io, (complain) =>
    lineTransform((line, number) => answer(line, (sentence) => complain(number, sentence)), complain),
  );
}
