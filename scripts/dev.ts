import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { readSettings } from "./settings";
import { openStorage } from "./storage";

process.chdir(dirname(import.meta.dirname));
const settings = readSettings();
const storage = await openStorage(settings);
const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");
const env = { ...process.env, PORT: String(settings.port), HOST: settings.host, DATABASE_URL: storage.url };
const child = spawn(process.execPath, [remix, "dev"], { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", async (code) => {
  await storage.close();
  process.exit(code ?? 0);
});
