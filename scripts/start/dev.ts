import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { openServer } from "~db/connect";
import { buildPageScripts } from "../build/build-page-scripts";
import { readSettings } from "./settings";

const { port, host, databaseUrl, dataDir } = readSettings();
// The database is opened here, so that it keeps running when the development server restarts the site.
const server = await openServer({ databaseUrl, dataDir, log: (line) => console.error(line) });
const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");
const env = {
  ...process.env,
  PORT: String(port),
  HOST: host,
  DATABASE_URL: server.url,
  // Differs from the folder that npm start serves.
  BUILD_FOLDER: ".cache/dev",
} as const;
await buildPageScripts(env.BUILD_FOLDER);
const child = spawn(process.execPath, [remix, "dev"], { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", async (code) => {
  await server.close();
  process.exit(code ?? 0);
});
