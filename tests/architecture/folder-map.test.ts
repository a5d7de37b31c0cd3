import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const MAP = /```[a-z]*\n((?:\S+\/ +\S.*\n)+)```/;
const rows = (MAP.exec(readFileSync("README.md", "utf8"))?.[1] ?? "").trim().split("\n");
const mapped = rows.map((row) => row.split("/ ", 1)[0]!.replace(/\/$/, ""));

/** What is made on the machine, or by the machine, and is in no commit. */
const MADE_HERE = new Set(["node_modules", "build", "builds", "test-results", "playwright-report"]);

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !MADE_HERE.has(entry.name))
    .map(({ name }) => name);

describe("the README's folder map", () => {
  it("names folders that exist, each with a clause", () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(mapped.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it("leaves out no room", () => {
    const rooms = [...foldersIn("."), ...foldersIn("app").map((name) => `app/${name}`)];
    expect(rooms.filter((room) => !mapped.includes(room))).toEqual([]);
  });
});
