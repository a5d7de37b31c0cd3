import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const APT = "/usr/bin/apt-get";

function apt(...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" } as const;
  execFileSync(APT, words, { stdio: "ignore", env, timeout: 600_000 });
}

let isListCurrent = false;

/** Installs Debian packages if apt-get exists and the user is root. Failures are ignored: callers check for the program. */
export function installDebianPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`installing ${packages.join(", ")} with apt-get`);
  try {
    if (!isListCurrent) apt("update", "-qq");
    isListCurrent = true;
    apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
  } catch {
    // The program may come from elsewhere. If not, the caller says what to do.
  }
}
