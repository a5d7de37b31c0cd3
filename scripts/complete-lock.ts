import { readFileSync, writeFileSync } from "node:fs";

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "x64",
  "wasm32",
];

/** What npm would have copied from the package, read from the name that says it: `rollup-linux-arm64-musl`. */
function platformOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> {
  const parts = name.split("/").at(-1)!.split("-");
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = parts.includes("musl")
    ? ["musl"]
    : parts.includes("gnu") && os[0] === "linux"
      ? ["glibc"]
      : [];
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) };
}

/**
 * Where a registry holds no packages for other platforms, npm leaves them out of the lock, and `npm ci` then
 * refuses that lock everywhere. This adds them, without a checksum that nobody here could know.
 */
function completeLock(packages: Record<string, Entry>): string[] {
  const added: string[] = [];
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const isExact = /^\d+\.\d+\.\d+/.test(version);
      const isKnown = Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));
      if (isKnown || !isExact) continue;
      packages[`node_modules/${name}`] = {
        version,
        ...(parent.dev && { dev: true }),
        optional: true,
        ...platformOf(name),
      };
      added.push(name);
    }
  }
  return added;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const added = completeLock(lock.packages);
const [own, ...others] = Object.keys(lock.packages);
lock.packages = Object.fromEntries(
  [own!, ...others.sort((a, b) => a.localeCompare(b, "en"))].map((path) => [path, lock.packages[path]]),
);
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages of other platforms added to package-lock.json`);
