import type { MessageFilter } from "~db/message-list";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printUsageError } from "../output/print-error";
import { deleteFound } from "./contacts-delete";
import { localTime } from "./local-time";
import { filterOf } from "./message-ids";
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
  return deleteFound(io, filter, { yes, dryRun, which });
}
