import { settings } from "~/env.server";
import { log } from "~/http/log.server";
import type { Job } from "~/jobs/job.server";
import { refreshRates } from "./refresh-rates.server";

const INTERVAL_MS = 12 * 3_600_000;

export const refreshJob = (url: string): Job => ({
  name: "refresh-rates",
  everyMs: INTERVAL_MS,
  async run(db) {
    const outcome = await refreshRates(db, url);
    if (outcome.outcome !== "accepted") {
      log("warn", `the exchange rates stay as they are: ${outcome.reason}`);
      return false;
    }
    const held =
      outcome.held.length > 0 ? `, except ${outcome.held.join(", ")}: held back for moving too far` : "";
    log("info", `exchange rates of ${outcome.date} are in force${held}`);
    return true;
  },
});

export function ratesJobs(): Job[] {
  const { ratesUrl } = settings();
  return ratesUrl === undefined ? [] : [refreshJob(ratesUrl)];
}
