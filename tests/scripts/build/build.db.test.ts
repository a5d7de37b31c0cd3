import { execFile, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../../scripts/build/build";
import { scratchFolder } from "../../support/scratch-folder";
import { siteStarter } from "../../support/started-site";
import { freePort } from "../../support/test-site";

const COPIED = [
  "app",
  "cli",
  "db",
  "library",
  "scripts",
  "public",
  "package.json",
  "package-lock.json",
  "LICENSE",
];
const CONFIGS = ["tsconfig.json", "remix.config.js"];

/** A checkout of its own, with this one's packages: what is built in it disturbs nobody. */
const checkout = scratchFolder("checkout");
/** Asynchronous: a blocked event loop would not notice that the site has closed an idle connection. */
const runScript = (script: string) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
    cwd: checkout,
  });
const change = (file: string, text: string) => writeFileSync(join(checkout, file), text);
const { start } = siteStarter();

beforeAll(async () => {
  await ensureBuilt();
  for (const path of [...COPIED, ...CONFIGS]) cpSync(path, join(checkout, path), { recursive: true });
  // Marks of processes that use this checkout's builds would keep the copies too. The images and the command's parts
  // are hundreds of files that no test here looks at.
  const filter = (path: string) =>
    !basename(path).startsWith("used-by-") && !/\/(?:og|cli\/(?:chunks|library))$/.test(path);
  cpSync("builds", join(checkout, "builds"), { recursive: true, filter });
  cpSync("build", join(checkout, "build"), { verbatimSymlinks: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(checkout, "node_modules"));
}, 240_000);
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const run = (variables: Record<string, string>) =>
  start(variables, [process.execPath, "scripts/start/start.js"], checkout);

async function fetchAssets(origin: string): Promise<number[]> {
  const page = await (await fetch(`${origin}/`)).text();
  const paths = [...new Set([...page.matchAll(/\/build\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path))];
  expect(paths.length).toBeGreaterThan(3);
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${origin}${path}`);
      await response.arrayBuffer();
      return response.status;
    }),
  );
}

/** Stores a build as `npm run build` does, with what `fill` puts into its folder. */
const storeBuild = (hash: string, fill: string) =>
  runScript(`
    import { cpSync, realpathSync, writeFileSync } from "node:fs";
    import { sourceHash } from "./scripts/build/source-hash.js";
    import { storeBuild } from "./scripts/build/store-build.ts";
    const hash = sourceHash();
    await storeBuild(${hash}, async (folder) => { ${fill} });`);
/**
 * Stores the build of before as that of the changed sources, which take long to compile. It lacks the scripts: those of changed
 * sources have other names.
 */
const storeCopy = () =>
  storeBuild(
    "hash",
    `const filter = (path) => !/\\/(?:used-by-[^/]*|assets\\/.+)$/.test(path);
    cpSync(realpathSync("build"), folder, { recursive: true, filter });
    writeFileSync(folder + "/source.hash", hash);`,
  );
const storedBuilds = () => readdirSync(join(checkout, "builds")).filter((name) => !name.startsWith("."));

describe("a build under a running site", () => {
  // Builds went into the folder that the site served from: 3 to 16 of its 16 files answered 404 meanwhile and after.
  it("keeps the files of the running site, whether or not it succeeds", async () => {
    const port = await freePort();
    const site = run({ PORT: String(port) });
    await expect.poll(site.output, { timeout: 60_000 }).toContain("everyunit is at");
    const origin = `http://127.0.0.1:${port}`;
    const before = readFileSync(join(checkout, "build/source.hash"), "utf8");
    const storedBefore = storedBuilds();
    const folder = realpathSync(join(checkout, "build"));

    await expect(storeBuild(`"failing"`, `throw new Error("no program")`)).rejects.toThrow("no program");
    expect(new Set(await fetchAssets(origin))).toEqual(new Set([200]));
    expect(readFileSync(join(checkout, "build/source.hash"), "utf8")).toBe(before);
    expect(storedBuilds()).toEqual(storedBefore);

    change("app/routes/changed.tsx", "export default () => <p>Changed</p>;\n");
    await storeCopy();
    expect(new Set(await fetchAssets(origin))).toEqual(new Set([200]));
    expect(readFileSync(join(checkout, "build/source.hash"), "utf8")).not.toBe(before);
    expect(storedBuilds()).toHaveLength(2);

    // A site under systemd cannot mark its build as used. Its pages that were not yet rendered became a 500.
    for (const name of readdirSync(folder)) if (name.startsWith("used-by-")) rmSync(join(folder, name));
    await storeCopy();
    await storeCopy();
    expect(existsSync(folder)).toBe(false);
    for (const path of ["/terms", "/developers"]) expect((await fetch(origin + path)).status).toBe(200);
    expect(new Set(await fetchAssets(origin))).toEqual(new Set([200]));

    site.child.kill("SIGTERM");
    expect(await site.exited).toBe(0);
  }, 180_000);
});

