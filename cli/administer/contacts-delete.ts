import { deleteMessages } from "~db/message-changes";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { confirm } from "./confirm";
import { withDatabase } from "./database";
import { countMessages, readMessageIds, reportMissing } from "./message-ids";
import type { DeleteOptions } from "./options";

export async function runContactsDelete(
  io: Io,
  words: readonly string[],
  { yes, dryRun }: DeleteOptions,
): Promise<ExitCode> {
  const wanted = await readMessageIds(io, words);
  const question = `Delete ${countMessages(wanted.ids.length)} for good?`;
  const consent = dryRun ? "yes" : await confirm(io, question, yes);
  if (consent !== "yes") return consent === "no" ? EXIT.done : EXIT.usage;
  const found = await withDatabase(io, (db) => deleteMessages(db, wanted.ids, { dryRun }));
  if (found.length > 0)
    await io.stdout.write(`${dryRun ? "Would delete" : "Deleted"} ${countMessages(found.length)}.\n`);
  return reportMissing(io, wanted, found);
}
