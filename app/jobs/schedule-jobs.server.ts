import { contactJobs } from "~/contact/contact-jobs.server";
import { ratesJobs } from "~/currency/rates-jobs.server";
import { database } from "~/db.server";
import { log, logFault } from "~/http/log.server";
import { runDueJobs } from "./run-due-jobs.server";

const CHECK_MS = 60_000;
/** How long after its start a process looks for the first time: visitors come first. */
const FIRST_CHECK_MS = 20_000;

/** Looks for due jobs every minute, without ever keeping the process alive. */
export function scheduleJobs(): void {
  const scope = globalThis as { everyunitJobs?: true };
  if (scope.everyunitJobs) return;
  scope.everyunitJobs = true;
  const jobs = [...ratesJobs(), ...contactJobs()];
  const check = async () => {
    const db = database();
    if (!db) return;
    await runDueJobs(db, jobs, ({ name }, error) => logFault(`job ${name}`, error)).catch(() =>
      log("debug", "jobs wait until the database responds"),
    );
  };
  setTimeout(check, FIRST_CHECK_MS).unref();
  setInterval(check, CHECK_MS).unref();
}
