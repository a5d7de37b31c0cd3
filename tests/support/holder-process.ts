import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("./embedded-holder.ts", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

export type Holder = { child: ChildProcess; how: string; leave(): Promise<void>; kill(): Promise<void> };

/** Another process that starts or joins the embedded server of that folder. */
export async function spawnHolder(dataDir: string): Promise<Holder> {
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    cwd: root,
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
