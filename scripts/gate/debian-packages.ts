import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";

const APT = "/usr/bin/apt-get";

function apt(words: readonly string[], folder?: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" } as const;
  execFileSync(APT, words, { stdio: "ignore", env, cwd: folder, timeout: 600_000 });
}

let isListCurrent = false;

function updateList(): void {
  if (!isListCurrent) apt(["update", "-qq"]);
  isListCurrent = true;
}

/** Installs Debian packages if apt-get exists and the user is root. Failures are ignored: callers check for the program. */
export function installDebianPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`installing ${packages.join(", ")} with apt-get`);
  try {
    updateList();
    apt(["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  } catch {
    // The program may come from elsewhere. If not, the caller says what to do.
  }
}

/** Unpacks a Debian package into a folder without installing it, under the same conditions. */
export function unpackDebianPackage(name: string, folder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`unpacking ${name} into ${folder}`);
  try {
    mkdirSync(folder, { recursive: true });
    updateList();
    apt(["download", "-qq", name], folder);
    for (const file of readdirSync(folder).filter((each) => each.endsWith(".deb")))
      execFileSync("/usr/bin/dpkg-deb", ["-x", `${folder}/${file}`, folder]);
  } catch {
    // As above.
  }
}
