import { deleteMessages } from "~db/message-changes";
import type { MessageFilter } from "~db/message-list";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printUsageError } from "../output/print-error";
import { confirm } from "./confirm";
import { withDatabase } from "./database";
import { localTime } from "./local-time";
import { countMessages, filterOf, userOf } from "./message-ids";
import type { PurgeOptions } from "./options";

export async function runContactsPurge(
  io: Io,
  _: readonly string[],
  options: PurgeOptions,
): Promise<ExitCode> {
  const { olderThan: ageMs, status, email, search, since, until, yes, dryRun } = options;
  if (ageMs !== undefined && until)
    return printUsageError(io, "Give either --older-than or --until, not both.");
  // Everything of an age goes, spam too; new messages need another filter, so that no mistake empties the inbox.
  if (ageMs === undefined && status !== "spam" && ![email, search, since, until].some(Boolean))
    return printUsageError(io, "Add --older-than, with an age such as 365d, or --status spam.");
  const before = ageMs === undefined ? until?.(io.now()) : new Date(io.now().getTime() - ageMs);
  const filter: MessageFilter = { ...filterOf(io, options), withoutSpam: false, until: before };
  const which = [
    before && ` from before ${localTime(before, io.timeZone)}`,
    status && ` marked as ${status}`,
  ].join("");
  const by = userOf(io);
  return withDatabase(io, async (db) => {
    const { length } = await deleteMessages(db, filter, { by, dryRun: true });
    if (dryRun || length === 0) {
      await io.stdout.write(`${dryRun ? "Would delete" : "Deleted"} ${countMessages(length)}${which}.\n`);
      return EXIT.done;
    }
    const consent = await confirm(io, `Permanently delete ${countMessages(length)}${which}?`, yes);
    if (consent !== "yes") return consent === "no" ? EXIT.done : EXIT.usage;
    const deleted = await deleteMessages(db, filter, { by });
    await io.stdout.write(`Deleted ${countMessages(deleted.length)}${which}.\n`);
    return EXIT.done;
  });
}
