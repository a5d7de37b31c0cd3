import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Licenses under which a package may be part of what is shipped: each allows it without conditions on our own code. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  // Its conditions cover its own files, which are shipped unchanged.
  "MPL-2.0",
  "PostgreSQL",
  "Unlicense",
]);

type Lock = { packages: Record<string, { license?: string; dev?: boolean }> };

it("no license of a shipped package has conditions on our own code", () => {
  const { packages }: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
  const isAllowed = (license = "none") =>
    license
      .split(/ OR /)
      .some((all) => all.split(/ AND /).every((name) => ALLOWED.has(name.replace(/[()]/g, ""))));
  expect(shipped.length).toBeGreaterThan(50);
  expect(
    shipped
      .filter(([, { license }]) => !isAllowed(license))
      .map(([path, { license }]) => `${path}: ${license}`),
  ).toEqual([]);
});
