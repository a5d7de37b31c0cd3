import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type EdgeOptions = {
  caddy: string;
  /** Plain HTTP; the port after it serves HTTPS with a certificate of Caddy's own. */
  port: number;
  adminPort: number;
  replicas: readonly number[];
  folder: string;
};

export type Edge = { log(): string; stop(): Promise<void> };

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`deploy/Caddyfile no longer has '${from}' once`);
  return text.replace(from, to);
}

/** deploy/Caddyfile with other addresses and certificates. */
function loopbackConfig({ port, adminPort, replicas, folder }: EdgeOptions): string {
  const general = [
    `admin localhost:${adminPort}`,
    `storage file_system ${join(folder, "caddy")}`,
    "skip_install_trust",
    "auto_https disable_redirects",
  ];
  const config = readFileSync("deploy/Caddyfile", "utf8");
  const addressed = replaceOnce(
    config,
    "{$SITE_DOMAIN:localhost} {",
    `http://localhost:${port}, https://localhost:${port + 1} {\n\ttls internal`,
  );
  const routed = replaceOnce(
    addressed,
    "site-1:3000 site-2:3000",
    replicas.map((replica) => `127.0.0.1:${replica}`).join(" "),
  );
  return replaceOnce(routed, "\n{\n", `\n{\n\t${general.join("\n\t")}\n`);
}

async function waitUntilUp(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${log()}`);
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The edge does not respond: ${log()}`);
}

/** Caddy in front of the replicas, with the settings it has in public. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { caddy, port, folder } = options;
  const file = join(folder, "Caddyfile");
  writeFileSync(file, loopbackConfig(options));
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: process.env.NODE_ENV } as const;
  const child = spawn(caddy, ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "pipe" });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk;
    });
  }
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const log = () => text;
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  await waitUntilUp(port, child, log).catch(async (error) => {
    await stop();
    throw error;
  });
  return { log, stop };
}
