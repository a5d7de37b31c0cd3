import { DAY_MS, HOUR_MS } from "~/base/durations";
import { settings } from "~/env.server";
import { log } from "~/http/log.server";
import type { Job } from "~/jobs/schedule-jobs.server";
import { serverTime } from "~db/client";
import { forgetSenders } from "~db/contact-messages";
import { deleteMessages, forgetDeletions } from "~db/message-changes";
import { webhookJob } from "./webhook.server";

/** Hashes are kept as long as their keys. Without its key, a hash only shows that two messages had the same sender. */
const KEEP_SENDERS_MS = 3 * DAY_MS;

const forgetSendersJob: Job = {
  name: "forget-senders",
  everyMs: 6 * HOUR_MS,
  async run(db) {
    await forgetSenders(db, await serverTime(db, KEEP_SENDERS_MS));
    return true;
  },
};

export const purgeJob = (keepDays: number): Job => ({
  name: "purge-messages",
  everyMs: 6 * HOUR_MS,
  async run(db) {
    const until = await serverTime(db, keepDays * DAY_MS);
    const { length } = await deleteMessages(db, { until }, { by: "CONTACT_KEEP_DAYS" });
    await forgetDeletions(db, until);
    if (length > 0) log("info", `deleted ${length} messages older than ${keepDays} days`);
    return true;
  },
});

/** The jobs that enforce the privacy policy's retention times, and the job that posts new messages to the webhook. */
export function contactJobs(): Job[] {
  const { contactKeepDays, contactWebhook } = settings();
  return [
    forgetSendersJob,
    ...(contactKeepDays === "off" ? [] : [purgeJob(contactKeepDays)]),
    ...(contactWebhook === undefined ? [] : [webhookJob(contactWebhook)]),
  ];
}
