import type { Database } from "~db/client";
import { rescheduleJob, takeJob } from "~db/scheduled-jobs";
import type { Job } from "./job.server";

/** Longer than any job takes; if a process dies during a job, another one takes it over after this time. */
const LEASE_MS = 10 * 60_000;
const FIRST_RETRY_MS = 5 * 60_000;
const LONGEST_RETRY_MS = 3_600_000;

/** The delay after consecutive failures: 5, 10, 20, 40 minutes, then an hour, but at most the job's interval. */
export const retryDelayMs = ({ everyMs }: Job, failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS, everyMs);

async function runJob(db: Database, job: Job, onError: (job: Job, error: unknown) => void): Promise<void> {
  const failedBefore = await takeJob(db, job, LEASE_MS);
  if (failedBefore === undefined) return;
  const hasSucceeded = await job.run(db).catch((error: unknown) => {
    onError(job, error);
    return false;
  });
  const failures = hasSucceeded ? 0 : failedBefore + 1;
  const delayMs = hasSucceeded ? job.everyMs : retryDelayMs(job, failures);
  await rescheduleJob(db, job.name, { delayMs, failures });
}

/** Runs the jobs that are due and that no other process has taken. Throws only if the database is unreachable. */
export async function runDueJobs(
  db: Database,
  jobs: readonly Job[],
  onError: (job: Job, error: unknown) => void,
): Promise<void> {
  for (const job of jobs) await runJob(db, job, onError);
}
