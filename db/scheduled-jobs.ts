import { sql } from "drizzle-orm";
import type { Database } from "./client";
import { scheduledJobs } from "./schema";

/**
 * Takes a job that is due, for one process only: whoever takes it has that long, then it is due again even if the
 * process died. Gives how often it failed in a row, or undefined when it is not due.
 */
export async function takeJob(db: Database, name: string, leaseMs: number): Promise<number | undefined> {
  const dueAt = sql`now() + ${leaseMs} * interval '1 millisecond'`;
  const [taken] = await db.orm
    .insert(scheduledJobs)
    .values({ name, dueAt })
    .onConflictDoUpdate({
      target: scheduledJobs.name,
      set: { dueAt },
      setWhere: sql`${scheduledJobs.dueAt} <= now()`,
    })
    .returning({ failures: scheduledJobs.failures });
  return taken?.failures;
}

/** Says when a job is due next, and how often it has failed in a row. */
export async function rescheduleJob(
  db: Database,
  name: string,
  next: { delayMs: number; failures: number },
): Promise<void> {
  const values = {
    dueAt: sql`now() + ${next.delayMs} * interval '1 millisecond'`,
    failures: next.failures,
  };
  await db.orm
    .insert(scheduledJobs)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: scheduledJobs.name, set: values });
}
