import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export const CADDY_HINT =
  "Caddy is not installed: apt-get install caddy, brew install caddy, or set CADDY_PATH to its program.";

const PLACES = ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"];

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("installing Caddy with apt-get");
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" } as const;
    execFileSync("/usr/bin/apt-get", ["install", "-y", "-qq", "--no-install-recommends", "caddy"], {
      stdio: "ignore",
      env,
      timeout: 300_000,
    });
  } catch {
    // The hint says what to do.
  }
}

const find = (): string | undefined =>
  [process.env.CADDY_PATH ?? "", ...PLACES].find((path) => path !== "" && existsSync(path));

/** The path of Caddy, installed where this machine can; undefined where it cannot. */
export function provideCaddy(): string | undefined {
  if (!find()) installFromDebian();
  return find();
}
