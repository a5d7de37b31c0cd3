import { dirname } from "node:path";
import { ensureBuilt } from "./build";
import { readSettings } from "./settings";
import { isPortFree, localAddress, startSite, waitForSite } from "./site-process";
import { openStorage } from "./storage";

const DRAIN_LIMIT_MS = 12_000;

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
const site = startSite(settings, storage.url);

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  if (site.process.connected) site.process.send("drain");
  setTimeout(() => site.process.kill("SIGKILL"), DRAIN_LIMIT_MS).unref();
}
process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop);

if (await waitForSite(settings, site)) console.log(`everyunit is at ${localAddress(settings)}`);
const exitCode = await site.exited;
// Last: what the site was still storing while it drained is on the disk by now.
await storage.close();
if (!isStopping) give("The site ended unexpectedly.", exitCode || 1);
process.exit(exitCode);
