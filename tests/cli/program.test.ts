import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commandTable } from "~cli/command-table";
import { manPage } from "~cli/help/man-page";
import { present } from "../support/present";
import { runCli, wordsOf } from "../support/run-cli";

const { commands } = commandTable;
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

describe("help", () => {
  it("shows examples before usage and options", async () => {
    const { code, out, err } = await runCli(["--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.indexOf("Examples")).toBeLessThan(out.indexOf("Usage"));
    for (const word of commands.flatMap(({ name }) => name.split(" "))) expect(out).toContain(word);
  });

  // It scrolled past: the smallest usual terminal has 24 lines, and the prompt takes one.
  it("fits one screen at the top level, with convert first and administration apart", async () => {
    const { out } = await runCli(["--help"], { columns: 80 });
    expect(out.trimEnd().split("\n").length).toBeLessThanOrEqual(23);
    const order = ["\nConvert\n", "  convert ", "\nAdminister the site\n", "  contacts <command> "];
    const places = order.map((text) => out.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each(commands.map(({ name }) => name))("of %s has an example and all its options", async (name) => {
    const spec = present(commands.find((one) => one.name === name));
    const { code, out } = await runCli([...name.split(" "), "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(present(spec.examples[0])[0]);
    for (const { flags } of spec.options) expect(out).toContain(flags);
  });

  it.each(["contacts", "db"])("of the group %s lists its commands", async (group) => {
    const { out } = await runCli([group, "--help"]);
    for (const { name } of commands.filter((spec) => spec.name.startsWith(`${group} `)))
      expect(out).toContain(name);
  });

  it.each([80, 120])("fits %i columns but for examples that must not be broken", async (columns) => {
    const examples = commands.flatMap((spec) => spec.examples.map(([command]) => command));
    for (const words of [[], ...commands.map(({ name }) => name.split(" "))]) {
      const { out } = await runCli([...words, "--help"], { columns });
      const lines = out.split("\n").filter((line) => !examples.includes(line.trim()));
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(columns);
    }
  });

  it("goes to stderr without --help, and the exit code is that of a usage error", async () => {
    for (const words of [[], ["contacts"], ["db"]]) {
      const { code, out, err } = await runCli(words);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toContain("Usage");
    }
  });
});

it("--version prints the package's version", async () => {
  expect(await runCli(["--version"])).toMatchObject({ code: 0, out: `${version}\n` });
});

it.each([
  [["convrt", "5", "mi"], "convert"],
  [["cnvert", "5", "mi", "km"], "(Did you mean convert?)"],
  [["contcts", "list"], "(Did you mean contacts?)"],
  [["contacts", "lst"], "(Did you mean list?)"],
  [["nonsense"], "unknown command"],
])("%j is a usage error: %s", async (words, message) => {
  const { code, out, err } = await runCli(words);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(message);
});

it.each([
  [["5", "mi", "km"], "8.04672 km\n"],
  [["5mi", "km"], "8.04672 km\n"],
  [["½", "in", "mm"], "12.7 mm\n"],
  [["180.34", "cm", "ft;in"], "5 ft 11 in\n"],
  [["-40", "°C", "°F"], "-40 °F\n"],
  [["-40", "°C", "°F", "-n"], "-40\n"],
  [["-q", "1", "gal", "L"], "3.785411784 L\n"],
  [["--to", "km", "5", "mi"], "8.04672 km\n"],
  [["half", "an", "inch", "in", "mm"], "12.7 mm\n"],
  [["5 ft 11 in", "cm"], "180.34 cm\n"],
])("everyunit %j needs no command", async (words, out) => {
  expect(await runCli(words)).toMatchObject({ code: 0, out, err: "" });
});

it("an invalid setting is reported in one line", async () => {
  const { code, err } = await runCli(["db", "status"], { env: { DATABASE_URL: "mysql://x" } });
  expect({ code, err }).toEqual({
    code: 2,
    err: "everyunit: DATABASE_URL is not valid: it accepts a PostgreSQL address such as postgres://user:password@host:5432/name\n",
  });
});

describe("every example of a conversion prints what its comment says", () => {
  const examples = commands
    .filter(({ name }) => name === "convert")
    .flatMap((spec) => spec.examples)
    .filter(([command]) => command.startsWith("everyunit ") && !/<|runs\.csv/.test(command));

  it.each(examples)("%s", async (command, result) => {
    const { code, out } = await runCli(wordsOf(command).slice(1));
    expect(code).toBe(0);
    if (/^[-\d]/.test(result)) expect(out).toBe(`${result}\n`);
  });
});

// The help named mW and MW, which no category has, and promised a sign that only --exact prints.
describe("the help of a command is true", () => {
  it("prefixes are case-sensitive", async () => {
    const { out } = await runCli(["convert", "--help"]);
    const [, small = "", large = ""] =
      /case-sensitive:\s+(\S+)\s+is\s+a\s+millipascal,\s+(\S+)\s+a\s+megapascal/.exec(out) ?? [];
    expect(small.toLowerCase()).toBe(large.toLowerCase());
    expect((await runCli(["convert", "1", large, small])).out).toBe(`1000000000 ${small}\n`);
    expect((await runCli(["convert", "1", large.toLowerCase(), small])).code).toBe(3);
  });

  it("≈ comes with --exact", async () => {
    expect((await runCli(["convert", "--help"])).out).toMatch(/With\s+--exact,\s+≈\s+marks/);
    expect((await runCli(["convert", "1", "rpm", "rad/s"])).out).not.toContain("≈");
    expect((await runCli(["convert", "1", "rpm", "rad/s", "--exact"])).out).toContain("≈ 0.1047");
  });

  it("a search includes the notes", async () => {
    expect((await runCli(["units", "--help"])).out).toContain("note");
    const { out } = await runCli(["units", "charge", "--search", "the SI of 2019; older"]);
    expect(out).toMatch(/^faraday\t[^\n]*\n$/);
  });
});

describe("the manual page", () => {
  const source = manPage(commandTable);
  const page = source
    .replaceAll("\\-", "-")
    .replaceAll("\\(aq", "'")
    .replaceAll("\\(ha", "^")
    .replaceAll("\\(ti", "~")
    .replace(/\\\[u([0-9A-F]+)\]/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

  // groff read the UTF-8 of × and ≈ as Latin-1, warned about half of it and printed the rest.
  it("is plain ASCII without quotes and carets that groff turns into others", () => {
    expect(source).not.toMatch(/[^\n\x20-\x7e]|['^~`]/);
  });

  it("breaks no examples at 80 columns, and hyphenates no words", () => {
    expect(source).toContain("\n.nh\n");
    for (const [command] of commands.flatMap(({ examples }) => examples))
      expect(command.length, command).toBeLessThanOrEqual(71);
  });

  it("names every command, option and exit code", () => {
    for (const spec of commands) {
      expect(page).toContain(`everyunit ${spec.name}`);
      for (const { flags } of spec.options) expect(page).toContain(flags);
    }
    for (const code of [0, 1, 2, 3, 4, 5]) expect(page).toContain(`.TP\n\\fB${code}\\fR\n`);
  });

  it("shows every example as it is typed, quotes included, with its result below", () => {
    for (const [command, result] of commands.flatMap(({ examples }) => examples))
      expect(page).toContain(`.TP\n\\fB${command}\\fR\n${result}\n`);
  });

  it("describes the accepted number formats, and an ambiguous one", async () => {
    const [, forms, refused] = present(
      /may be written as (.+?)\. An ambiguous number, such as (\S+), /.exec(page),
    );
    const read = present(forms).split(/, | or /);
    expect(read).toEqual(expect.arrayContaining(["1,5", "1 1/2", "½", "6.02e23"]));
    for (const form of read)
      expect(await runCli(["convert", form, "m", "mm"])).toMatchObject({ code: 0, err: "" });
    expect((await runCli(["convert", present(refused), "m", "mm"])).err).toBe(
      "reading 1,234 as 1234, not 1.234\n",
    );
    expect((await runCli(["convert", present(refused), "m", "mm", "--strict"])).code).not.toBe(0);
    expect((await runCli(["convert", "5'11\"", "cm"])).out).toBe("180.34 cm\n");
  });

  it("describes the columns that `units` prints when piped", async () => {
    expect(page).toContain("tab-separated id, symbol and name, preceded by the category id");
    expect((await runCli(["units", "length"])).out).toMatch(/^m\tm\tmeter\n/);
    expect((await runCli(["units"])).out).toMatch(/^length\tm\tm\tmeter\n/);
  });

  it("is what `everyunit man` prints", async () => {
    expect((await runCli(["man"])).out).toBe(manPage(commandTable));
  });
});

describe("a conversion without options, which skips the parser", () => {
  it.each([
    ["5", "mi", "km"],
    ["5 ft 11 in", "cm"],
    ["-40", "celsius", "fahrenheit"],
    ["\u221240 celsius in fahrenheit"],
    ["5", "mi"],
    ["5", "mi", "to"],
    ["5", "miel", "km"],
    ["5", "mi", "kg"],
    ["help"],
  ])("answers %j as the parser's does", async (...words) => {
    const parsed = await runCli(["convert", "--", ...words]);
    expect(await runCli(["convert", ...words])).toEqual(parsed);
  });
});
