import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runCli, wordsOf } from "../../support/run-cli";

const stream = (line: string, input: string | readonly string[], world = {}) =>
  runCli(["convert", ...wordsOf(line)], { ...world, input });

/** The text cut at random places, as pipes cut it. */
const pieces = (text: string, cuts: readonly number[]): string[] => {
  const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  return at.slice(1).map((end, i) => text.slice(at[i], end));
};

describe("lines", () => {
  it.each([
    ["--from mi --to km", "5\n10\n", "8.04672\n16.09344\n"],
    ["--from mi --to km", "5\r\n10", "8.04672\n16.09344\n"],
    ["--from mi --to km", " 5 \n1 1/2\n1e3\n", "8.04672\n2.414016\n1609.344\n"],
    ["--from ft --to yd --exact", "1\n3\n", "1/3\n1\n"],
    ["--from mi --to km --digits 2", "5\n", "8\n"],
    ["--from celsius --to fahrenheit", "-40\n100\n", "-40\n212\n"],
    ["--to km", "5 mi\n3 ft 3.37 in\n", "8.04672\n0.000999998\n"],
    ["--from mi --to km", "", ""],
  ])("convert %s < %j", async (line, input, expected) => {
    const { code, out, err } = await stream(line, input);
    expect({ code, out, err }).toEqual({ code: 0, out: expected, err: "" });
  });

  // Where people write 5,5, a spreadsheet takes 8.851392 for text or a date.
  it.each([
    ["--from mi --to km", "5,5\n5.5\n5\n", "8,851392\n8.851392\n8.04672\n"],
    ["--to km", "5,5 mi\n1.234,5 m\n", "8,851392\n1,2345\n"],
    // A whole number follows the numbers beside it: a German spreadsheet reads 0.127 as 127.
    ["--from in --to m", "5\n5,5\n5\n", "0.127\n0,1397\n0,127\n"],
    ["--from in --to m --decimal comma", "5\n", "0,127\n"],
    ["--from in --to m --csv --column x", "x;y\n5;1\n5,5;1\n", "x;y;m\n5;1;0,127\n5,5;1;0,1397\n"],
    ["--from mi --to km --decimal-comma", "5.5\n5\n", "8,851392\n8,04672\n"],
    ["--from mi --to km --csv --column x", "x;y\n5,5;1\n", "x;y;km\n5,5;1;8,851392\n"],
    ["--from mi --to km --csv --column x", 'x,y\n"5,5",1\n', 'x,y,km\n"5,5",1,8.851392\n'],
    ["--from mi --to km --csv --column x --decimal-comma", "x,y\n5.5,1\n", 'x,y,km\n5.5,1,"8,851392"\n'],
    ["--from mi --to km --ndjson --column x", '{"x":"5,5"}\n', '{"x":"5,5","km":8.851392}\n'],
  ])("keep a decimal comma where it cannot be misread: %s < %j", async (line, input, out) => {
    const err = input.includes(";") ? "Columns are separated by semicolons.\n" : "";
    expect(await stream(line, input)).toMatchObject({ code: 0, out, err });
  });

  it("keep the decimal point in JSON", async () => {
    const { out } = await stream("--from mi --to km --json", "5,5\n");
    expect(JSON.parse(out)).toMatchObject({ value: 5.5, result: 8.851392, exact: "8.851392" });
    expect(await stream("--from mi --to km --json --decimal-comma", "5\n")).toMatchObject({
      code: 2,
      out: "",
    });
  });

  it("writes an empty line for a bad one, reports it, and fails at the end", async () => {
    const { code, out, err } = await stream("--from mi --to km", "5\nabc\n\n1,234\n10\n");
    expect({ code, out }).toEqual({ code: 1, out: "8.04672\n\n\n1985.930496\n16.09344\n" });
    expect(err).toBe(
      "line 2: 'abc' is not a number.\nline 3: a number is missing.\n" +
        "line 4: reading 1,234 as 1234, not 1.234\n",
    );
  });

  // Of bare numbers nothing was said, although quantities with the same number said it.
  it("says how it reads a number with two readings, and in JSON with each", async () => {
    const { out, err } = await stream("--from m --to cm", "1,234\n1,234\n");
    expect(out).toBe("123400\n123400\n");
    expect(err).toBe("line 1: reading 1,234 as 1234, not 1.234\n");
    const json = await stream("--from m --to cm --json", "1,234\n");
    expect(JSON.parse(json.out).reading).toEqual(["reading 1,234 as 1234, not 1.234"]);
  });

  // A German file of metres was read as kilometres.
  it("refuses several numbers with two readings if no other tells which", async () => {
    const { code, out, err } = await stream("--from m --to cm", "1,234\n2,345\n5\n");
    expect({ code, out }).toEqual({ code: 1, out: "\n\n500\n" });
    expect(err).toContain(
      "line 1: '1,234' could be 1234 or 1.234. Add --decimal point or --decimal comma.\n",
    );
    const csv = await stream("--csv --column d --from m --to cm", "a;d\n1;1,234\n2;2,345\n");
    expect(csv).toMatchObject({ code: 1, out: "a;d;cm\n1;1,234;\n2;2,345;\n" });
    expect(await stream("--from m --to cm", "1,234\n2,345\n0.5\n")).toMatchObject({
      code: 0,
      out: "123400\n234500\n50\n",
    });
  });

  it("refuses a number with two readings under --strict", async () => {
    const { code, out, err } = await stream("--from mi --to km --strict", "1,234\n");
    expect({ code, out }).toEqual({ code: 1, out: "\n" });
    expect(err).toContain("'1,234' can be read as two different numbers");
  });

  it("reports a number without a unit if --from is not given", async () => {
    expect(await stream("--to km", "1\n5 km 11\n2 km\n")).toMatchObject({
      code: 1,
      out: "\n\n2\n",
      err: "line 1: '1' has no unit.\nline 2: '11' has no unit.\n",
    });
  });

  // The caller labels every result with its own target: 26400 feet were taken for kilometers.
  it.each(["5 mi to ft", "5 mi -> ft", "5 mi in ft", "180 cm ft;in", "5 m in ft", "5 mi = ft"])(
    "are quantities only: '%s' is refused",
    async (line) => {
      expect(await stream("--to km", `${line}\n2 m\n`)).toMatchObject({
        code: 1,
        out: "\n0.002\n",
        err: `line 1: '${line}' names its own target unit, but the target is 'km'.\n`,
      });
    },
  );

  it.each([
    ["5 in", "m", "0.127\n"],
    ["5 ft 11 in", "m", "1.8034\n"],
    ["2 as", "s", "2e-18\n"],
    ["2 in lbf", "lbf in", "2\n"],
  ])("may contain what looks like a target: %s to %s", async (line, to, out) => {
    expect(await stream(`--to "${to}"`, `${line}\n`)).toMatchObject({ code: 0, out });
  });

  it("report each assumption once, with its line", async () => {
    expect(await stream("--to L", "2 L\n1 gal\n2 gal\n1 pt\n")).toMatchObject({
      code: 0,
      out: "2\n3.785411784\n7.570823568\n0.473176473\n",
      err: "line 2: assuming gallon (US); 1 gallon (UK) is 4.54609 L\nline 4: assuming pint (US); 1 pint (UK) is 0.5682613 L\n",
    });
    const json = await stream("--to L --json", "2 gal\n");
    expect(json).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(json.out).reading).toEqual(["assuming gallon (US); 2 gallons (UK) are 9.09218 L"]);
    expect(await stream("--to L --strict", "1 gal\n")).toMatchObject({ code: 1, out: "\n" });
  });

  it("list at most 1,000 assumptions", async () => {
    const lines = Array.from({ length: 1_500 }, (_, i) => `${i + 1} ft 3\n`);
    const { err } = await stream("--to m", lines.join(""));
    expect(err.split("\n").slice(999)).toEqual([
      expect.stringMatching(/^line 1000: reading /),
      "line 1001: only the first 1000 assumptions are listed.",
      "",
    ]);
  });

  it("report the date of the rates once", async () => {
    const { code, err } = await stream("--to EUR", "5 USD\n1 GBP\n");
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringMatching(/^Exchange rates of \d{4}-\d\d-\d\d, [^\n]+\n$/),
    });
  });

  it("keeps the order and the count wherever the input is split into chunks", async () => {
    const numbers = Array.from({ length: 40 }, (_, i) => `${i * 7 - 50}.5`);
    const text = `${numbers.join("\n")}\nµ\n`;
    const whole = await stream("--from m --to cm", text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 1000 }), { maxLength: 12 }), async (cuts) => {
        expect(await stream("--from m --to cm", pieces(text, cuts))).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it("print a JSON object each with --json", async () => {
    const { out } = await stream("--from mi --to km --json", "5\n0.10\n");
    const objects = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(objects.map(({ value, result, exact }) => [value, result, exact])).toEqual([
      [5, 8.04672, "8.04672"],
      [0.1, 0.1609344, "0.1609344"],
    ]);
  });

  it("refuse an endless line and continue after it", async () => {
    const long = "1".repeat(9_000_000);
    const { code, out, err } = await stream("--from mi --to km", [long, long, "\n5\n"]);
    expect({ code, out }).toEqual({ code: 1, out: "\n8.04672\n" });
    expect(err).toBe("line 1: the line is too long.\n");
  });

  it("report incompatible units before reading", async () => {
    expect(await stream("--from mi --to kg", "5\n")).toMatchObject({ code: 4, out: "" });
    expect(await stream("--from mi", "5\n")).toMatchObject({ code: 2, out: "" });
  });
});

