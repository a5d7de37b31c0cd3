import { explainUnreached, loadClient, requestOutside } from "~/base/outgoing.server";
import { database, isDatabaseReady } from "~/db.server";
import { log } from "~/http/log.server";
import type { Job } from "~/jobs/schedule-jobs.server";
import type { Database } from "~db/client";
import {
  type Notification,
  notificationCounts,
  recordFailure,
  recordNotified,
  takeNotification,
} from "~db/notifications";

const TIMEOUT_MS = 10_000;
/** Longer than an attempt takes; if a process dies during one, another sends the message after this time. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const GIVE_UP_AFTER_MS = 3 * 86_400_000;
/** Half of the job's lease. */
const LONGEST_RUN_MS = 5 * 60_000;

/** The pause before the next attempt: a minute, doubled after each failure, at most six hours. */
export const pauseMs = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);

const bodyOf = ({ id, createdAt, name, email, message, formId }: Notification): string =>
  JSON.stringify({ id, receivedAt: createdAt.toISOString(), name, email, message, formId });

/** Posts a message; undefined if it was accepted, otherwise why not. The response's body is not read. */
async function post(url: string, notification: Notification, timeoutMs: number): Promise<string | undefined> {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": notification.formId,
    "user-agent": "everyunit",
  };
  try {
    await loadClient();
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { method: "POST", headers, body: bodyOf(notification), signal } as const;
    const { response, close } = await requestOutside(new URL(url), request);
    void close().catch(() => {});
    if (response.ok) return undefined;
    const isRedirect = response.status >= 300 && response.status < 400;
    return `it answered ${response.status}${isRedirect ? ", a redirect, which is not followed" : ""}`;
  } catch (error) {
    return explainUnreached(error);
  }
}

/** Messages that were accepted before the database failed to record it. They are not sent again. */
const accepted = new Set<number>();

async function deliver(
  db: Database,
  url: string,
  notification: Notification,
  timeoutMs: number,
): Promise<boolean> {
  const { id, ageMs, notifyAttempts } = notification;
  const failure = accepted.has(id) ? undefined : await post(url, notification, timeoutMs);
  if (failure === undefined) {
    accepted.add(id);
    await recordNotified(db, id);
    accepted.delete(id);
    return true;
  }
  log("warn", `a message was not accepted by CONTACT_WEBHOOK: ${failure}`);
  const retryMs = pauseMs(notifyAttempts);
  const isOver = ageMs + retryMs > GIVE_UP_AFTER_MS;
  await recordFailure(db, id, failure, isOver ? null : retryMs);
  return false;
}

/** Posts the messages that are due to CONTACT_WEBHOOK, one after the other. False if one was not accepted. */
export async function deliverDue(db: Database, url: string, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  const endMs = Date.now() + LONGEST_RUN_MS;
  while (Date.now() < endMs) {
    const notification = await takeNotification(db, LEASE_MS);
    if (!notification) return true;
    // The other messages wait for the next run: a webhook that fails once probably fails again.
    if (!(await deliver(db, url, notification, timeoutMs))) return false;
  }
  return true;
}

const EVERY_MS = 30_000;

/** Each message is taken by one replica, whichever runs the job. A failure is retried at the message's own time. */
export const webhookJob = (url: string): Job => ({
  name: "contact-webhook",
  everyMs: EVERY_MS,
  async run(db) {
    await deliverDue(db, url);
    return true;
  },
});

/** Messages that wait for the webhook or were given up, for the metrics; nothing while the database does not respond in time. */
export async function webhookReadings() {
  const db = database();
  return db && (await isDatabaseReady()) ? notificationCounts(db).catch(() => ({})) : {};
}
