import type { Database } from "~db/client";

/** A scheduled job. Each run is done by one replica only. */
export type Job = {
  name: string;
  everyMs: number;
  /** Does the work. Returning false or throwing is a failure, which is retried sooner. */
  run: (db: Database) => Promise<boolean>;
};
