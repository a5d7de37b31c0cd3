import { settings } from "~/env.server";
import { log } from "~/http/log.server";
import type { Job } from "~/jobs/schedule-jobs.server";
import { refreshRates } from "./refresh-rates.server";

const INTERVAL_MS = 12 * 3_600_000;

export const refreshJob = (url: string): Job => ({
  name: "refresh-rates",
  everyMs: INTERVAL_MS,
  async run(db) {
    const outcome = await refreshRates(db, url);
    if (outcome.outcome !== "accepted") {
      log("warn", `exchange rates not updated: ${outcome.reason}`);
      return false;
    }
    const held =
      outcome.held.length > 0 ? `; held back because they changed too much: ${outcome.held.join(", ")}` : "";
    log("info", `exchange rates updated to ${outcome.date}${held}`);
    return true;
  },
});

export function ratesJobs(): Job[] {
  const { ratesUrl } = settings();
  return ratesUrl === undefined ? [] : [refreshJob(ratesUrl)];
}
