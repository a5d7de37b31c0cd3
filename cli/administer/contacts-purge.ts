import { type PurgeFilter, purgeMessages } from "~db/message-changes";
import type { MessageStatus } from "~db/schema";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printUsageError } from "../output/print-error";
import { confirm } from "./confirm";
import { withDatabase } from "./database";
import { localTime } from "./local-time";
import { countMessages } from "./message-ids";
import type { PurgeOptions } from "./options";

function filterOf(io: Io, ageMs: number | undefined, status: MessageStatus | undefined): PurgeFilter | null {
  if (ageMs !== undefined) return { olderThan: new Date(io.now().getTime() - ageMs), status };
  return status === "spam" ? { status } : null;
}

export async function runContactsPurge(
  io: Io,
  _: readonly string[],
  options: PurgeOptions,
): Promise<ExitCode> {
  const { olderThan: ageMs, status, yes, dryRun } = options;
  const filter = filterOf(io, ageMs, status);
  if (!filter) return printUsageError(io, "Add --older-than, with an age such as 365d, or --status spam.");
  const before = filter.olderThan
    ? `from before ${localTime(filter.olderThan, io.timeZone)}`
    : "marked as spam";
  return withDatabase(io, async (db) => {
    const { count } = await purgeMessages(db, { ...filter, dryRun: true });
    if (dryRun || count === 0) {
      await io.stdout.write(`${dryRun ? "Would delete" : "Deleted"} ${countMessages(count)} ${before}.\n`);
      return EXIT.done;
    }
    const consent = await confirm(io, `Delete ${countMessages(count)} ${before} for good?`, yes);
    if (consent !== "yes") return consent === "no" ? EXIT.done : EXIT.usage;
    const purged = await purgeMessages(db, filter);
    await io.stdout.write(`Deleted ${countMessages(purged.count)} ${before}.\n`);
    return EXIT.done;
  });
}
