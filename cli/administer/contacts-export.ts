import { streamMessages } from "~db/message-list";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printError, printUsageError } from "../output/print-error";
import { withDatabase } from "./database";
import { writeMessages } from "./message-forms";
import type { ExportOptions } from "./options";

/** Exports everything stored about one address, for its owner, except the keyed hash. */
export async function runContactsExport(
  io: Io,
  [email = ""]: readonly string[],
  options: ExportOptions,
): Promise<ExitCode> {
  if (options.bom && !options.csv) return printUsageError(io, "--bom requires --csv.");
  const form = options.csv ? "csv" : "ndjson";
  const count = await withDatabase(io, (db) =>
    writeMessages(io, streamMessages(db, { email }), { form, isRaw: options.raw, hasMark: options.bom }),
  );
  if (count > 0) return EXIT.done;
  await printError(io, `There are no messages from ${email}.`);
  return EXIT.unknown;
}
