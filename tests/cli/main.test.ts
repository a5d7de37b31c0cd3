import { execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { builtCli } from "../support/built-cli";
import { present } from "../support/present";
import { type CliRun, runCli } from "../support/run-cli";

const cli = builtCli();
const expectedOf = ({ code, out, err }: CliRun) => ({ code, out, err });

describe("the built file", () => {
  it("checks the settings and looks for a file before it answers a plain question", async () => {
    const path = join(cli.folder, "2 mi km");
    writeFileSync(path, "");
    const [wrong, file] = await Promise.all([
      cli.run(["5", "mi", "km"], { env: { ...process.env, EVERYUNIT_REGION: "mars" } }),
      cli.run(["convert", "2 mi km"]),
    ]);
    rmSync(path);
    expect(wrong).toMatchObject({ code: 2, out: "", err: expect.stringContaining("EVERYUNIT_REGION=mars") });
    expect(file.err).toContain("Reading the file '2 mi km'");
  });

  it("is one executable file that names its interpreter", () => {
    expect(readFileSync(cli.file, "utf8").startsWith("#!/usr/bin/env node\n")).toBe(true);
    expect(statSync(cli.file).mode & 0o111).toBe(0o111);
    expect(readdirSync(cli.folder).sort()).toEqual([
      "LICENSE",
      "THIRD-PARTY.txt",
      "chunks",
      "everyunit.1",
      "everyunit.cjs",
      "library",
      "migrations",
      "package.json",
      "unit-names.txt",
    ]);
  });

  /** A copy elsewhere, as an archive or an image would make it. */
  async function inACopy(
    names: readonly string[],
    use: (file: string) => Promise<void> | void,
  ): Promise<void> {
    const copy = mkdtempSync(join(tmpdir(), "everyunit-copy-"));
    try {
      for (const name of names) cpSync(join(cli.folder, name), join(copy, name), { recursive: true });
      await use(join(copy, "everyunit.cjs"));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  const PROGRAM = ["everyunit.cjs", "chunks", "package.json"];
  const printedBy = (words: readonly string[]): string =>
    execFileSync(process.execPath, [...words], { encoding: "utf8" });

  it("works from a copied folder", () =>
    inACopy([...PROGRAM, "unit-names.txt"], (file) => {
      expect(printedBy([file, "convert", "5", "mi", "km"])).toBe("8.04672 km\n");
    }));

  it("works without its name index, which only saves time", () =>
    inACopy(PROGRAM, (file) => {
      expect(printedBy([file, "convert", "5", "miles", "kilometres"])).toBe("8.04672 km\n");
      expect(printedBy([file, "units", "temperature"])).toBe(printedBy([cli.file, "units", "temperature"]));
    }));

  it("contains no TypeScript and no source maps", () => {
    const files = readdirSync(cli.folder, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /(?<!\.d)\.(ts|tsx|map)$/.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith("chunks/")).length).toBeGreaterThan(5);
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
    [["cnvert", "5", "mi", "km"]],
    [["man"]],
    [["__complete", "convert", "5", "kilom"]],
  ])("everyunit %j prints the same as from source", async (words) => {
    const env = { ...process.env, HOME: "/nonexistent", XDG_CACHE_HOME: "" };
    const [built, fromSource] = await Promise.all([cli.run(words, { env }), runCli(words)]);
    expect(built).toEqual(expect.objectContaining(expectedOf(fromSource)));
    // All units are longer than a pipe's buffer.
    if (words.join(" ") === "units --json") expect(built.out.length).toBeGreaterThan(100_000);
  });

  it("contains no paths of the machine that built it", () => {
    const files = readdirSync(cli.folder, { recursive: true, encoding: "utf8" });
    const texts = files.filter((file) => statSync(join(cli.folder, file)).isFile());
    expect(texts.length).toBeGreaterThan(8);
    for (const name of texts) {
      const bytes = readFileSync(join(cli.folder, name), "latin1");
      for (const folder of [cli.folder, process.cwd()]) expect(bytes, name).not.toContain(`${folder}/`);
    }
  });

  it("exits quietly when its reader closes the pipe", async () => {
    const command = `yes 5 | head -200000 | "$0" "$1" convert --from mi --to km | head -1`;
    const { stdout, stderr } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect({ stdout, stderr }).toEqual({ stdout: "8.04672\n", stderr: "" });
  });

  it.each(["2> >(true)", "2> /dev/full"])(
    "keeps its exit code if standard error is closed: %s",
    async (nowhere) => {
      const command = `"$0" "$1" convert 5 mi kg ${nowhere}; echo $?`;
      const { stdout } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
      expect(stdout).toBe("4\n");
    },
  );

  it("prints its results even if standard error is closed", async () => {
    const command = `{ printf 'x\\n'; sleep 0.3; printf 'y\\n5\\n'; } | { "$0" "$1" convert --from mi --to km; echo $?; } 2> >(true)`;
    const { stdout } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect(stdout).toBe("\n\n8.04672\n1\n");
  });

  it("reports a full disk in one line", async () => {
    const command = `yes 5 | head -100000 | "$0" "$1" convert --from mi --to km > /dev/full; echo $? >&2`;
    const { stderr } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect(stderr).toMatch(/^everyunit: .*ENOSPC.*\n1\n$/);
  });

  // It converted its own results until the disk was full.
  it.each(["<", ""])("fails if its input is its output: %s", (from) => {
    const file = join(cli.folder, "lines");
    writeFileSync(file, "5\n".repeat(100_000));
    const script = `node ${cli.file} convert --from mi --to km ${from} ${file} >> ${file}; printf $?; wc -c < ${file}`;
    expect(execFileSync("sh", ["-c", script], { encoding: "utf8", stdio: "pipe" })).toMatch(/^1 *200000\n$/);
    rmSync(file);
  });

  // A directory was read as if it were an empty file: no result, no word, and success.
  it("fails if its input is a directory", async () => {
    const command = `"$0" "$1" convert --from mi --to km < /; echo $?`;
    const { stdout, stderr } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect({ stdout, stderr }).toEqual({
      stdout: "1\n",
      stderr: "everyunit: Standard input is a directory, not a file.\n",
    });
  });

  it("converts a long stream in constant memory", async () => {
    const command = `yes 12.5 | head -1500000 | "$0" --max-old-space-size=40 "$1" convert --from mi --to km | tail -1`;
    const { stdout } = await promisify(execFile)("bash", ["-c", command, process.execPath, cli.file]);
    expect(stdout).toBe("20.1168\n");
  }, 60_000);

  it("converts each line while its input is still open", async () => {
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
  /** The texts of the built files that V8 was given, by its own account. */
  async function loadedBy(words: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const folder = mkdtempSync(join(tmpdir(), "everyunit-coverage-"));
    try {
      await cli.run(words, { env: { ...process.env, NODE_V8_COVERAGE: folder } });
      const { result } = JSON.parse(readFileSync(join(folder, present(readdirSync(folder)[0])), "utf8"));
      const files = result
        .map(({ url }: { url: string }) => url)
        .filter((url: string) => url.startsWith("file:"))
        .map((url: string) => fileURLToPath(url));
      return new Map(files.map((file: string) => [basename(file), readFileSync(file, "utf8")]));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** A text that stands in each package, and survives the bundler. */
  const PACKAGES: Readonly<Record<string, RegExp>> = {
    react: /react\.element|Symbol\.for\("react/,
    pg: /client_encoding|ECONNREFUSED.*postgres|pg_type/,
    drizzle: /drizzle:/,
    zod: /ZodError|invalid_type/,
    "fast-xml-parser": /processEntities/,
  };
  const packagesIn = (texts: ReadonlyMap<string, string>): readonly string[] =>
    Object.keys(PACKAGES).filter((name) =>
      [...texts.values()].some((text) => present(PACKAGES[name]).test(text)),
    );

  it.each([
    [["convert", "5", "usd", "eur"]],
    [["explain", "mi", "km"]],
    [["units", "length"]],
    [["--version"]],
  ])("everyunit %j loads none of the packages", async (words) => {
    const texts = await loadedBy(words);
    expect([...texts.keys()]).toContain("everyunit.cjs");
    expect(packagesIn(texts)).toEqual([]);
  });

  it("a plain question loads the catalogue and its arithmetic, not what reads texts", async () => {
    const texts = await loadedBy(["convert", "5", "mi", "km"]);
    expect(packagesIn(texts)).toEqual([]);
    const ours = [...texts.keys()]
      .filter((file) => file.endsWith(".cjs"))
      .map((file) => file.replace(/-[\w-]{8}(?=\.)/, ""));
    expect(ours.toSorted()).toEqual(["core.cjs", "everyunit.cjs", "rolldown-runtime.cjs"]);
  });

  it("the contacts commands load the database, which shows that the check works", async () => {
    expect(packagesIn(await loadedBy(["contacts", "show", "0"]))).toEqual(
      expect.arrayContaining(["pg", "drizzle"]),
    );
  });
});