// What converts one quantity was no unit to a stream, which did not say that it takes one unit only.
it.each(["ft;in", "ft; in", "km,m"])("lines are not converted to several units (%s)", async (to) => {
  expect(await runCli(["convert", "--from", "cm", "--to", to], { input: "180.34\n" })).toMatchObject({
    code: 2,
    out: "",
    err: `everyunit: '${to}' names several units. Lines are converted to one unit.\n`,
  });
});

describe("CSV", () => {
  const csv = (line: string, input: string | readonly string[]) => stream(`--csv ${line}`, input);

  it.each([
    [
      "--column miles --from mi --to km",
      "trip,miles\na,5\nb,10\n",
      "trip,miles,km\na,5,8.04672\nb,10,16.09344\n",
    ],
    ["--column miles --from mi --to km --as way", "miles\r\n5\r\n", "miles,way\r\n5,8.04672\r\n"],
    [
      "--column x --from mi --to km",
      '"a ""q""",x\n"two\nlines",5\n"c,d",10',
      '"a ""q""",x,km\n"two\nlines",5,8.04672\n"c,d",10,16.09344',
    ],
    ["--column x --from mi --to km", "x;y\n5;a\n2,5;b\n", "x;y;km\n5;a;8,04672\n2,5;b;4,02336\n"],
    [
      "--column x --from mi --to km",
      "x;y\n2,5;a\n5;b\n2.5;c\n",
      "x;y;km\n2,5;a;4,02336\n5;b;8,04672\n2.5;c;4.02336\n",
    ],
    ["--column x --from mi --to km", "\uFEFFx\ty\n5\ta\n", "\uFEFFx\ty\tkm\n5\ta\t8.04672\n"],
    [
      "--column y --from mi --to km",
      "x,y,z\n1\n1,5\n1,5,2\n",
      "x,y,z,km\n1,,,\n1,5,,8.04672\n1,5,2,8.04672\n",
    ],
    ["--column x --from in --to cm", 'size,x\n5" pipe,5\n', 'size,x,cm\n5" pipe,5,12.7\n'],
    ["--column x --to km", "x\n5 mi\n", "x,km\n5 mi,8.04672\n"],
    ["--column 2 --from mi --to km", "a,b\n1,5\n", "a,b,km\n1,5,8.04672\n"],
    ["--column 2 --from mi --to km", "2,b\n5,1\n", "2,b,km\n5,1,8.04672\n"],
    ["--column 2 --no-header --from mi --to km", "a,5\r\nb\n", "a,5,8.04672\r\nb,,\n"],
    ["--column 1 --no-header --from mi --to km", "\uFEFF5\n10", "\uFEFF5,8.04672\n10,16.09344"],
    [
      "--column d --from-column u --to km",
      "d,u\n5,mi\n,mi\n3,m\n",
      "d,u,km\n5,mi,8.04672\n,mi,\n3,m,0.003\n",
    ],
    ["--column 1 --from-column 2 --no-header --to m", "5;ft\n2,5;km\n", "5;ft;1,524\n2,5;km;2500\n"],
    ["--tsv --column d --from mi --to km", "a, b, c\td\nx\t5\n", "a, b, c\td\tkm\nx\t5\t8.04672\n"],
  ])("%s: %j", async (line, input, expected) => {
    const { code, out, err } = await csv(line, input);
    const [separator] = line.includes("--tsv") ? [] : (/[;\t]/.exec(input) ?? []);
    const note = separator ? `Columns are separated by ${separator === ";" ? "semicolons" : "tabs"}.\n` : "";
    expect({ code, out, err }).toEqual({ code: 0, out: expected, err: note });
  });

  it("keeps rows aligned after a bad cell, and reports its line in the file", async () => {
    const { code, out, err } = await csv("--column x --from mi --to km", 'n,x\n"1\n1",5\n2,abc\n3,\n4,10\n');
    expect({ code, out }).toEqual({ code: 1, out: 'n,x,km\n"1\n1",5,8.04672\n2,abc,\n3,,\n4,10,16.09344\n' });
    expect(err).toBe("line 4, column 'x': 'abc' is not a number.\n");
  });

  // The row's own surplus cell stood under the new column, and every reader took it for a result.
  it("leaves the added cell of a row with too many cells empty, in its column", async () => {
    const { code, out, err } = await csv(
      "--column miles --from mi --to km",
      'run,miles\nshort,3,4\r\n"a,b",1,234,"5,6"\nlong,5\n',
    );
    expect({ code, out }).toEqual({
      code: 1,
      out: 'run,miles,km\nshort,3,,4\r\n"a,b",1,,234,"5,6"\nlong,5,8.04672\n',
    });
    expect(err).toBe(
      "line 2: the row has 3 cells, but the header has 2.\nline 3: the row has 4 cells, but the header has 2.\n",
    );
  });

  it("reports the rows with an incompatible unit or none", async () => {
    expect(await csv("--column d --from-column u --to km", "d,u\n5,mi\n5,kg\n5,\n5,xx\n")).toMatchObject({
      code: 1,
      out: "d,u,km\n5,mi,8.04672\n5,kg,\n5,,\n5,xx,\n",
      err: expect.stringMatching(
        /^line 3, column 'd': 'kg' .+\nline 4, column 'd': '5' has no unit\.\nline 5, column 'd': .*'xx'.+\n$/,
      ),
    });
  });

  // Number and unit were read as one text: "1 ft" and "ft" made a square foot.
  it("reads the number and its unit separately", async () => {
    expect(
      await csv(
        "--column d --from-column u --to m3",
        "d,u\n1 ft,ft2\n2,3 m3\n2,100 ft³\n1 + 1,m3\n2,m3 to L\n1/2,m3\n",
      ),
    ).toMatchObject({
      code: 1,
      out: "d,u,cubic-meter\n1 ft,ft2,\n2,3 m3,\n2,100 ft³,5.6633693184\n1 + 1,m3,\n2,m3 to L,\n1/2,m3,0.5\n",
      err: expect.stringMatching(
        /^line 2, column 'd': '1 ft' is not a number\.\nline 3, .+: '3 m3' is not a unit\.\nline 5, .+: '1 \+ 1' is not a number\.\nline 6, .+\n$/,
      ),
    });
  });

  it("reports each assumption about a unit once", async () => {
    expect(await csv("--column d --from-column u --to L", "d,u\n1,L\n1,gal\n2,gal\n")).toMatchObject({
      code: 0,
      out: "d,u,L\n1,L,1\n1,gal,3.785411784\n2,gal,7.570823568\n",
      err: "line 3, column 'd': assuming gallon (US); 1 gallon (UK) is 4.54609 L\n",
    });
  });

  it.each([
    ['n,x\na,5\nb,"26.2\nc,2\n', 'n,x,km\na,5,8.04672\nb,"26.2\nc,2\n', 3],
    ['n,x\n"a\na","26.2\nc,2', 'n,x,km\n"a\na","26.2\nc,2\n', 3],
    ['n,x\na,"', 'n,x,km\na,"\n', 2],
    ['n,x\na,"5""\r', 'n,x,km\na,"5""\r\n', 2],
    ['n,"x\na,5\n', 'n,"x\na,5\n', 1],
  ])("reports where an unclosed quote starts: %j", async (input, expected, line) => {
    const { code, out, err } = await csv("--column x --from mi --to km", input);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: expected,
      err: `line ${line}: the quote that starts here is never closed.\n`,
    });
  });

  it("reads the same wherever the input is split into chunks", async () => {
    const text = 'name,x\r\n"a ""b"", c",5\r\n"two\r\nlines",6\r\nplain,7\r\n';
    const whole = await csv("--column x --from mi --to km", text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 200 }), { maxLength: 20 }), async (cuts) => {
        expect(await csv("--column x --from mi --to km", pieces(text, cuts))).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["--column y --from mi --to km", "x,z\n1,2\n", "The columns are 'x', 'z'."],
    ["--column x --from mi --to km", "x,x\n1,2\n", "There are two columns 'x'. Rename one of them."],
    ["--column x --from mi --to km --as z", "x,z\n1,2\n", "There is already a column 'z'."],
    ["--from mi --to km", "x\n1\n", "Add --column with the column of the numbers."],
    ["--column 3 --from mi --to km", "x,z\n1,2\n", "There is no column '3'. The columns are 'x', 'z'."],
    ["--column 3 --no-header --from mi --to km", "1,2\n", "use a column number from 1 to 2."],
    ["--column x --no-header --from mi --to km", "1,2\n", "There is no column 'x'. Without a header row"],
    [
      "--column 1 --no-header --from mi --to km --as y",
      "1\n",
      "'--as <name>' cannot be used with option '--no-header'",
    ],
    [
      "--column x --from mi --from-column u --to km",
      "x,u\n1,mi\n",
      "'--from <unit>' cannot be used with option '--from-column <name>'",
    ],
    ["--column x --from-column v --to km", "x,u\n1,mi\n", "There is no column 'v'"],
  ])("refuses %s", async (line, input, sentence) => {
    const run = await csv(line, input);
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.err).toContain(sentence);
  });
});

