import type { Database } from "~db/client";
import { deleteMessages, markMessages } from "~db/message-changes";
import type { MessageFilter } from "~db/message-list";
import type { Run } from "../command-spec";
import { EXIT, type ExitCode } from "../exit-codes";
import { type Io, isInteractive } from "../io";
import { printError, printNote, printUsageError } from "../output/print-error";
import { withDatabase } from "./database";
import { localTime } from "./local-time";
import {
  chooseMessages,
  countMessages,
  filterOf,
  type MessageIds,
  reportMissing,
  userOf,
} from "./message-ids";
import type { DeleteOptions, MarkOptions, PurgeOptions } from "./options";

/** Prints what was done, unless none of the requested IDs exist. Reports missing IDs. */
async function reportDone(
  io: Io,
  db: Database,
  sentence: string,
  found: readonly number[],
  ids: MessageIds | undefined,
): Promise<ExitCode> {
  if (found.length > 0 || !ids) await io.stdout.write(`${sentence}\n`);
  return ids ? reportMissing(io, db, ids, found) : EXIT.done;
}

export const runContactsMark: Run<MarkOptions> = async (io, words, options) => {
  const { as: status, dryRun } = options;
  const { filter, ids } = await chooseMessages(io, words, options);
  return withDatabase(io, async (db) => {
    const marked = await markMessages(db, filter, status, { dryRun });
    const sentence = `${dryRun ? "Would mark" : "Marked"} ${countMessages(marked.length)} as ${status}.`;
    return reportDone(io, db, sentence, marked, ids);
  });
};

/** The exit code if the user does not confirm; null to go on. Without a terminal, --yes is required. */
async function refusalOf(io: Io, question: string): Promise<ExitCode | null> {
  if (!isInteractive(io)) {
    await printError(io, "Not a terminal; pass --yes to confirm, or --dry-run to see what would be done.");
    return EXIT.usage;
  }
  if (/^y(es)?$/i.test((await io.ask(`${question} [y/N] `)).trim())) return null;
  await printNote(io, "Nothing was done.");
  return EXIT.done;
}

type Deletion = Pick<DeleteOptions, "yes" | "dryRun"> & {
  /** A description to print after the number of messages: " marked as spam". */
  readonly which?: string;
  readonly ids?: MessageIds | undefined;
};

/** Deletes the messages that a filter finds, after confirmation. */
async function deleteFound(
  io: Io,
  filter: MessageFilter,
  { yes, dryRun, which = "", ids }: Deletion,
): Promise<ExitCode> {
  const by = userOf(io);
  return withDatabase(io, async (db) => {
    const report = (done: string, found: readonly number[]) =>
      reportDone(io, db, `${done} ${countMessages(found.length)}${which}.`, found, ids);
    const found = await deleteMessages(db, filter, { by, dryRun: true });
    if (dryRun || found.length === 0) return report(dryRun ? "Would delete" : "Deleted", found);
    const question = `Permanently delete ${countMessages(found.length)}${which}?`;
    const refusal = yes ? null : await refusalOf(io, question);
    return refusal ?? report("Deleted", await deleteMessages(db, filter, { by }));
  });
}

export const runContactsDelete: Run<DeleteOptions> = async (io, words, options) => {
  const { filter, ids } = await chooseMessages(io, words, options);
  return deleteFound(io, filter, { ...options, ids });
};

export const runContactsPurge: Run<PurgeOptions> = async (io, _, options) => {
  const { olderThan: ageMs, status, email, search, since, until, yes, dryRun } = options;
  if (ageMs !== undefined && until)
    return printUsageError(io, "Give either --older-than or --until, not both.");
  // Purging includes spam. Without an age or another filter, only spam may be purged, so that a mistake keeps the inbox.
  if (ageMs === undefined && status !== "spam" && ![email, search, since, until].some(Boolean))
    return printUsageError(io, "Add --older-than, with an age such as 365d, or --status spam.");
  const before = ageMs === undefined ? until?.(io.now()) : new Date(io.now().getTime() - ageMs);
  const filter: MessageFilter = { ...filterOf(io, options), withoutSpam: false, until: before };
  const which = [
    before && ` from before ${localTime(before, io.timeZone)}`,
    status && ` marked as ${status}`,
  ].join("");
  return deleteFound(io, filter, { yes, dryRun, which });
};
