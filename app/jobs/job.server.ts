import type { Database } from "~db/client";

/** Work that the site does by itself, once, whichever replicas are up. */
export type Job = {
  name: string;
  everyMs: number;
  /** Does the work; false, or a throw, is a failure, after which it is tried again sooner. */
  run: (db: Database) => Promise<boolean>;
};