// Five files whose results were wrong without a word, or that were not read.
describe("a file is read by what all its rows agree on", () => {
  const CSV = ["--csv", "--from", "mi", "--to", "km", "--column"];
  const bytes = (text: string) => Buffer.from(text, "latin1");

  it.each([
    [[...CSV, "2", "--no-header"], "5;3,2\n6;4,5\n", "5;3,2;5,1499008\n6;4,5;7,242048\n"],
    [[...CSV, "2"], "5;3,2\n6;4,5\n", "5;3,2;5,1499008\n6;4,5;7,242048\n"],
    [[...CSV, "miles"], "name, first;miles\nSmith, J;5\n", "name, first;miles;km\nSmith, J;5;8.04672\n"],
    [[...CSV, "miles"], "a|miles\nx,y|5\n", "a|miles|km\nx,y|5|8.04672\n"],
    [[...CSV, "x"], "x\n2,5\n5\n", "x;km\n2,5;4,02336\n5;8,04672\n"],
    [[...CSV, "x", "--delimiter", ":"], "n:x\na:5\n", "n:x:km\na:5:8.04672\n"],
  ])("%j < %j", async (words, input, out) => {
    expect(await runCli(["convert", ...words], { input })).toMatchObject({ code: 0, out });
  });

  it.each([
    ["1.234,5 987 12.500", "km", "mi", [767.0827368169888, 613.2933667382487, 7767.1399029666745]],
    ["0,125 1,250 12,375 2,5", "kg", "g", [125, 1250, 12375, 2500]],
    ["1,250 0,5", "kg", "g", [1250, 500]],
    ["12.500 0.5 1,250", "kg", "g", [12500, 500, 1250000]],
  ])("the numbers %s have one decimal sign", async (numbers, from, to, expected) => {
    const list = numbers.split(" ");
    const { out } = await runCli(["convert", "--csv", "--column", "x", "--from", from, "--to", to], {
      input: ["x;y", ...list.map((number) => `${number};`), ""].join("\n"),
    });
    const results = out
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => Number(line.split(";")[2]?.replace(",", ".")));
    expect(results).toEqual(expected);
    const lines = await runCli(["convert", "--from", from, "--to", to], { input: `${list.join("\n")}\n` });
    expect(
      lines.out
        .trim()
        .split("\n")
        .map((line) => Number(line.replace(",", "."))),
    ).toEqual(expected);
  });

  it("refuses a number that could be either where the numbers disagree", async () => {
    const run = await runCli(["convert", ...CSV, "x"], { input: "x;y\n2,5;\n2.5;\n12.500;\n" });
    expect(run).toMatchObject({ code: 1, out: "x;y;km\n2,5;;4,02336\n2.5;;4.02336\n12.500;;\n" });
    expect(run.err).toContain(
      "line 4, column 'x': '12.500' could be 12.500 or 12500. Add --decimal point or --decimal comma.\n",
    );
    const asked = await runCli(["convert", ...CSV, "x", "--decimal", "comma"], {
      input: "x;y\n12.500;\n2.5;\n",
    });
    expect(asked).toMatchObject({ code: 1, out: "x;y;km\n12.500;;20116,8\n2.5;;\n" });
    expect(asked.err).toContain("line 3, column 'x': '2.5' does not have a decimal comma.\n");
  });

  // With a column of units, or units in the cells, the sample used up the sentence.
  it.each([
    ["--from m", "x;y\n2,5;m\n1,250;m\n"],
    ["--from-column y", "x;y\n2,5;m\n1,250;m\n"],
    ["", "x;y\n2,5 m;\n1,250 m;\n"],
  ])("states how it reads a number that could be either: %s", async (options, input) => {
    const { code, out, err } = await stream(`--csv --column x --to cm ${options}`, input);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/;125\n$/) });
    expect(err).toContain("line 3, column 'x': reading 1,250 as 1.250, not 1250; others are read in");
  });

  // A number far into the file shows that numbers before it were read with the wrong sign.
  it("reports a number that contradicts how others were read", async () => {
    const input = `1,250\n${"5\n".repeat(40_000)}2,5\n`;
    const { code, err } = await runCli(["convert", "--from", "m", "--to", "m"], { input });
    expect(code).toBe(1);
    expect(err).toContain(
      "line 40002: '2,5' has a decimal comma, but 1,250 was read with a decimal point. Add --decimal comma.\n",
    );
  });

  it("keeps other columns byte for byte, and refuses text that is not valid UTF-8", async () => {
    const input = [bytes("name,miles\nM\xfcller,5\n")];
    const kept = await runCli(["convert", ...CSV, "miles"], { input });
    expect(kept.code).toBe(0);
    expect(kept.bytes.toString("latin1")).toBe("name,miles,km\nM\xfcller,5,8.04672\n");
    const refused = await runCli(["convert", ...CSV, "name"], { input });
    expect(refused).toMatchObject({
      code: 1,
      err: "line 2, column 'name': the text is not valid UTF-8. Add --encoding with its encoding, such as latin1.\n",
    });
    const line = await runCli(["convert", "--to", "K"], { input: [bytes("20 \xb0C\n")] });
    expect(line).toMatchObject({ code: 1, out: "\n" });
  });

  it("reads and writes names and units in the encoding that was asked for", async () => {
    const { code, bytes: out } = await runCli(
      [
        "convert",
        "--csv",
        "--column",
        "h\u00f6he",
        "--to",
        "K",
        "--as",
        "w\u00e4rme",
        "--encoding",
        "latin1",
      ],
      { input: [bytes("h\xf6he;x\n20 \xb0C;\xfc\n")] },
    );
    expect(code).toBe(0);
    expect(out.toString("latin1")).toBe("h\xf6he;x;w\xe4rme\n20 \xb0C;\xfc;293.15\n");
    expect(await runCli(["convert", "--from", "m", "--to", "m", "--encoding", "klingon"])).toMatchObject({
      code: 2,
      err: "everyunit: --encoding 'klingon' is not known. Use utf-8, latin1 or windows-1252.\n",
    });
  });

  it.each([
    ["A", ["5 mA", "NA"], "A", ["0.005", ""], "'NA' is a missing value."],
    ["A", ["5 mA", "\\N"], "A", ["0.005", ""], "'\\N' is a missing value."],
    ["s", ["5 min", "NS", "n/a"], "second", ["300", "", ""], "'NS' is not a number."],
    ["s", ["5 min", "min"], "second", ["300", ""], "'min' is not a number."],
    ["Pa", ["3 bar", "BAR", "-"], "Pa", ["300000", "", ""], "'BAR' is not a number."],
    ["g", ["5 mg", "NG", "ND"], "g", ["0.005", "", ""], "'NG' is not a number."],
    [
      "F",
      ["20 C", "5 nF"],
      "fahrenheit",
      ["68", ""],
      "'5 nF' would be in farads, but this column is in degrees Fahrenheit.",
    ],
    ["F", ["5 nF", "20 C", "30 C"], "fahrenheit", ["", "68", "86"], "'5 nF' would be in farads"],
    ["oz", ["5 g", "100 ml"], "oz", ["0.17636980974790206", ""], "'100 ml' would be in fluid ounces"],
    ["C", ["5 mC"], "C", ["0.005"], ""],
  ])("cells of quantities to %s: %j", async (to, cells, name, results, sentence) => {
    const run = await runCli(["convert", "--csv", "--column", "x", "--to", to], {
      input: `x\n${cells.join("\n")}\n`,
    });
    expect(run.out).toBe(["x", ...cells].map((cell, i) => `${cell},${[name, ...results][i]}\n`).join(""));
    expect(run.code).toBe(results.includes("") ? 1 : 0);
    expect(run.err).toContain(sentence);
  });
});

