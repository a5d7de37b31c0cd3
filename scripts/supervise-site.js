import { setTimeout as sleep } from "node:timers/promises";
import type { SiteProcess } from "./site-process";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A site that ran this long was not broken from the start: its next fall is a new one. */
const STEADY_MS = 60_000;
const DRAIN_LIMIT_MS = 12_000;

type Upkeep = {
  start: () => SiteProcess;
  /** False when the site ended before it answered. */
  waitFor: (site: SiteProcess) => Promise<boolean>;
  onFirstAnswer: () => void;
  say: (line: string) => void;
};

/**
 * Starts the site again whenever it ends unasked, after pauses that grow while it keeps falling. One that never
 * answered is not tried again: it would not answer the next time either. `ended` gives the exit code.
 */
export function keepSite({ start, waitFor, onFirstAnswer, say }: Upkeep) {
  const stopping = new AbortController();
  let site = start();

  async function keep(): Promise<number> {
    const isUp = await waitFor(site);
    if (isUp) onFirstAnswer();
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const startedAt = Date.now();
      const exitCode = await site.exited;
      if (stopping.signal.aborted) return exitCode;
      say(isUp ? "The site ended unexpectedly; it is started again." : "The site ended unexpectedly.");
      if (!isUp) return exitCode || 1;
      if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return 0;
      site = start();
    }
  }

  function stop(): void {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const { process } = site;
    if (process.connected) process.send("drain");
    setTimeout(() => process.kill("SIGKILL"), DRAIN_LIMIT_MS).unref();
  }

  return { ended: keep(), stop };
}
