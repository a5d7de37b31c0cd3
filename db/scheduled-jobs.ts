import { sql } from "drizzle-orm";
import type { Database } from "./client";
import { scheduledJobs } from "./schema";

/** How much a clock may be set back between two runs without making a job due. */
const CLOCK_TOLERANCE_MS = 60_000;

const later = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** Takes a lease on a job that is due and returns its consecutive failures; undefined if it is not due. */
export async function takeJob(
  db: Database,
  { name, everyMs }: { name: string; everyMs: number },
  leaseMs: number,
): Promise<number | undefined> {
  const dueAt = later(leaseMs);
  // A job due later than its interval allows was scheduled while the clock was ahead, and counts as due.
  // Not now(), the start of this transaction, which may have waited for another that ran and rescheduled the job.
  const latestMs = Math.max(everyMs, leaseMs) + CLOCK_TOLERANCE_MS;
  const latest = sql`clock_timestamp() + ${latestMs} * interval '1 millisecond'`;
  const [taken] = await db.orm
    .insert(scheduledJobs)
    .values({ name, dueAt })
    .onConflictDoUpdate({
      target: scheduledJobs.name,
      set: { dueAt },
      setWhere: sql`${scheduledJobs.dueAt} <= now() or ${scheduledJobs.dueAt} > ${latest}`,
    })
    .returning({ failures: scheduledJobs.failures });
  return taken?.failures;
}

/** Sets when a job is due next and its number of consecutive failures. */
export async function rescheduleJob(
  db: Database,
  name: string,
  next: { delayMs: number; failures: number },
): Promise<void> {
  const values = { dueAt: later(next.delayMs), failures: next.failures };
  await db.orm
    .insert(scheduledJobs)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: scheduledJobs.name, set: values });
}