describe("several columns, nested fields and replaced numbers", () => {
  it.each([
    ["--csv --column a,b", "a,b\n5,10\n", "a,b,a_km,b_km\n5,10,8.04672,16.09344\n"],
    ["--csv --column a,b --as x,y", "a,b\n5,10\n", "a,b,x,y\n5,10,8.04672,16.09344\n"],
    ["--csv --column b --replace", 'a,b\n"5",10\n', 'a,b\n"5",16.09344\n'],
    ["--csv --column b --replace --as km", "a;b\n5;2,5\n", "a;km\n5;4,02336\n"],
    [
      "--ndjson --column v.a",
      '{"v": {"a": 5.0, "c": 1e2}, "z": 1}\n',
      '{"v": {"a": 5.0, "c": 1e2,"km":8.04672}, "z": 1}\n',
    ],
    ["--ndjson --column v.a", '{"v.a":5}\n', '{"v.a":5,"km":8.04672}\n'],
    [
      "--ndjson --column v.a,w.a",
      '{"v":{"a":5},"w":{"a":10}}\n',
      '{"v":{"a":5,"a_km":8.04672},"w":{"a":10,"a_km":16.09344}}\n',
    ],
    [
      "--ndjson --column v.a --replace",
      '{ "v": { "a": 5 }, "n": 1.0 }\n',
      '{ "v": { "a": 8.04672 }, "n": 1.0 }\n',
    ],
  ])("%s", async (line, input, out) => {
    expect(await stream(`${line} --from mi --to km`, input)).toMatchObject({ code: 0, out });
  });

  it("replaces a unit with its number, and neither where the number does not convert", async () => {
    const line = '{"valueQuantity":{"value":5,"unit":"mg"}}\n{"valueQuantity":{"value":5,"unit":"mm"}}\n';
    const run = await stream(
      "--ndjson --column valueQuantity.value --from-column valueQuantity.unit --to g --replace",
      line,
    );
    expect(run).toMatchObject({
      code: 1,
      out: '{"valueQuantity":{"value":0.005,"unit":"g"}}\n{"valueQuantity":{"value":5,"unit":"mm"}}\n',
    });
    expect(
      await stream("--csv --column v --from-column u --to g --replace", "v,u\n5,mg\n5,mm\n"),
    ).toMatchObject({
      code: 1,
      out: "v,u\n0.005,g\n5,mm\n",
    });
  });

  // Texts such as n/a were emptied too.
  it("keeps a text that is not a number, and empties a number that does not convert", async () => {
    const cells = 'v,w\n5,a\n n/a ,b\n"-",c\n<5,d\n1e999,e\nx,f,g\n';
    expect(await stream("--csv --column v --replace --from mi --to km", cells)).toMatchObject({
      code: 1,
      out: 'v,w\n8.04672,a\n n/a ,b\n"-",c\n,d\n,e\nx,f,g\n',
    });
    const objects = '{"v":"n/a"}\n{"v":true}\n{"v":"<5"}\n{"v":null}\n';
    expect(await stream("--ndjson --column v --replace --from mi --to km", objects)).toMatchObject({
      code: 1,
      out: '{"v":"n/a"}\n{"v":true}\n{"v":null}\n{"v":null}\n',
    });
  });

  it("leaves a line without the nested object as it is, and reports it", async () => {
    expect(await stream("--ndjson --column v.a --from mi --to km", '{"z":1}\n')).toMatchObject({
      code: 1,
      out: '{"z":1}\n',
      err: "line 1: there is no field 'v.a'.\n",
    });
  });
});

