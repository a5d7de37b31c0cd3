import { markMatching, markMessages } from "~db/message-changes";
import type { MessageFilter } from "~db/message-list";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printUsageError } from "../output/print-error";
import { withDatabase } from "./database";
import { countMessages, readMessageIds, reportMissing } from "./message-ids";
import type { MarkOptions } from "./options";

export async function runContactsMark(
  io: Io,
  words: readonly string[],
  options: MarkOptions,
): Promise<ExitCode> {
  const filter = filterOf(io, options);
  if (words.length > 0 && filter) return printUsageError(io, "Give either message IDs or filters, not both.");
  if (words.length > 0) return markNamed(io, words, options);
  if (filter) return markFiltered(io, filter, options);
  return printUsageError(io, "Give message IDs, or a filter such as --search TEXT.");
}

function filterOf(io: Io, { since, until, status, search }: MarkOptions): MessageFilter | null {
  if (!since && !until && !status && !search) return null;
  const now = io.now();
  return { since: since?.(now), until: until?.(now), status, search };
}

async function markNamed(io: Io, words: readonly string[], options: MarkOptions): Promise<ExitCode> {
  const { as: status, dryRun } = options;
  const wanted = await readMessageIds(io, words);
  const found = await withDatabase(io, (db) => markMessages(db, wanted.ids, status, { dryRun }));
  if (found.length > 0) await printMarked(io, found.length, options);
  return reportMissing(io, wanted, found);
}

async function markFiltered(io: Io, filter: MessageFilter, options: MarkOptions): Promise<ExitCode> {
  const { as: status, dryRun } = options;
  const { count } = await withDatabase(io, (db) => markMatching(db, filter, status, { dryRun }));
  await printMarked(io, count, options);
  return EXIT.done;
}

const printMarked = (io: Io, count: number, { as: status, dryRun }: MarkOptions) =>
  io.stdout.write(`${dryRun ? "Would mark" : "Marked"} ${countMessages(count)} as ${status}.\n`);
