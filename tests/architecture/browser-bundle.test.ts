import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, test } from "vitest";
import { ensureBuilt } from "../../scripts/build/build";

type Metafile = { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> };

let downloaded: string[] = [];

beforeAll(async () => {
  await ensureBuilt();
  const metafile: Metafile = JSON.parse(readFileSync("build/metafile.js.json", "utf8"));
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  downloaded = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
}, 240_000);

test("the server's build refers to files that exist, joined after Remix split them", () => {
  const named = readFileSync("build/index.js", "utf8").match(/(?<="\/build\/)[\w./$()[\]-]+\.js(?=")/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(`build/assets/${path}`))).toEqual([]);
});

describe("what a browser downloads", () => {
  it("is the site", () => {
    expect(downloaded).toContain("app/root.tsx");
  });

  it.each([
    ["the engine: no factor leaves the server", /^app\/conversion\//],
    ["the database", /^db\//],
    ["the command line", /^cli\//],
    ["a server file", /^app\/.*\.server\.tsx?$/],
    ["zod", /node_modules\/zod\//],
    ["a database driver", /node_modules\/(pg|drizzle-orm)\//],
    ["a parser of feeds or of JSON", /node_modules\/(fast-xml-parser|lossless-json)\//],
    ["a module of Node", /^node:/],
  ])("does not hold %s", (_, pattern) => {
    expect(downloaded.filter((path) => pattern.test(path))).toEqual([]);
  });
});
