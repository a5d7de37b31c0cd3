import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { builtCli } from "../../support/built-cli";

const cli = builtCli();
const compiledFile = `chunks/engine.code.cjs.${process.version}-${process.platform}-${process.arch}`;

const copies: string[] = [];
/** A copy of the built command, as this version of Node.js builds it, in which files may be changed. */
function copyOfCli(): string {
  const folder = mkdtempSync(join(tmpdir(), "everyunit-compiled-"));
  copies.push(folder);
  cpSync(cli.folder, folder, { recursive: true });
  const files = ["chunks/engine.cjs", "chunks/engine.code.cjs", "library/engine.cjs"];
  execFileSync(process.execPath, [
    "scripts/build/compile-engine.js",
    ...files.map((file) => join(folder, file)),
  ]);
  return folder;
}
afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true });
});

/** Changes a bit of every thousandth byte. */
function changeBytes(file: string): void {
  const bytes = readFileSync(file);
  for (let at = 500; at < bytes.length; at += 1000) bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
}

function replaceByFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
}

const answerOf = (folder: string, options: readonly string[] = []): string =>
  execFileSync(
    process.execPath,
    [...options, join(folder, "everyunit.cjs"), "convert", "5", "ft", "11", "in", "to", "cm"],
    {
      encoding: "utf8",
    },
  );

describe("the engine as V8 compiled it when the package was built", () => {
  // If V8 refused it, each start would compile the engine, and nothing but the time would show it.
  it("is accepted by the version of Node.js that built it", () => {
    const program = `
      const { readFileSync } = require("node:fs"), { Script } = require("node:vm"), { wrap } = require("node:module");
      const [code, compiled] = process.argv.slice(1);
      const options = { filename: code, cachedData: readFileSync(compiled).subarray(0, -4) };
      console.log(new Script(wrap(readFileSync(code, "latin1")), options).cachedDataRejected);`;
    const folder = copyOfCli();
    const files = ["chunks/engine.code.cjs", compiledFile].map((file) => join(folder, file));
    expect(execFileSync(process.execPath, ["-e", program, ...files], { encoding: "utf8" })).toBe("false\n");
  });

  it.each([
    ["is missing, as for another version of Node.js", (file: string) => rmSync(file)],
    ["is cut short", (file: string) => truncateSync(file, 10_000)],
    ["is empty", (file: string) => truncateSync(file, 0)],
    // V8 crashes, hangs or takes another number.
    ["has other bytes", (file: string) => changeBytes(file)],
    ["cannot be read", (file: string) => replaceByFolder(file)],
  ])("gives the same answers where it %s", (_, damage) => {
    const folder = copyOfCli();
    damage(join(folder, compiledFile));
    expect(answerOf(folder)).toBe("180.34 cm\n");
  });

  // V8 compares the length of the code only, and computed with the old size of the yard. 71 in of 0.9145/36 m are 180.3597… cm.
  it("is not used for other code of the same length", () => {
    const folder = copyOfCli();
    const code = join(folder, "chunks/engine.code.cjs");
    const text = readFileSync(code, "latin1");
    const changed = text.replaceAll('"0.9144"', '"0.9145"');
    expect(changed).not.toBe(text);
    writeFileSync(code, changed, "latin1");
    expect(answerOf(folder)).toBe("180.35972222222222 cm\n");
  });

  it("gives the same answers under options for which V8 compiles differently", () => {
    expect(answerOf(copyOfCli(), ["--no-lazy", "--max-old-space-size=60"])).toBe("180.34 cm\n");
  });
});
