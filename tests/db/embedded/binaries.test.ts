import { execFileSync } from "node:child_process";
import { lstatSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { locatePackage, stage } from "../../../db/embedded/binaries";

const place = mkdtempSync("/tmp/everyunit-staging-");
afterAll(() => rmSync(place, { recursive: true, force: true }));

it("stages a copy that every user can read and run, and creates its symlinks without an install script", async () => {
  const native = locatePackage();
  const staged = await stage(native, place);
  expect(execFileSync(join(staged, "bin", "postgres"), ["--version"], { encoding: "utf8" })).toContain(
    "PostgreSQL) 18.",
  );
  for (const path of ["", "bin", "lib", "share/postgresql"]) {
    expect(statSync(join(staged, path)).mode & 0o777).toBe(0o755);
  }
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, "pg-symlinks.json"), "utf8"),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { source, target } of links) {
    const link = join(staged, target.replace("native/", ""));
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(link).size).toBe(statSync(join(native, source.replace("native/", ""))).size);
  }
});

it("stages only once, then reuses the copy", async () => {
  const first = await stage(locatePackage(), place);
  const madeAt = statSync(first).mtimeMs;
  expect(await stage(locatePackage(), place)).toBe(first);
  expect(statSync(first).mtimeMs).toBe(madeAt);
});
