import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findUpward } from "../../db/find-upward";

const root = mkdtempSync("/tmp/everyunit-upward-");
const deep = join(root, "build", "cli");
mkdirSync(deep, { recursive: true });
writeFileSync(join(root, "db.json"), "");
writeFileSync(join(root, "build", "built.json"), "");
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("finds the nearest folder that contains one of the names", () => {
  expect(findUpward(["db.json", "built.json"], [deep])).toBe(join(root, "build", "built.json"));
  expect(findUpward(["db.json"], [deep])).toBe(join(root, "db.json"));
});

it("tries the next starting folder if the first finds nothing", () => {
  expect(findUpward(["built.json"], ["/proc/self", deep])).toBe(join(root, "build", "built.json"));
  expect(findUpward(["nowhere-at-all.json"], [deep])).toBeUndefined();
});
