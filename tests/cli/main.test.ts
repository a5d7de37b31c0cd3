import { execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { categories } from "~/conversion";
import { builtCli } from "../support/built-cli";
import { type CliRun, runCli } from "../support/run-cli";

const cli = builtCli();
const expectedOf = ({ code, out, err }: CliRun) => ({ code, out, err });

describe("the built file", () => {
  it.each([
    [["convert", "5", "mi", "km"], 0, "8.04672 km\n", ""],
    [["convert", "-40", "celsius", "fahrenheit"], 0, "-40 °F\n", ""],
    [["convert", "5", "mi", "kg"], 4, "", /^everyunit: .*length.*mass.*\n$/],
    [["nonsense"], 2, "", /unknown command/],
  ])("everyunit %j ends with %i", async (words, code, out, err) => {
    const run = await cli.run(words);
    expect(run).toMatchObject({ code, out });
    expect(run.err).toMatch(err);
  });

  it("is one executable file that names its interpreter", () => {
    expect(readFileSync(cli.file, "utf8").startsWith("#!/usr/bin/env node\n")).toBe(true);
    expect(statSync(cli.file).mode & 0o111).toBe(0o111);
    expect(readdirSync(cli.folder).sort()).toEqual([
      "everyunit.1",
      "everyunit.js",
      "everyunit.v8",
      "migrations",
      "package.json",
    ]);
  });

  it("answers alone, with nothing beside it", () => {
    const alone = mkdtempSync(join(tmpdir(), "everyunit-alone-"));
    try {
      cpSync(cli.file, join(alone, "everyunit.js"));
      const words = [join(alone, "everyunit.js"), "convert", "5", "mi", "km"];
      expect(execFileSync(process.execPath, words, { encoding: "utf8" })).toBe("8.04672 km\n");
    } finally {
      rmSync(alone, { recursive: true, force: true });
    }
  });

  it("lies beside what V8 compiled of what every conversion needs", () => {
    const head = readFileSync(join(cli.folder, "everyunit.v8"), "latin1").slice(0, 8192);
    const { v8, places } = JSON.parse(head);
    expect(v8).toBe(process.versions.v8);
    const modules = Object.keys(places).flatMap(cli.modulesOf);
    for (const name of [
      "cli/main.ts",
      "cli/commands/convert.ts",
      "app/conversion/categories/common/length.ts",
    ])
      expect(modules).toContain(name);
  });

  it.each([
    [["units", "--json"]],
    [["categories", "--json"]],
    [["convert", "0", "celsius", "--json"]],
    [["explain", "hp", "kW", "--json"]],
    [["explain", "usd", "eur"]],
    [["--help"]],
    [["contacts", "--help"]],
    [["contacts", "lst"]],
    [["nonsense"]],
    [["units", "nonsense"]],
    [["man"]],
    [["__complete", "convert", "5", "kilom"]],
  ])("everyunit %j says what its sources say", async (words) => {
    const env = { ...process.env, HOME: "/nonexistent", XDG_CACHE_HOME: "" };
    expect(await cli.run(words, { env })).toEqual(expect.objectContaining(expectedOf(await runCli(words))));
  });

  it("names no folder of the machine that built it", () => {
    for (const name of ["everyunit.js", "everyunit.v8"]) {
      const bytes = readFileSync(join(cli.folder, name), "latin1");
      for (const folder of [tmpdir(), process.cwd()]) expect(bytes).not.toContain(`${folder}/`);
    }
  });

  it("ends quietly when its reader has read enough", async () => {
    const command = `yes 5 | head -200000 | "$0" "$1" convert --from mi --to km | head -1`;
    const { stdout, stderr } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect({ stdout, stderr }).toEqual({ stdout: "8.04672\n", stderr: "" });
  });

  it.each([
    ["convert 5 mi kg", 4],
    ["nonsense", 2],
    ["convert 5 gallon l", 3],
  ])("everyunit %s ends with %i though nobody reads its complaint", async (words, code) => {
    for (const nowhere of ["2> >(true)", "2> /dev/full"]) {
      const command = `"$0" "$1" ${words} ${nowhere}; echo $?`;
      const { stdout } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
      expect(stdout).toBe(`${code}\n`);
    }
  });

  it("keeps its results though nobody reads its complaints", async () => {
    const command = `{ printf 'x\\n'; sleep 0.3; printf 'y\\n5\\n'; } | { "$0" "$1" convert --from mi --to km; echo $?; } 2> >(true)`;
    const { stdout } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect(stdout).toBe("\n\n8.04672\n1\n");
  });

  it("says in one line when its output has no room left", async () => {
    const command = `yes 5 | head -100000 | "$0" "$1" convert --from mi --to km > /dev/full; echo $? >&2`;
    const { stderr } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect(stderr).toMatch(/^everyunit: .*ENOSPC.*\n1\n$/);
  });

  // A directory was read as if it were an empty file: no result, no word, and success.
  it("fails where its input is a directory", async () => {
    const command = `"$0" "$1" convert --from mi --to km < /; echo $?`;
    const { stdout, stderr } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect({ stdout, stderr }).toEqual({
      stdout: "1\n",
      stderr: "everyunit: Standard input is a directory: name a file instead.\n",
    });
  });

  it("converts a long stream in constant memory", async () => {
    const command = `yes 12.5 | head -3000000 | "$0" --max-old-space-size=40 "$1" convert --from mi --to km | tail -1`;
    const { stdout } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect(stdout).toBe("20.1168\n");
  }, 60_000);

  it("answers while its input is still open", async () => {
    const child = spawn(process.execPath, [cli.file, "convert", "--from", "mi", "--to", "km"]);
    const first = new Promise<string>((resolve) =>
      child.stdout.once("data", (data) => resolve(String(data))),
    );
    child.stdin.write("5\n");
    expect(await first).toBe("8.04672\n");
    child.stdin.end();
    await new Promise((resolve) => child.once("close", resolve));
  });
});

describe("a conversion loads only what it needs", () => {
  /** The source modules of the parts that V8 was given, by its own account. */
  async function modulesLoadedBy(words: readonly string[]): Promise<string[]> {
    const folder = mkdtempSync(join(tmpdir(), "everyunit-coverage-"));
    try {
      await cli.run(words, { env: { ...process.env, NODE_V8_COVERAGE: folder } });
      const { result } = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]!), "utf8"));
      return result.flatMap(({ url }: { url: string }) => cli.modulesOf(url.replace("everyunit/", "")));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const FOREIGN =
    /node_modules\/(react|pg|drizzle|zod|@remix|lossless-json|fast-xml)|^db\/|\.server\.ts|contacts/;

  it.each([
    [["convert", "5", "mi", "km"]],
    [["convert", "5", "usd", "eur"]],
    [["explain", "mi", "km"]],
    [["units", "length"]],
  ])("everyunit %j", async (words) => {
    const modules = await modulesLoadedBy(words);
    expect(modules).toContain("app/conversion/index.ts");
    expect(modules.filter((name) => FOREIGN.test(name))).toEqual([]);
  });

  it.each([
    [["convert", "5", "mi", "km"], "app/conversion/categories/common/length.ts", 5],
    [["convert", "5", "usd", "eur"], "app/conversion/categories/common/currency.ts", 5],
    [["units", "torque"], "app/conversion/categories/engineering/torque.ts", 1],
    [["categories"], "app/conversion/categories/directory.ts", categories.length],
    [["--version"], "cli/main.ts", 0],
  ])("everyunit %j reads %s, and at most %i categories", async (words, needed, most) => {
    const modules = await modulesLoadedBy(words);
    expect(modules).toContain(needed);
    const loaded = modules.filter((name) => /\/categories\/.+\//.test(name));
    expect(loaded.length).toBeLessThanOrEqual(most);
  });

  it("and the messages' commands do load the database, so the count counts", async () => {
    const modules = await modulesLoadedBy(["contacts", "show", "0"]);
    expect(modules.some((name) => FOREIGN.test(name))).toBe(true);
  });
});
