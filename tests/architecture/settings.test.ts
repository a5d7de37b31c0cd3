import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** The parser, the command line's one door to the process, and the environment a child process is given. */
const MAY_READ = ["app/env.server.ts", "cli/main.ts", "db/embedded/cluster.ts"];

const sources = ["app", "cli", "db"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => /\.tsx?$/.test(path)),
);

describe("settings", () => {
  it("are read in one place: nothing else touches process.env", () => {
    const readers = sources.filter((path) =>
      /process\.env|from "node:process"/.test(readFileSync(path, "utf8")),
    );
    expect(readers.filter((path) => !MAY_READ.includes(path))).toEqual([]);
  });
});
