import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "~/env.server";

const POLL_MS = 50;

type Variables = Readonly<Record<string, string>>;
export type SiteProcess = { process: ChildProcess; exited: Promise<number> };

/** remix-serve's own notices and its line per request; the latter only for who asked to debug. */
const isNoise = (line: string) => line.startsWith("[remix-serve]") || /^[A-Z]+ \S+ (\d{3}|-) /.test(line);

/**
 * Runs remix-serve as a process of its own, out of reach of the terminal's Ctrl-C: it is told to drain over its
 * channel, and drains by itself when that channel closes because this process died.
 */
export function startSite(settings: Settings, databaseUrl: string, variables: Variables = {}): SiteProcess {
  const serve = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
  const env = {
    ...process.env,
    ...variables,
    NODE_ENV: "production",
    PORT: String(settings.port),
    HOST: settings.host,
    DATABASE_URL: databaseUrl,
  } as const;
  const child = spawn(process.execPath, [serve, "build/index.js"], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const shows = (line: string) => settings.logLevel === "debug" || !isNoise(line);
  createInterface({ input: child.stdout! }).on("line", (line) => shows(line) && console.log(line));
  const exited = new Promise<number>((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
  return { process: child, exited };
}

export async function isPortFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => resolve(true));
  });
  await new Promise((resolve) => probe.close(resolve));
  return isFree;
}

/** The address as people on this machine write it. */
export function localAddress({ host, port }: Settings): string {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
  return `http://${isLocal ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Waits until the site answers; false when it ended first. */
export async function waitForSite(settings: Settings, site: SiteProcess): Promise<boolean> {
  const { host, port } = settings;
  const reachable =
    host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
  for (;;) {
    const answer = await fetch(`http://${reachable}:${port}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return true;
    const code = await Promise.race([site.exited, sleep(POLL_MS)]);
    if (code !== undefined) return false;
  }
}
