import { dirname } from "node:path";
import { ensureBuilt } from "./build";
import { keepSite } from "./keep-site";
import { readSettings } from "./settings";
import { isPortFree, localAddress, startSite, waitForSite } from "./site-process";
import { openStorage } from "./storage";

process.chdir(dirname(import.meta.dirname));
const settings = readSettings();

function give(line: string, exitCode: number): never {
  console.error(line);
  process.exit(exitCode);
}

if (!(await isPortFree(settings.port, settings.host))) {
  give(`Port ${settings.port} on ${settings.host} cannot be used: stop what listens there, or set PORT.`, 1);
}
await ensureBuilt(() => console.log("building everyunit, once"));
const storage = await openStorage(settings).catch((error: Error) => give(error.message, 1));
const site = keepSite({
  start: () => startSite(settings, storage.url),
  waitFor: (started) => waitForSite(settings, started),
  onFirstAnswer: () => console.log(`everyunit is at ${localAddress(settings)}`),
  say: (line) => console.error(line),
});
process.on("SIGINT", site.stop).on("SIGTERM", site.stop).on("SIGHUP", site.stop);

const exitCode = await site.ended;
// Last: what the site was still storing while it drained is on the disk by now.
await storage.close();
process.exit(exitCode);
