import { markMessages } from "~db/message-changes";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { withDatabase } from "./database";
import { countMessages, readMessageIds, reportMissing } from "./message-ids";
import type { MarkOptions } from "./options";

export async function runContactsMark(
  io: Io,
  words: readonly string[],
  { as: status, dryRun }: MarkOptions,
): Promise<ExitCode> {
  const wanted = await readMessageIds(io, words);
  const found = await withDatabase(io, (db) => markMessages(db, wanted.ids, status, { dryRun }));
  if (found.length > 0)
    await io.stdout.write(
      `${dryRun ? "Would mark" : "Marked"} ${countMessages(found.length)} as ${status}.\n`,
    );
  return reportMissing(io, wanted, found);
}
