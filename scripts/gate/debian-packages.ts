import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync } from "node:fs";

const APT = "/usr/bin/apt-get";

/** Runs a program without input or output. Rejects if it is missing or fails. */
export async function runQuietly(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const child = spawn(program, args, { timeout: 600_000, ...options, stdio: "ignore" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${program} failed with ${code}`);
}

async function apt(words: readonly string[], folder?: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" } as const;
  await runQuietly(APT, words, { env, cwd: folder });
}

let isListCurrent = false;

/** Runs work with a current package list, if the user is root and has apt-get. Ignores failures: callers check the result. */
async function withList(announcement: string, work: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(announcement);
  try {
    if (!isListCurrent) await apt(["update", "-qq"]);
    isListCurrent = true;
    await work();
  } catch {
    // The program may be installed in another way. If not, the caller prints what to do.
  }
}

/** Installs Debian packages, if that is possible here. */
export const installDebianPackages = (packages: readonly string[]): Promise<void> =>
  withList(`installing ${packages.join(", ")} with apt-get`, () =>
    apt(["install", "-y", "-qq", "--no-install-recommends", ...packages]),
  );

/** Unpacks a Debian package into a folder without installing it, if that is possible here. */
export const unpackDebianPackage = (name: string, folder: string): Promise<void> =>
  withList(`unpacking ${name} into ${folder}`, async () => {
    mkdirSync(folder, { recursive: true });
    await apt(["download", "-qq", name], folder);
    for (const file of readdirSync(folder).filter((each) => each.endsWith(".deb")))
      await runQuietly("/usr/bin/dpkg-deb", ["-x", `${folder}/${file}`, folder]);
  });
