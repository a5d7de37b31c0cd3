import { settings } from "~/env.server";
import { log } from "~/http/log.server";
import type { Job } from "~/jobs/job.server";
import { forgetSenders } from "~db/contact-messages";
import { purgeMessages } from "~db/message-changes";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The secrets behind the hashes live as long; after that a hash tells nothing but that two messages had one sender. */
const KEEP_SENDERS_MS = 3 * DAY_MS;

const forgetSendersJob: Job = {
  name: "forget-senders",
  everyMs: 6 * HOUR_MS,
  async run(db) {
    await forgetSenders(db, new Date(Date.now() - KEEP_SENDERS_MS));
    return true;
  },
};

export const purgeJob = (keepDays: number): Job => ({
  name: "purge-messages",
  everyMs: 6 * HOUR_MS,
  async run(db) {
    const { count } = await purgeMessages(db, { olderThan: new Date(Date.now() - keepDays * DAY_MS) });
    if (count > 0) log("info", `deleted ${count} messages older than ${keepDays} days`);
    return true;
  },
});

/** What the privacy page promises about messages, kept without an operator. */
export function contactJobs(): Job[] {
  const { contactKeepDays } = settings();
  return [forgetSendersJob, ...(contactKeepDays === "off" ? [] : [purgeJob(contactKeepDays)])];
}
