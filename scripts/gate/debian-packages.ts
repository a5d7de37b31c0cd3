import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const APT = "/usr/bin/apt-get";

function apt(...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" } as const;
  execFileSync(APT, words, { stdio: "ignore", env, timeout: 600_000 });
}

/** Installs packages where this machine is a Debian and the user is root. Whether it worked, the caller looks for. */
export function installDebianPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`installing ${packages.join(", ")} with apt-get`);
  try {
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
  } catch {
    // Something else may provide the program; where nothing does, the caller says what to do.
  }
}
