import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Lock = {
  packages: Record<string, { resolved?: string; integrity?: string }>;
};
const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const installed = Object.entries(lock.packages).filter(([path]) => path !== "");

describe("the lock file", () => {
  it("names no registry, so that each machine uses its own", () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  it("pins every package of every platform by its content", () => {
    expect(installed.length).toBeGreaterThan(1_000);
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  it("locks versions that package.json pins exactly", () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync("package.json", "utf8"),
    );
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(
      ranges.filter(([, range]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(range))),
    ).toEqual([]);
  });
});
