import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

export type EdgeOptions = {
  /** The port of plain HTTP. The next port serves HTTPS with an untrusted certificate. */
  port: number;
  adminPort: number;
  replicas: readonly number[];
  folder: string;
};

export type Edge = { log(): string; stop(): Promise<void> };

/** Starts a reverse proxy in front of the replicas, with its production configuration. */
export type StartEdge = (options: EdgeOptions) => Promise<Edge>;

/** Replaces a text that a configuration file must contain exactly once. */
export function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2)
    throw new Error(`The configuration no longer has '${from}' exactly once`);
  return text.replace(from, () => to);
}

/** Runs a proxy's program and waits until the site responds through it. */
export async function runEdge(
  program: string,
  args: readonly string[],
  { port, folder }: EdgeOptions,
): Promise<Edge> {
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: process.env.NODE_ENV } as const;
  const child = spawn(program, args, { env, stdio: "pipe" });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk;
    });
  }
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };

  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return { log: () => text, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`The edge does not respond: ${text}`);
}
