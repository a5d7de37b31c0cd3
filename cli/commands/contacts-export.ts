import { streamMessages } from "~db/message-list";
import { withDatabase } from "../database";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { writeMessages } from "../message-forms";
import { complain, refuseUsage } from "../say";

type Options = {
  readonly ndjson?: boolean;
  readonly csv?: boolean;
  readonly raw?: boolean;
  readonly bom?: boolean;
};

/** Exports everything stored about one address, for its owner, except the keyed hash. */
export async function runContactsExport(
  io: Io,
  [email = ""]: readonly string[],
  options: Options,
): Promise<ExitCode> {
  if (options.csv && options.ndjson) return refuseUsage(io, "--ndjson and --csv exclude each other.");
  if (options.bom && !options.csv) return refuseUsage(io, "--bom requires --csv.");
  const form = options.csv ? "csv" : "ndjson";
  const count = await withDatabase(io, (db) =>
    writeMessages(io, streamMessages(db, { email }), { form, isRaw: options.raw, hasMark: options.bom }),
  );
  if (count > 0) return EXIT.done;
  await complain(io, `There are no messages from ${email}.`);
  return EXIT.unknown;
}
