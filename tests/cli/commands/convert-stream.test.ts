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

  it("answers a bad line with an empty one, says which, and fails at the end", async () => {
    const { code, out, err } = await stream("--from mi --to km", "5\nabc\n\n1,234\n10\n");
    expect({ code, out }).toEqual({ code: 1, out: "8.04672\n\n\n1985.930496\n16.09344\n" });
    expect(err).toBe("line 2: 'abc' is not a number.\nline 3: the line is empty.\n");
  });

  it("refuses a number with two readings under --strict", async () => {
    const { code, out, err } = await stream("--from mi --to km --strict", "1,234\n");
    expect({ code, out }).toEqual({ code: 1, out: "\n" });
    expect(err).toContain("'1,234' can be read as two different numbers");
  });

  it("says which number has no unit where each line names its own", async () => {
    expect(await stream("--to km", "1\n5 ft 11\n2 km\n")).toMatchObject({
      code: 1,
      out: "\n\n2\n",
      err: "line 1: '1' has no unit.\nline 2: '11' has no unit.\n",
    });
  });

  it("keeps the order and the count wherever the pipe cuts the text", async () => {
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

  it("refuse a line without end and go on after it", async () => {
    const long = "1".repeat(9_000_000);
    const { code, out, err } = await stream("--from mi --to km", [long, long, "\n5\n"]);
    expect({ code, out }).toEqual({ code: 1, out: "\n8.04672\n" });
    expect(err).toBe("line 1: the line is too long.\n");
  });

  it("say at once which units do not go together", async () => {
    expect(await stream("--from mi --to kg", "5\n")).toMatchObject({ code: 4, out: "" });
    expect(await stream("--from mi", "5\n")).toMatchObject({ code: 2, out: "" });
  });
});

// What converts one quantity was no unit to a stream, which did not say that it takes one unit only.
it.each(["ft;in", "ft; in", "km,m"])("lines are not converted to several units (%s)", async (to) => {
  expect(await runCli(["convert", "--from", "cm", "--to", to], { input: "180.34\n" })).toMatchObject({
    code: 2,
    out: "",
    err: `everyunit: Lines are converted to one unit, but '${to}' names several.\n`,
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
    ["--column x --from mi --to km", "x;y\n5;a\n2,5;b\n", "x;y;km\n5;a;8.04672\n2,5;b;4.02336\n"],
    ["--column x --from mi --to km", "\uFEFFx\ty\n5\ta\n", "\uFEFFx\ty\tkm\n5\ta\t8.04672\n"],
    [
      "--column y --from mi --to km",
      "x,y,z\n1\n1,5\n1,5,2\n",
      "x,y,z,km\n1,,,\n1,5,,8.04672\n1,5,2,8.04672\n",
    ],
    ["--column x --from in --to cm", 'size,x\n5" pipe,5\n', 'size,x,cm\n5" pipe,5,12.7\n'],
    ["--column x --to km", "x\n5 mi\n", "x,km\n5 mi,8.04672\n"],
  ])("%s: %j", async (line, input, expected) => {
    const { code, out, err } = await csv(line, input);
    expect({ code, out, err }).toEqual({ code: 0, out: expected, err: "" });
  });

  it("keeps rows aligned past a bad cell, and names its line in the file", async () => {
    const { code, out, err } = await csv("--column x --from mi --to km", 'n,x\n"1\n1",5\n2,abc\n3,\n4,10\n');
    expect({ code, out }).toEqual({ code: 1, out: 'n,x,km\n"1\n1",5,8.04672\n2,abc,\n3,,\n4,10,16.09344\n' });
    expect(err).toBe("line 4: 'abc' is not a number.\n");
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
    expect(err).toBe("line 2: the row has 3 cells, the head 2.\nline 3: the row has 4 cells, the head 2.\n");
  });

  it.each([
    ['n,x\na,5\nb,"26.2\nc,2\n', 'n,x,km\na,5,8.04672\nb,"26.2\nc,2\n', 3],
    ['n,x\n"a\na","26.2\nc,2', 'n,x,km\n"a\na","26.2\nc,2\n', 3],
    ['n,x\na,"', 'n,x,km\na,"\n', 2],
    ['n,x\na,"5""\r', 'n,x,km\na,"5""\r\n', 2],
    ['n,"x\na,5\n', 'n,"x\na,5\n', 1],
  ])("says where a quote opens that never closes: %j", async (input, expected, line) => {
    const { code, out, err } = await csv("--column x --from mi --to km", input);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: expected,
      err: `line ${line}: the quote opened here never closes.\n`,
    });
  });

  it("reads the same wherever the pipe cuts the text", async () => {
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
    ["--column y --from mi --to km", "x,z\n1,2\n", "there are 'x', 'z'"],
    ["--column x --from mi --to km --as z", "x,z\n1,2\n", "a column 'z' already"],
    ["--from mi --to km", "x\n1\n", "--column is missing"],
  ])("refuses %s", async (line, input, sentence) => {
    const run = await csv(line, input);
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.err).toContain(sentence);
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

  it("keeps lines aligned past one that is no object", async () => {
    const { code, out, err } = await ndjson(
      "--column d --from mi --to km",
      '{"d":5}\n[1]\n{"d":true}\n{"d":1}\n{"e":1}\n{}\n{"d":2}\n',
    );
    expect({ code, out }).toEqual({
      code: 1,
      out: '{"d":5,"km":8.04672}\n\n{"d":true,"km":null}\n{"d":1,"km":1.609344}\n{"e":1,"km":null}\n{"km":null}\n{"d":2,"km":3.218688}\n',
    });
    expect(err).toBe(
      "line 2: there is no JSON object.\nline 3: the field 'd' holds no number.\nline 5: there is no field 'd'.\nline 6: there is no field 'd'.\n",
    );
  });
});
