import { deleteMessages } from "~db/message-changes";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { confirm } from "./confirm";
import { withDatabase } from "./database";
import { chooseMessages, countMessages, reportMissing, userOf } from "./message-ids";
import type { DeleteOptions } from "./options";

export async function runContactsDelete(
  io: Io,
  words: readonly string[],
  options: DeleteOptions,
): Promise<ExitCode> {
  const { filter, ids } = await chooseMessages(io, words, options);
  const by = userOf(io);
  return withDatabase(io, async (db) => {
    const found = await deleteMessages(db, filter, { by, dryRun: true });
    if (options.dryRun || found.length === 0) {
      if (found.length > 0 || !ids)
        await io.stdout.write(
          `${options.dryRun ? "Would delete" : "Deleted"} ${countMessages(found.length)}.\n`,
        );
      return ids ? reportMissing(io, db, ids, found) : EXIT.done;
    }
    const consent = await confirm(io, `Permanently delete ${countMessages(found.length)}?`, options.yes);
    if (consent !== "yes") return consent === "no" ? EXIT.done : EXIT.usage;
    const deleted = await deleteMessages(db, filter, { by });
    await io.stdout.write(`Deleted ${countMessages(deleted.length)}.\n`);
    return ids ? reportMissing(io, db, ids, deleted) : EXIT.done;
  });
}
