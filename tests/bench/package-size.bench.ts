import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "rolldown";
import { bundleLibrary } from "../../scripts/build/bundle-package";
import { type Bench, notMeasured, type Row } from "./report";

const PEERS = [
  ["convert@8.0.2", `export { convert } from "convert";`],
  ["js-quantities@1.8.0", `export { default } from "js-quantities";`],
  // mathjs's documented way to bundle only its units.
  [
    "mathjs@15.2.0",
    `import { create, unitDependencies } from "mathjs"; export const { unit } = create(unitDependencies);`,
  ],
  ["convert-units@2.3.4", `export { default } from "convert-units";`],
] as const;

const PEER_FOLDER = ".cache/bench";

/**
 * A folder with these packages installed, none of which the project depends on; undefined where the registry does not
 * provide them. Install scripts do not run.
 */
function provideTools(name: string, packages: readonly string[]): string | undefined {
  const folder = join(PEER_FOLDER, name);
  if (packages.every((spec) => existsSync(join(folder, "node_modules", spec.replace(/@[^@]*$/, "")))))
    return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  try {
    const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
    execFileSync("npm", ["install", "--prefix", folder, ...options, ...packages], { stdio: "ignore" });
    return folder;
  } catch {
    return undefined;
  }
}

/** A program that uses the package, bundled for browsers as a developer would, and compressed. */
async function sizeOf(contents: string, folder: string): Promise<{ plain: number; brotli: number }> {
  const entry = resolve(folder, "entry.js");
  writeFileSync(entry, contents);
  const { output } = await build({
    input: entry,
    platform: "browser",
    output: { minify: true, comments: false },
    write: false,
    logLevel: "silent",
  });
  const code = Buffer.from(output[0].code);
  return { plain: code.length, brotli: brotliCompressSync(code).length };
}

async function rowOf(metric: string, contents: string, folder: string): Promise<Row> {
  const { plain, brotli } = await sizeOf(contents, folder);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return { metric, ours: `${kilobytes(brotli)} brotli`, result: `${kilobytes(plain)} minified` };
}

/** The size that the library adds to a page, compared with other unit libraries. */
async function run(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "everyunit-library-"));
  try {
    await bundleLibrary(folder);
    const rows = [
      await rowOf(
        "size of everyunit, convert: all categories",
        `export { convert } from "./index.js";`,
        folder,
      ),
      await rowOf(
        "size of everyunit/length: one category",
        `export { convert } from "./categories/length.js";`,
        folder,
      ),
    ];
    const tools = provideTools(
      "peers",
      PEERS.map(([name]) => name),
    );
    for (const [name, contents] of PEERS) {
      const metric = `size of ${name}`;
      rows.push(
        tools ? await rowOf(metric, contents, tools) : notMeasured(metric, `npm does not provide ${name}`),
      );
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export default { name: "package-size", run } satisfies Bench;
