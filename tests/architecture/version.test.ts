import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { version } from "../../package.json";

it("the version is stated once, in package.json; the changelog begins with it", () => {
  const files = execFileSync("git", ["ls-files", "app", "cli", "db", "library", "scripts", "deploy"], {
    encoding: "utf8",
  });
  const stated = files
    .split("\n")
    .filter(
      (path) => /\.(tsx?|js|json|ya?ml)$/.test(path) && readFileSync(path, "utf8").includes(`"${version}"`),
    );
  expect(stated).toEqual([]);
  expect(/^## (\d[\d.]*)/m.exec(readFileSync("CHANGELOG.md", "utf8"))?.[1]).toBe(version);
});
