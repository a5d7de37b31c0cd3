import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPostmaster } from "../../db/embedded/postmaster";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type Site = { process: ChildProcess; said: () => string };

export function spawnSite(options: { script: string; port: number; dataDir: string }): Site {
  const child = spawn(process.execPath, ["--import", "tsx", options.script], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      PORT: String(options.port),
      HOST: "127.0.0.1",
      DATA_DIR: options.dataDir,
      CONTACT_LIMITS: "off",
      RATES_URL: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said = (said + chunk).slice(-4000);
    });
  }
  return { process: child, said: () => said };
}

export function childrenOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(join("/proc", name, "stat"), "utf8");
        return [
          { pid: Number(name), parent: Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[1]) },
        ];
      } catch {
        return [];
      }
    });
  return parents.filter(({ parent }) => parent === pid).map((entry) => entry.pid);
}

function killHard(pids: readonly (number | undefined)[]): void {
  for (const pid of pids) {
    try {
      if (pid) process.kill(pid, "SIGKILL");
    } catch {
      // It has already exited.
    }
  }
}

export const TARGETS = ["site", "postgres", "both", "backend"] as const;
export type Target = (typeof TARGETS)[number];

/** Sends SIGKILL to the site and its children, to the postmaster, to both at once, or to one backend. */
export async function strike(
  target: Target,
  site: Site,
  dataDir: string,
  random: () => number,
): Promise<void> {
  const postmaster = await findPostmaster(join(dataDir, "pg"));
  const pid = site.process.pid;
  const sitePids = pid ? [pid, ...childrenOf(pid).filter((child) => child !== postmaster)] : [];
  const backends = postmaster ? childrenOf(postmaster) : [];
  const oneBackend = backends[Math.floor(random() * backends.length)];
  if (target === "site") killHard(sitePids);
  if (target === "postgres") killHard([postmaster]);
  if (target === "both") killHard([...sitePids, postmaster]);
  if (target === "backend") killHard([oneBackend]);
}
