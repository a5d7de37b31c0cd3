import { deleteMessages } from "~db/message-changes";
import { confirm } from "../confirm";
import { withDatabase } from "../database";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { countMessages, readMessageIds, reportMissing } from "../message-ids";

type Options = { readonly yes?: boolean; readonly dryRun?: boolean };

export async function runContactsDelete(
  io: Io,
  words: readonly string[],
  { yes, dryRun }: Options,
): Promise<ExitCode> {
  const ids = readMessageIds(words);
  const consent = dryRun ? "yes" : await confirm(io, `Delete ${countMessages(ids.length)} for good?`, yes);
  if (consent !== "yes") return consent === "no" ? EXIT.done : EXIT.usage;
  const found = await withDatabase(io, (db) => deleteMessages(db, ids, { dryRun }));
  if (found.length > 0)
    await io.stdout.write(`${dryRun ? "Would delete" : "Deleted"} ${countMessages(found.length)}.\n`);
  return reportMissing(io, ids, found);
}
