import { purgeMessages } from "~db/message-changes";
import type { MessageStatus } from "~db/schema";
import { confirm } from "../confirm";
import { withDatabase } from "../database";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { localTime } from "../local-time";
import { countMessages } from "../message-ids";
import { refuseUsage } from "../say";

type Options = {
  readonly olderThan?: number;
  readonly status?: MessageStatus;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
};

export async function runContactsPurge(io: Io, _: readonly string[], options: Options): Promise<ExitCode> {
  const { olderThan: ageMs, status, yes, dryRun } = options;
  if (ageMs === undefined) return refuseUsage(io, "--older-than is missing: a span such as 365d.");
  const olderThan = new Date(io.now().getTime() - ageMs);
  const before = `from before ${localTime(olderThan, io.timeZone)}`;
  return withDatabase(io, async (db) => {
    const wish = { olderThan, status };
    const { count } = await purgeMessages(db, { ...wish, dryRun: true });
    if (dryRun || count === 0) {
      await io.stdout.write(`${dryRun ? "Would delete" : "Deleted"} ${countMessages(count)} ${before}.\n`);
      return EXIT.done;
    }
    const consent = await confirm(io, `Delete ${countMessages(count)} ${before} for good?`, yes);
    if (consent !== "yes") return consent === "no" ? EXIT.done : EXIT.usage;
    const purged = await purgeMessages(db, wish);
    await io.stdout.write(`Deleted ${countMessages(purged.count)} ${before}.\n`);
    return EXIT.done;
  });
}
