import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { build } from "rolldown";

const SCRIPT = ".cache/embedded-holder.mjs";
let bundled: Promise<unknown> | undefined;

/** Bundled once, because compiling the sources in each process would take most of its time. */
async function bundleOnce(): Promise<string> {
  bundled ??= build({
    input: "tests/support/embedded-holder.ts",
    platform: "node",
    external: /^(?:@|node:|(?!tests\/)\w)/,
    output: { file: SCRIPT },
  });
  await bundled;
  return SCRIPT;
}

export type Holder = { child: ChildProcess; how: string; leave(): Promise<void>; kill(): Promise<void> };

/** Starts another process that starts or joins the embedded server in this folder. */
export async function spawnHolder(dataDir: string): Promise<Holder> {
  const child = spawn(process.execPath, [await bundleOnce()], {
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
