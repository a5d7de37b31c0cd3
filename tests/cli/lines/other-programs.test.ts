import { describe, expect, it } from "vitest";
import { runCli, wordsOf } from "../../support/run-cli";

const stream = async (line: string, input: string) => {
  const { code, out, err } = await runCli(["convert", ...wordsOf(line)], { input });
  return { code, out, err };
};

/** Files as other programs write them: each was answered with another number, or not at all. */
describe("files of other programs", () => {
  it.each([
    // Python writes JSON in ASCII, with escapes.
    [
      "--ndjson --column d --from mi --to km",
      '{"d":"1\\u202f234"}\n',
      '{"d":"1\\u202f234","km":1985.930496}\n',
    ],
    ["--ndjson --column d --to m", '{"d":"5 \\u00b5m"}\n', '{"d":"5 \\u00b5m","m":0.000005}\n'],
    [
      "--ndjson --column größe --from m --to cm",
      '{"gr\\u00f6\\u00dfe":5}\n',
      '{"gr\\u00f6\\u00dfe":5,"cm":500}\n',
    ],
    // The last byte of "à" is a space in latin1.
    [
      "--csv --column velocità --delimiter ; --from m --to cm",
      "velocità;x\n3,5;a\n",
      "velocità;x;cm\n3,5;a;350\n",
    ],
    ["--csv --column miles --from mi --to km", "a,miles\nx,5\u00a0\n", "a,miles,km\nx,5\u00a0,8.04672\n"],
    // A byte order mark stands before the first quote.
    [
      "--csv --column miles --from mi --to km",
      '\ufeff"run\n(name)",miles\na,5\n',
      '\ufeff"run\n(name)",miles,km\na,5,8.04672\n',
    ],
    // Empty lines stand before the header.
    ["--csv --column miles --from mi --to km", "\n\r\na,miles\nx,5\n", "\n\r\na,miles,km\nx,5,8.04672\n"],
  ])("convert %s < %j", async (line, input, out) => {
    expect(await stream(line, input)).toEqual({ code: 0, out, err: "" });
  });

  it.each([
    [
      "--csv --column v --from m --to cm",
      "v;x\n1,250E+03;a\n3,5;b\n",
      "v;x;cm\n1,250E+03;a;125000\n3,5;b;350\n",
    ],
    [
      "--csv --column vità --from m --to cm",
      "vità;x\n1.250;a\n3,5;b\n",
      "vità;x;cm\n1.250;a;125000\n3,5;b;350\n",
    ],
    [
      "--ndjson --column d --from m --to cm",
      '{"d":"1,250"}\n{"d":"3,5"}\n',
      '{"d":"1,250","cm":125}\n{"d":"3,5","cm":350}\n',
    ],
    [
      "--ndjson --column d --from-column u --to cm",
      '{"d":"1.250","u":"m"}\n{"d":"3,5","u":"m"}\n',
      '{"d":"1.250","u":"m","cm":125000}\n{"d":"3,5","u":"m","cm":350}\n',
    ],
    [
      "--ndjson --column d --from-column u --to cm --decimal comma",
      '{"d":"1.250","u":"m"}\n',
      '{"d":"1.250","u":"m","cm":125000}\n',
    ],
    // The last line need not end.
    ["--from m --to cm", "1,250\n3,5", "125\n350\n"],
  ])("are read with one decimal sign: %s < %j", async (line, input, out) => {
    expect(await stream(line, input)).toMatchObject({ code: 0, out });
  });

  it("may name their delimiter on a line of its own", async () => {
    const [line, input] = ["--csv --column miles --from mi --to km", "sep=;\r\nrun;miles\r\na;5\r\nb;x\r\n"];
    expect(await stream(line, input)).toEqual({
      code: 1,
      out: "sep=;\r\nrun;miles;km\r\na;5;8.04672\r\nb;x;\r\n",
      err: "Results have a decimal point. Add --decimal comma if that is wrong.\nline 4, column 'miles': 'x' is not a number.\n",
    });
  });

  // Spreadsheets that write a decimal comma read 32.187 as 32187.
  it.each([
    ["--tsv", "t\tmiles\n3,5\t20\n4\t1.250\n", "t\tmiles\tkm\n3,5\t20\t32,18688\n4\t1.250\t2011,68\n"],
    ["--csv", "t;miles\n3,5;20\n", "t;miles;km\n3,5;20;32,18688\n"],
    ["--csv", "t;miles\n31.12.2026;20\n1,250;5\n", "t;miles;km\n31.12.2026;20;32.18688\n1,250;5;8.04672\n"],
    ["--csv", 't,miles\n"1,2","1,250"\n', 't,miles,km\n"1,2","1,250",2011.68\n'],
  ])("show the decimal comma of whole numbers in other columns: %s < %j", async (format, input, out) => {
    expect(await stream(`${format} --column miles --from mi --to km`, input)).toMatchObject({ code: 0, out });
  });

  // The first row was read as a header, and its number was lost. jq's @csv quotes texts only.
  it.each([
    ['"a",5\n"b",6\n', '"a",5,8.04672\n"b",6,9.656064\n'],
    ["a,5.5\nb,6\n", "a,5.5,8.851392\nb,6,9.656064\n"],
    ["a,2020\nb,6\n", "a,2020,km\nb,6,9.656064\n"],
    ['"a","2020"\n"b",6\n', '"a","2020",km\n"b",6,9.656064\n'],
  ])("may lack a header: %j", async (input, out) => {
    expect(await stream("--csv --column 2 --from mi --to km", input)).toMatchObject({ code: 0, out });
  });

  // Databases export tabs without quoting, where two such cells look like one that holds the rows between them.
  it.each(['"bar', '"bar"', '"bar" x'])(
    "report rows that two single quotes seem to join: %j",
    async (last) => {
      const input = `len\tname\n1\t"foo\n2\tb\n3\t${last}\n4\t"two\nlines"\n`;
      expect(await stream("--tsv --column len --from ft --to m", input)).toEqual({
        code: 1,
        out: `len\tname\tm\n1\t"foo\n2\tb\n3\t${last}\t\n4\t"two\nlines"\t1.2192\n`,
        err: "line 2: the quoted cell has text after its closing quote.\n",
      });
    },
  );

  it("do not join numbers that a carriage return or a tab parts", async () => {
    for (const input of ["5\r250\r300\r", "12\t500\n"])
      expect(await stream("--from mi --to km", input)).toMatchObject({ code: 1, out: "\n" });
    expect(await stream("--csv --column miles --from mi --to km", "run,miles\ra,5\r")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("The rows end in carriage returns."),
    });
  });
});