describe("npm run dev", () => {
  // It built into the folder of npm start, which then answered every page with a 500 and believed that it was up to date.
  it("leaves the build of npm start as it was", async () => {
    const state = () => [readlinkSync(join(checkout, "build")), storedBuilds()];
    const [port, before] = [await freePort(), state()];
    const dev = start(
      { PORT: String(port) },
      [process.execPath, "--import", "tsx", "scripts/start/dev.ts"],
      checkout,
    );
    const page = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(page, { timeout: 120_000, interval: 250 }).toBe(200);
    expect(state()).toEqual(before);
    dev.child.kill("SIGTERM");
    await dev.exited;
    expect(state()).toEqual(before);
  }, 180_000);
});

describe("npm start without the build tools", () => {
  const withoutTools = (): void => {
    rmSync(join(checkout, "node_modules"));
    symlinkSync(join(checkout, "packages"), join(checkout, "node_modules"));
    mkdirSync(join(checkout, "packages"));
    for (const name of readdirSync("node_modules"))
      if (name !== "tsx")
        symlinkSync(join(process.cwd(), "node_modules", name), join(checkout, "packages", name));
  };

  it("runs an existing build; otherwise it says in one sentence what to do", async () => {
    withoutTools();
    const port = await freePort();
    const site = run({ PORT: String(port) });
    await expect.poll(site.output, { timeout: 60_000 }).toBe(`everyunit is at http://localhost:${port}\n`);
    site.child.kill("SIGTERM");
    expect(await site.exited).toBe(0);

    change("app/routes/changed.tsx", "export default () => <p>Unbuilt</p>;\n");
    const unbuilt = run({ PORT: String(port) });
    expect([await unbuilt.exited, unbuilt.output()]).toEqual([
      1,
      "The site is not built, and the build tools are not installed: run npm ci && npm run build first, or npm ci without --omit=dev.\n",
    ]);
  });
});

describe("npm start in a checkout that is not built and cannot be written to", () => {
  it("says so in one sentence", () => {
    rmSync(join(checkout, "build"));
    rmSync(join(checkout, "builds"), { recursive: true });
    rmSync(join(checkout, "node_modules"));
    symlinkSync(join(process.cwd(), "node_modules"), join(checkout, "node_modules"));
    chmodSync(checkout, 0o555);
    // Root may write anywhere.
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const { status, stderr, stdout } = spawnSync(process.execPath, ["scripts/start/start.js"], {
      ...user,
      cwd: checkout,
      env: { ...process.env, PORT: "64999" },
      encoding: "utf8",
    });
    chmodSync(checkout, 0o755);
    expect([status, stdout, stderr]).toEqual([
      1,
      "",
      `The site is not built, and ${checkout} is read-only: run npm run build where it can be written to.\n`,
    ]);
  });
});

describe("an unused build", () => {
  // The next build removed the pictures of a site under systemd.
  it("is kept until a second one is stored after it", async () => {
    mkdirSync(join(checkout, "builds"));
    for (const name of ["first", "earlier", "later"])
      await storeBuild(`"${name}"`, `writeFileSync(folder + "/index.js", "${name}");`);
    expect(readFileSync(join(checkout, "build/index.js"), "utf8")).toBe("later");
    expect(storedBuilds()).toEqual([expect.stringMatching(/^earlier-/), expect.stringMatching(/^later-/)]);
  });
});
