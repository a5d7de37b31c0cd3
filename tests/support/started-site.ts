import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, afterEach, expect } from "vitest";
import { scratchFolder } from "./scratch-folder";
import { freePort } from "./test-site";

export type Start = { child: ChildProcess; output(): string; exited: Promise<number | null> };

const SCRIPT = [process.execPath, "scripts/start/start.js"] as const;

/** For a test file: runs `npm start` with its own data folder, and stops it after each test. */
export function siteStarter() {
  const dataDir = scratchFolder("start");
  const running: Start[] = [];

  afterEach(async () => {
    const started = running.splice(0);
    for (const { child } of started) child.kill("SIGTERM");
    await Promise.all(started.map(({ exited }) => exited));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  function start(
    variables: Record<string, string>,
    command: readonly string[] = SCRIPT,
    cwd?: string,
  ): Start {
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      RATES_URL: "off",
      LOG_LEVEL: "warn",
      ...variables,
    } as const;
    const [program = "", ...args] = command;
    const child = spawn(program, args, { env, cwd, stdio: "pipe" });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    }
    const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
    const started = { child, output: () => output, exited };
    running.push(started);
    return started;
  }

  async function startSite(
    variables: Record<string, string> = {},
    command: readonly string[] = SCRIPT,
  ): Promise<Start & { port: number }> {
    const port = await freePort();
    const started = start({ PORT: String(port), ...variables }, command);
    await expect.poll(started.output, { timeout: 20_000 }).toContain("everyunit is at");
    return { ...started, port };
  }

  return { dataDir, start, startSite };
}

/** The status of /readyz, or 0 if nothing is listening. */
export const readiness = (port: number): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
