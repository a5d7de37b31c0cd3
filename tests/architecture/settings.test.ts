import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** The settings parser, the command line's only access to the process, and the environment of PostgreSQL. */
const MAY_READ = ["app/env.server.ts", "cli/main.ts", "db/embedded/cluster.ts"];

const sources = ["app", "cli", "db"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => /\.tsx?$/.test(path)),
);

describe("settings", () => {
  it("are read in one place; no other module uses process.env", () => {
    const readers = sources.filter((path) =>
      /process\.env|from "node:process"/.test(readFileSync(path, "utf8")),
    );
    expect(readers.sort()).toEqual(MAY_READ);
  });
});
