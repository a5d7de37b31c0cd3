import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { runQuietly } from "./run-quietly";

const APT = "/usr/bin/apt-get";

async function apt(words: readonly string[], folder?: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" } as const;
  await runQuietly(APT, words, { env, cwd: folder });
}

let isListCurrent = false;

async function updateList(): Promise<void> {
  if (!isListCurrent) await apt(["update", "-qq"]);
  isListCurrent = true;
}

/** Installs Debian packages if apt-get exists and the user is root. Failures are ignored: callers check for the program. */
export async function installDebianPackages(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`installing ${packages.join(", ")} with apt-get`);
  try {
    await updateList();
    await apt(["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  } catch {
    // The program may come from elsewhere. If not, the caller says what to do.
  }
}

/** Unpacks a Debian package into a folder without installing it, under the same conditions. */
export async function unpackDebianPackage(name: string, folder: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`unpacking ${name} into ${folder}`);
  try {
    mkdirSync(folder, { recursive: true });
    await updateList();
    await apt(["download", "-qq", name], folder);
    for (const file of readdirSync(folder).filter((each) => each.endsWith(".deb")))
      await runQuietly("/usr/bin/dpkg-deb", ["-x", `${folder}/${file}`, folder]);
  } catch {
    // As above.
  }
}