describe("NDJSON", () => {
  const ndjson = (line: string, input: string) => stream(`--ndjson ${line}`, input);

  it.each([
    ['{"d":5}', '{"d":5,"km":8.04672}'],
    ['{ "d": 0.10, "n": 12345678901234567890 }', '{ "d": 0.10, "n": 12345678901234567890,"km":0.1609344}'],
    ['{"d":"5"}', '{"d":"5","km":8.04672}'],
    ['{"d":null}', '{"d":null,"km":null}'],
  ])("%s becomes %s", async (input, expected) => {
    const { code, out, err } = await ndjson("--column d --from mi --to km", `${input}\n`);
    expect({ code, out, err }).toEqual({ code: 0, out: `${expected}\n`, err: "" });
  });

  it("takes the unit from a field", async () => {
    expect(
      await ndjson("--column d --from-column u --to km", '{"d":5,"u":"mi"}\n{"d":5}\n{"d":0.10,"u":"km"}\n'),
    ).toMatchObject({
      code: 1,
      out: '{"d":5,"u":"mi","km":8.04672}\n{"d":5,"km":null}\n{"d":0.10,"u":"km","km":0.1}\n',
      err: "line 2: the field 'u' is not a string with a unit.\n",
    });
  });

  it("reads the number and its unit separately", async () => {
    expect(await ndjson("--column d --from-column u --to m2", '{"d":"2 m","u":"m"}\n')).toMatchObject({
      code: 1,
      out: '{"d":"2 m","u":"m","square-meter":null}\n',
      err: "line 1, field 'd': '2 m' is not a number.\n",
    });
  });

  // Both were reported twice, the second as the number's field, with the advice to add --encoding.
  it("reports a field that is not valid UTF-8 once", async () => {
    const input = [Buffer.from('{"d":"\xb5","u":"mi"}\n{"d":5,"u":"\xb5"}\n', "latin1")];
    const words = "convert --ndjson --column d --from-column u --to km".split(" ");
    expect(await runCli(words, { input })).toMatchObject({
      code: 1,
      err: ["d", "u"]
        .map(
          (field, i) =>
            `line ${i + 1}: the field '${field}' is not valid UTF-8, which JSON requires. Convert the file with iconv.\n`,
        )
        .join(""),
    });
  });

  // The field was called a line.
  it("reports a field without a number", async () => {
    expect(await ndjson("--column d --from mi --to km", '{"d":""}\n')).toMatchObject({
      code: 1,
      out: '{"d":"","km":null}\n',
      err: "line 1, field 'd': a number is missing.\n",
    });
  });

  // The message did not name the cause: each line of such a file was not an object.
  it.each([
    ['[{"d":5}]\n', "Pipe an array through jq -c '.[]' first."],
    ["[\n", "Pipe an array through jq -c '.[]' first."],
    ["{\n", "Pipe an object of several lines through jq -c . first."],
  ])("advises how to read %j", async (input, advice) => {
    expect(await ndjson("--column d --from mi --to km", input)).toMatchObject({
      code: 1,
      out: "\n",
      err: `line 1: the line is not a JSON object. ${advice}\n`,
    });
  });

  it("keeps lines aligned after one that is not an object", async () => {
    const { code, out, err } = await ndjson(
      "--column d --from mi --to km",
      '{"d":5}\n[1]\n{"d":true}\n{"d":1}\n{"e":1}\n{}\n{"d":2}\n',
    );
    expect({ code, out }).toEqual({
      code: 1,
      out: '{"d":5,"km":8.04672}\n\n{"d":true,"km":null}\n{"d":1,"km":1.609344}\n{"e":1,"km":null}\n{"km":null}\n{"d":2,"km":3.218688}\n',
    });
    expect(err).toBe(
      "line 2: the line is not a JSON object.\nline 3: the field 'd' is not a number.\nline 5: there is no field 'd'.\nline 6: there is no field 'd'.\n",
    );
  });
});

