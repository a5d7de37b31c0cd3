import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { present } from "../support/present";

const MAP = /```[a-z]*\n((?:\S+\/ +\S.*\n)+)```/;
const rows = (MAP.exec(readFileSync("docs/architecture.md", "utf8"))?.[1] ?? "").trim().split("\n");
const mapped = rows.map((row) => present(row.split("/ ", 1)[0]).replace(/\/$/, ""));

/** Generated folders, not in the repository. */
const GENERATED = new Set(["node_modules", "build", "builds", "test-results", "playwright-report"]);

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !GENERATED.has(entry.name))
    .map(({ name }) => name);

describe("the folder map", () => {
  it("lists only folders that exist", () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(mapped.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it("lists every top-level folder and every folder in app, cli and scripts", () => {
    const inside = ["app", "cli", "scripts"].flatMap((parent) =>
      foldersIn(parent).map((name) => `${parent}/${name}`),
    );
    const folders = [...foldersIn(".").filter((name) => name !== "scripts"), ...inside];
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.filter((folder) => !mapped.includes(folder))).toEqual([]);
  });
});

describe("the documents", () => {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
  const documents = tracked.filter((path) => /^(?:docs\/)?[\w-]+\.md$/.test(path));

  it.each(documents)("%s names only source files that exist", (document) => {
    const names = [...readFileSync(document, "utf8").matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name]) => name);
    const missing = names.filter((name) => !tracked.some((path) => `/${path}`.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  });
});
