import { database } from "~/db.server";
import { log } from "~/http/log.server";
import { forgetSenders } from "~db/contact-messages";

const INTERVAL_MS = 6 * 3_600_000;
const FIRST_LOOK_MS = 30_000;
/** The secrets behind the hashes live as long; after that a hash tells nothing but that two messages had one sender. */
const KEEP_MS = 3 * 24 * 3_600_000;

/** Takes the hash of its sender off every message that is older than three days, for as long as the process runs. */
export function scheduleForgetting(): void {
  const scope = globalThis as { everyunitForgets?: true };
  if (scope.everyunitForgets) return;
  scope.everyunitForgets = true;
  const forget = async () => {
    const db = database();
    if (!db) return;
    await forgetSenders(db, new Date(Date.now() - KEEP_MS)).catch(() =>
      log("debug", "senders are forgotten later"),
    );
  };
  setTimeout(forget, FIRST_LOOK_MS).unref();
  setInterval(forget, INTERVAL_MS).unref();
}
