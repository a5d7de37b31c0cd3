import { database } from "~/db.server";
import { log, logFault } from "~/http/log.server";
import type { Database } from "~db/client";
import { rescheduleJob, takeJob } from "~db/scheduled-jobs";

/** A scheduled job. Each run is done by one replica only. */
export type Job = {
  name: string;
  everyMs: number;
  /** Does the work. Returning false or throwing is a failure, which is retried sooner. */
  run: (db: Database) => Promise<boolean>;
};

/** Longer than any job takes; if a process dies during a job, another one takes it over after this time. */
const LEASE_MS = 10 * 60_000;
const FIRST_RETRY_MS = 5 * 60_000;
const LONGEST_RETRY_MS = 3_600_000;

/** The delay after consecutive failures: 5, 10, 20, 40 minutes, then an hour, but at most the job's interval. */
const retryDelayMs = ({ everyMs }: Job, failures: number): number =>
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

const CHECK_MS = 60_000;
/** The delay before the first check, so that jobs do not slow down startup. */
const FIRST_CHECK_MS = 20_000;

/** Checks for due jobs every minute. Its timers do not keep the process alive. */
export function scheduleJobs(jobs: readonly Job[]): void {
  const scope = globalThis as { everyunitJobs?: true };
  if (scope.everyunitJobs) return;
  scope.everyunitJobs = true;
  const check = async () => {
    const db = database();
    if (!db) return;
    await runDueJobs(db, jobs, ({ name }, error) => logFault(`job ${name}`, error)).catch(() =>
      log("debug", "jobs are waiting for the database"),
    );
  };
  setTimeout(check, FIRST_CHECK_MS).unref();
  setInterval(check, CHECK_MS).unref();
}