// It was ignored: the field was refused as invalid UTF-8.
it("--encoding is refused with NDJSON, unless it is UTF-8", async () => {
  const options = "--ndjson --column x --from mi --to km --encoding";
  expect(await stream(`${options} latin1`, '{"x":5}\n')).toMatchObject({
    code: 2,
    err: "everyunit: --encoding does not apply to JSON, which is always UTF-8. Convert the file with iconv.\n",
  });
  expect(await stream(`${options} utf8`, '{"x":5}\n')).toMatchObject({ code: 0, err: "" });
});

it.each([
  ["--from mi --to km --no-header", "--no-header requires --csv or --tsv."],
  ["--from mi --to km --no-header --ndjson --column d", "--no-header requires --csv or --tsv."],
  ["--to km --from-column u", "--from-column requires --csv or --ndjson."],
])("%s is refused without CSV", async (line, sentence) => {
  expect(await stream(line, "5\n")).toMatchObject({ code: 2, out: "", err: `everyunit: ${sentence}\n` });
});

describe("a file in place of standard input", () => {
  async function withFile(text: string, use: (path: string, folder: string) => Promise<void>): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "everyunit-input-"));
    const path = join(folder, "2026 runs.txt");
    writeFileSync(path, text);
    try {
      await use(path, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it("contains lines, or a CSV", () =>
    withFile("x\n5\n", async (path) => {
      expect(await stream(`--csv --column x --from mi --to km "${path}"`, "x\n1\n")).toMatchObject({
        code: 0,
        out: "x,km\n5,8.04672\n",
      });
      expect(await stream(`--from mi --to km "${path}"`, "")).toMatchObject({ code: 1, out: "\n8.04672\n" });
    }));

  it("is not a number or quantity, which are converted directly", async () => {
    expect(await stream("5 --from mi --to km", "")).toMatchObject({ code: 0, out: "8.04672 km\n" });
    expect(await stream("5mi --to km", "")).toMatchObject({ code: 0, out: "8.04672 km\n" });
  });

  it("may be a pipe, or - for standard input", async () => {
    expect(await stream("- --from mi --to km", "5\n")).toMatchObject({ code: 0, out: "8.04672\n", err: "" });
    const folder = mkdtempSync(join(tmpdir(), "everyunit-pipe-"));
    try {
      const pipe = join(folder, "pipe");
      execFileSync("mkfifo", [pipe]);
      const run = stream(`--from mi --to km ${pipe}`, "");
      await writeFile(pipe, "5\n10\n");
      expect(await run).toMatchObject({ code: 0, out: "8.04672\n16.09344\n", err: "" });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  // The error was "There is no number at the start of 'runs.txt'", without a word about a file.
  it.each([
    ["runs.txt --from mi --to km", 1, "There is no file 'runs.txt'."],
    ["none/runs --to km", 1, "There is no file 'none/runs'."],
    ["/ --from mi --to km", 1, "'/' is a directory, not a file."],
    ["- --from mi", 2, "Add --to with the target unit."],
  ])("%s: exit %i, %s", async (line, code, sentence) => {
    expect(await stream(line, "5\n")).toMatchObject({ code, out: "", err: `everyunit: ${sentence}\n` });
  });

  it("must exist, and be the only operand", () =>
    withFile("x\n5\n", async (path, folder) => {
      const csv = "--csv --column x --from mi --to km";
      expect(await stream(`${csv} ${folder}/none.csv`, "")).toMatchObject({
        code: 1,
        err: `everyunit: There is no file '${folder}/none.csv'.\n`,
      });
      expect(await stream(`${csv} ${folder}`, "")).toMatchObject({
        code: 1,
        err: `everyunit: '${folder}' is a directory, not a file.\n`,
      });
      expect(await stream(`${csv} "${path}" "${path}"`, "")).toMatchObject({ code: 2, out: "" });
    }));
});

// The compressed bytes were read as a header, or as a line that was not a number.
it("rejects gzip, naming the command that unpacks it", async () => {
  for (const form of ["--from mi --to km --csv --column x", "--from mi --to km", "-"])
    expect(await runCli(["convert", ...form.split(" ")], { input: [gzipSync("x\n5\n")] })).toMatchObject({
      code: 1,
      out: "",
      err: "everyunit: The input is compressed. Pipe it through gunzip.\n",
    });
});

// A spreadsheet's "Unicode text" came out as garbled columns, or as thousands of lines that were not numbers.
it.each([
  ["little-endian", "UTF-16", [0xff, 0xfe, 0x35, 0x00, 0x0a, 0x00]],
  ["big-endian", "UTF-16", [0xfe, 0xff, 0x00, 0x35, 0x00, 0x0a]],
  ["little-endian, without a byte order mark", "UTF-16LE", [0x35, 0x00, 0x0a, 0x00]],
  ["big-endian, without a byte order mark", "UTF-16BE", [0x00, 0x35, 0x00, 0x0a]],
])("rejects UTF-16 (%s), naming the encoding", async (_, encoding, bytes) => {
  for (const cut of [0, 1, 2]) {
    const input = [bytes.slice(0, cut), bytes.slice(cut)].map((piece) => Uint8Array.from(piece));
    const units = ["--from", "mi", "--to", "km"];
    for (const form of [units, [...units, "--csv", "--column", "x"], ["-"]])
      expect(await runCli(["convert", ...form], { input })).toMatchObject({
        code: 1,
        out: "",
        err: `everyunit: The input is encoded in UTF-16. Save it as UTF-8, or pipe it through iconv -f ${encoding} -t UTF-8.\n`,
      });
  }
});
