import { markMessages } from "~db/message-changes";
import type { MessageStatus } from "~db/schema";
import { withDatabase } from "../database";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { countMessages, readMessageIds, reportMissing } from "../message-ids";
import { refuseUsage } from "../say";

type Options = { readonly as?: MessageStatus; readonly dryRun?: boolean };

export async function runContactsMark(io: Io, words: readonly string[], options: Options): Promise<ExitCode> {
  const { as: status, dryRun } = options;
  if (!status) return refuseUsage(io, "Add --as new, --as read or --as spam.");
  const wanted = await readMessageIds(io, words);
  const found = await withDatabase(io, (db) => markMessages(db, wanted.ids, status, { dryRun }));
  if (found.length > 0)
    await io.stdout.write(
      `${dryRun ? "Would mark" : "Marked"} ${countMessages(found.length)} as ${status}.\n`,
    );
  return reportMissing(io, wanted, found);
}
