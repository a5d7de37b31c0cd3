import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { buildSync } from "esbuild";

const SCRIPT = ".cache/embedded-holder.mjs";
let isBundled = false;

/** Bundled once, because compiling the sources in each process would take most of its time. */
function bundleOnce(): string {
  const options = { bundle: true, platform: "node", format: "esm", packages: "external" } as const;
  if (!isBundled)
    buildSync({ ...options, entryPoints: ["tests/support/embedded-holder.ts"], outfile: SCRIPT });
  isBundled = true;
  return SCRIPT;
}

export type Holder = { child: ChildProcess; how: string; leave(): Promise<void>; kill(): Promise<void> };

/** Starts another process that starts or joins the embedded server in this folder. */
export async function spawnHolder(dataDir: string): Promise<Holder> {
  const child = spawn(process.execPath, [bundleOnce()], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const ready = new Promise<string>((done, fail) => {
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    child.stdout.on("data", (chunk: Buffer) => {
      const how = /ready (\w+)/.exec(String(chunk))?.[1];
      if (how) done(how);
    });
    child.on("exit", (code) => fail(new Error(`The holder ended with ${code}: ${said}`)));
  });
  const how = await ready;
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  };
  return { child, how, leave: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
