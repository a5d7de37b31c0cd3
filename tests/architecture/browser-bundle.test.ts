import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../scripts/build/build";
import { present } from "../support/present";

type Metafile = { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> };

let downloaded: string[] = [];

beforeAll(async () => {
  await ensureBuilt();
  const metafile: Metafile = JSON.parse(readFileSync("build/metafile.js.json", "utf8"));
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  downloaded = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
}, 240_000);

const ASSETS = "build/assets";

/** What each script of the build exports, by the address under which pages ask for it. */
function readExports(): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = readdirSync(ASSETS, { recursive: true }).map(String);
  const scripts = paths.filter((path) => path.endsWith(".js"));
  return new Map(
    scripts.map((path) => {
      const text = readFileSync(`${ASSETS}/${path}`, "utf8");
      // A joined chunk exports what its scopes return: export const{a:_X_a}=_X.
      const lists = [...text.matchAll(/\bexport ?(?:const ?)?\{([^}]*)\}/g)].flatMap(([, list = ""]) =>
        list.split(","),
      );
      return [`/build/${path}`, new Set(lists.map((entry) => present(entry.split(/ as |:/).at(-1))))];
    }),
  );
}

describe("the scripts of the build, joined after Remix split them", () => {
  it("import only names that exist", () => {
    const exported = readExports();
    const missing: string[] = [];
    let count = 0;
    for (const url of exported.keys()) {
      const text = readFileSync(ASSETS + url.slice("/build".length), "utf8");
      for (const [, list = "", from = ""] of text.matchAll(/\bimport ?\{([^}]*)\} ?from ?"([^"]+)"/g)) {
        const names = list.split(",").flatMap((entry) => entry.trim().split(" as ")[0] || []);
        count += names.length;
        missing.push(
          ...names.filter((name) => !exported.get(from)?.has(name)).map((name) => `${url}: ${name}`),
        );
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it("include every file that the server's build refers to", () => {
    const exported = readExports();
    const named =
      readFileSync("build/index.js", "utf8").match(/(?<=")\/build\/[\w./$()[\]-]+\.js(?=")/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((url) => !exported.has(url))).toEqual([]);
  });
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