// Spreadsheets on Windows write it; Node.js 20 decodes the bytes 80 to 9F of it as latin1.
it("quotation marks and signs of windows-1252 are read and written", async () => {
  const { bytes } = await runCli(
    [
      "convert",
      "--csv",
      "--column",
      "d",
      "--to",
      "m",
      "--as",
      "L\u00e4nge \u2013 m",
      "--encoding",
      "windows-1252",
    ],
    { input: [Buffer.from("d;x\n5\x92 3\x94;\x80\n", "latin1")] },
  );
  expect(bytes.toString("latin1")).toBe("d;x;L\xe4nge \x96 m\n5\x92 3\x94;\x80;1.6002\n");
});

describe("an encoding that lacks a character of the answer", () => {
  it("does not matter where only numbers are written", async () => {
    const line = "--csv --encoding latin1 --column d --from ohm --replace --to kΩ";
    expect(await stream(line, "d,u\n5,x\n")).toMatchObject({ code: 0, out: "d,u\n0.005,x\n" });
  });

  it("is named, and no other character is written", async () => {
    expect(await stream("- --encoding latin1", "5 ohm to kohm\n5 um to nm\n")).toEqual({
      code: 1,
      out: "\n5000 nm\n",
      err: "line 1: '0.005 kΩ' has characters that windows-1252 lacks.\n",
    });
    const unit = "--csv --encoding latin1 --column d --from-column u --replace --to kΩ";
    expect(await stream(unit, "d,u\n5,ohm\n")).toEqual({
      code: 2,
      out: "",
      err: "everyunit: --to 'kΩ' has characters that windows-1252 lacks. Name the unit by its id.\n",
    });
  });
});

describe("--decimal", () => {
  it.each([
    ["1,250 km m", "comma", "1250 m\n"],
    ["1.250 km m", "comma", "1250000 m\n"],
    ["1,250 km m", "point", "1250000 m\n"],
  ])("applies to questions too: %s --decimal %s", async (question, sign, out) => {
    expect(await stream(`${question} --decimal ${sign}`, "")).toEqual({ code: 0, out, err: "" });
    expect((await stream(`- --decimal ${sign}`, `${question}\n`)).out).toBe(out);
  });

  it("refuses a number with the other sign", async () => {
    expect(await stream("1.5 km m --decimal comma", "")).toMatchObject({ code: 2, out: "" });
  });
});

it("a quantity with a slash is not taken for the path of a file", async () => {
  expect(await runCli(["convert", "2 oz/s", "--to", "lb/h"])).toMatchObject({ code: 0, out: "450 lb/h\n" });
  expect(await runCli(["convert", "5 foo/s", "--to", "m/s"])).toMatchObject({ code: 3 });
  expect((await runCli(["convert", "no/such.csv", "--to", "m"])).err).toContain("no/such.csv");
});
