import { database } from "~/db.server";
import { log, logFault } from "~/http/log.server";
import type { Job } from "./job.server";
import { runDueJobs } from "./run-due-jobs.server";

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
