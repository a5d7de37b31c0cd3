import { setTimeout as sleep } from "node:timers/promises";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** After this uptime, the count of consecutive failures is reset. */
const STEADY_MS = 60_000;
/** Longer than the site needs to finish open requests and close its database. */
const STOP_LIMIT_MS = 15_000;

/**
 * @typedef {object} SupervisorOptions
 * @property {() => import("./site-process.js").SiteProcess} start
 * @property {"drain" | "lame-duck"} stopMessage
 * @property {(address: string) => void} onFirstAddress
 * @property {(line: string) => void} printError
 */

/**
 * Restarts the site if it ends unasked, after pauses that grow while it fails. One that never listened has said why.
 * @param {SupervisorOptions} options
 */
export function superviseSite({ start, stopMessage, onFirstAddress, printError }) {
  const stopping = new AbortController();
  let site = start();

  async function supervise() {
    const address = await site.listening;
    if (address === undefined) return stopping.signal.aborted ? site.exited : (await site.exited) || 1;
    onFirstAddress(address);
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const startedAt = Date.now();
      const exitCode = await site.exited;
      if (stopping.signal.aborted) return exitCode;
      printError("The site ended unexpectedly; restarting it.");
      if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return 0;
      site = start();
    }
  }

  function stop() {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const { process } = site;
    if (process.connected) process.send(stopMessage);
    setTimeout(() => process.kill("SIGKILL"), STOP_LIMIT_MS).unref();
  }

  return { ended: supervise(), stop };
}
