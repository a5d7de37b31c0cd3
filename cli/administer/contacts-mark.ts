import { markMessages } from "~db/message-changes";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { withDatabase } from "./database";
import { chooseMessages, countMessages, reportMissing } from "./message-ids";
import type { MarkOptions } from "./options";

export async function runContactsMark(
  io: Io,
  words: readonly string[],
  options: MarkOptions,
): Promise<ExitCode> {
  const { as: status, dryRun } = options;
  const { filter, ids } = await chooseMessages(io, words, options);
  return withDatabase(io, async (db) => {
    const marked = await markMessages(db, filter, status, { dryRun });
    if (marked.length > 0 || !ids)
      await io.stdout.write(
        `${dryRun ? "Would mark" : "Marked"} ${countMessages(marked.length)} as ${status}.\n`,
      );
    return ids ? reportMissing(io, db, ids, marked) : EXIT.done;
  });
}
