import { deleteMessages } from "~db/message-changes";
import type { MessageFilter } from "~db/message-list";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { confirm } from "./confirm";
import { withDatabase } from "./database";
import { chooseMessages, countMessages, type MessageIds, reportMissing, userOf } from "./message-ids";
import type { DeleteOptions } from "./options";

type Deletion = {
  readonly yes?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  /** Which messages these are, after their number: " marked as spam". */
  readonly which?: string;
  /** The IDs that were asked for, of which missing ones are reported. */
  readonly ids?: MessageIds | undefined;
};

/** Deletes the messages that a filter finds, once somebody has confirmed it. */
export async function deleteFound(
  io: Io,
  filter: MessageFilter,
  { yes, dryRun, which = "", ids }: Deletion,
): Promise<ExitCode> {
  const by = userOf(io);
  return withDatabase(io, async (db) => {
    const report = async (done: string, found: readonly number[]) => {
      if (found.length > 0 || !ids)
        await io.stdout.write(`${done} ${countMessages(found.length)}${which}.\n`);
      return ids ? reportMissing(io, db, ids, found) : EXIT.done;
    };
    const found = await deleteMessages(db, filter, { by, dryRun: true });
    if (dryRun || found.length === 0) return report(dryRun ? "Would delete" : "Deleted", found);
    const consent = await confirm(io, `Permanently delete ${countMessages(found.length)}${which}?`, yes);
    if (consent !== "yes") return consent === "no" ? EXIT.done : EXIT.usage;
    return report("Deleted", await deleteMessages(db, filter, { by }));
  });
}

export async function runContactsDelete(
  io: Io,
  words: readonly string[],
  options: DeleteOptions,
): Promise<ExitCode> {
  const { filter, ids } = await chooseMessages(io, words, options);
  return deleteFound(io, filter, { ...options, ids });
}
