import { describe, expect, it } from "vitest";
import { findCategory } from "~/conversion";
import { ACTING_CHARACTERS } from "../../support/hostile-messages";
import { present } from "../../support/present";
import { runCli, wordsOf } from "../../support/run-cli";

const convert = (line: string, world = {}) => runCli(["convert", ...wordsOf(line)], world);

describe("a phrase converts", () => {
  // By definition: mile 1609.344 m, inch 2.54 cm, troy-free pound 0.45359237 kg, °F = °C × 9/5 + 32.
  it.each([
    ["5 mi km", "8.04672 km"],
    ["5mi km", "8.04672 km"],
    ["5 mi to km", "8.04672 km"],
    ["5 mi -> km", "8.04672 km"],
    ["5 --from mi --to km", "8.04672 km"],
    ["5 mi --to km", "8.04672 km"],
    ['"5 ft 11 in" cm', "180.34 cm"],
    ["5 ft 11 in to cm", "180.34 cm"],
    ["1 1/2 in mm", "38.1 mm"],
    ["½ in mm", "12.7 mm"],
    ["-40 celsius fahrenheit", "-40 °F"],
    ["-- -40 celsius fahrenheit", "-40 °F"],
    ["-40 celsius fahrenheit --digits 3", "-40 °F"],
    ["-.5 m cm", "-50 cm"],
    ["−5 m cm", "-500 cm"],
    ["-1/2 m cm", "-50 cm"],
    ["-5mi km", "-8.04672 km"],
    ["6.02e23 m km", "602000000000000000000 km"],
    ["1 lb kg", "0.45359237 kg"],
    ["0.1 ft m", "0.03048 m"],
    ["5 mi km --digits 3", "8.05 km"],
    ["1 ft yd --exact", "1/3 yd"],
    ["0.1234567890123456789012345678901 m cm --exact", "12.34567890123456789012345678901 cm"],
    [
      "0.1234567890123456789012345678901 m cm --digits 30",
      "12.3456789012345678901234567890 cm".replace(/0 cm$/, " cm"),
    ],
    ["1e400 m km --digits 3", "1e+397 km"],
    ['180.34 cm "ft;in"', "5 ft 11 in"],
    ["180.34 cm in feet and inches", "5 ft 11 in"],
    ["30.51 degrees in degrees, minutes and seconds", "30 ° 30 arcmin 36 arcsec"],
    ['"5 ft 11 in" "m;cm"', "1 m 80.34 cm"],
    ['11.9996 in "ft;in" --digits 4', "1 ft 0 in"],
    ['-180.34 cm "ft;in"', "-5 ft 11 in"],
    ['-5.5 in "ft;in"', "0 ft -5.5 in"],
    ['-1.5 yd "yd;ft;in"', "-1 yd 1 ft 6 in"],
    // The nearest double filled the last part: "1 h 59 min 60 s" stood here once.
    ['7199.9999999999999999999 s "h;min;s"', "2 h 0 min 0 s"],
    ['1.99999999999999999999 ft "ft;in"', "2 ft 0 in"],
    ['-1.99999999999999999999 ft "ft;in"', "-2 ft 0 in"],
    ['7199.9999999999999999999 s "h;min;s" --exact', "1 h 59 min 59.9999999999999999999 s"],
    ['1e400 ft "ft;in" --digits 3', "1e+400 ft 0 in"],
  ])("%s gives %s", async (line, expected) => {
    const { code, out, err } = await convert(line);
    expect({ code, out, err }).toEqual({ code: 0, out: `${expected}\n`, err: "" });
  });

  it.each([
    "12 km at 6 km/h to min",
    '"12 km at 6 km/h" min',
    "12 km at 6 km/h min",
    "12 km at 6 km/h --to min",
  ])("%s is the quotient, and says so", async (line) => {
    const { code, out, err } = await convert(line);
    const reading = "reading '12 km at 6 km/h' as 12 km / (6 km/h)\n";
    expect({ code, out, err }).toEqual({ code: 0, out: "120 min\n", err: reading });
  });

  it("prints one line per target", async () => {
    const { out } = await convert("5 mi m ft yd");
    expect(out).toBe("8046.72 m\n26400 ft\n8800 yd\n");
  });

  // 5 mg/kg was 5,000,000 mg/kg: the number 5, as a ratio; 5 ft 11in was 5.45 units of 11 in.
  it.each([
    ["5 ft 11in", "180.34 cm"],
    ["1h 30min", "5400 s"],
    ["2w 3d", "17 d"],
    ["5 mg/kg", "5 ppm"],
    ["0.05 %", "500 ppm"],
    ["2 1/2 dozen", "3000 %"],
    ["5 mg/kg %", "0.0005 %"],
    ["0.05 to percent", "5 %"],
  ])("'%s' is a quantity, not a number in its last word, unless 'to' says so", async (line, result) => {
    expect((await convert(line)).out.split("\n")).toContain(result);
  });

  it("without a target gives every unit of the category, in the catalogue's order", async () => {
    const { out } = await convert("5 mi");
    const length = present(findCategory("length"));
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(length.units.length);
    expect(lines.slice(0, 8)).toEqual([
      "8046.72 m",
      "8.04672 km",
      "804672 cm",
      "8046720 mm",
      "5 mi",
      "8800 yd",
      "26400 ft",
      "316800 in",
    ]);
  });

  it("marks a result that is not a fraction", async () => {
    const { out } = await convert("1 u kg --exact");
    expect(out).toMatch(/^≈ 1\.66053906\d+e-27 kg\n$/);
  });
});

// 20 of "100 ft³/min" was read as 20 100 of "ft³/min", a result ten times too large without a word.
it.each([
  ['20 "100 ft³/min" ft³/min', "2000 ft³/min\n"],
  ['20 --from "100 ft³/min" --to ft³/min', "2000 ft³/min\n"],
  ['20 "100 ft³/min" --to ft³/min', "2000 ft³/min\n"],
  ['5 --from cm --to "m;mm"', "0 m 50 mm\n"],
  ['5 "miles in km"', "8.04672 km\n"],
  // Once a troy pound ("lb t") in every unit of weight.
  ["1000 lb t", "0.45359237 t\n"],
  ["995 TΩ 1/S", "995000000000000 1/S\n"],
  ["5 1/°C 1/K", "5 1/K\n"],
  ["1 oz t g", "31.1034768 g\n"],
  ["5 A h C", "18000 C\n"],
  ["1 1/2 in mm", "38.1 mm\n"],
])("%s: words that the shell separates stay separate if that makes sense", async (line, out) => {
  expect((await convert(line)).out).toBe(out);
});

it.each([
  ["1,5 mi km", "2,414016 km\n"],
  ["1.234,5 m km", "1,2345 km\n"],
  ["5 ft 11,5 in to cm", "181,61 cm\n"],
  ['1,5 m "ft;in"', "4 ft 11,05511811023622 in\n"],
  ["1,5 ft yd --exact", "0,5 yd\n"],
  // The foot sign was read as part of the number.
  [`"1,5' in m"`, "0,4572 m\n"],
  ["1.5 mi km --decimal-comma", "2,414016 km\n"],
  ["1,234.5 m km", "1.2345 km\n"],
  ["1,234,567 m km", "1234.567 km\n"],
])("%s: a decimal comma in the number is kept in the result", async (line, out) => {
  expect(await convert(line)).toMatchObject({ code: 0, out, err: "" });
});

it("a product in two words is one unit", async () => {
  expect((await convert("5 A h")).out).toMatch(/^18000 C\n/);
  expect((await convert("5 N m")).out).toMatch(/^5 N·m\n/);
});

describe("currencies", () => {
  it("convert at the current rates and print their date and source to stderr", async () => {
    const { code, out, err } = await convert("100 usd eur");
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+(\.\d+)? EUR\n$/);
    expect(err).toMatch(/^Exchange rates of \d{4}-\d{2}-\d{2}, .+\n$/);
  });

  it("print every digit of the double, as other categories do, unless --digits rounds it", async () => {
    const { result } = JSON.parse((await convert("100 usd eur --json")).out);
    expect((await convert("100 usd eur")).out).toBe(`${result} EUR\n`);
    expect((await convert("100 usd eur --digits 3")).out).toBe(`${Number(result.toPrecision(3))} EUR\n`);
  });

  it("convert at the legal rate if there is one", async () => {
    // Decree 450 of Belarus: 10 000 BYR = 1 BYN. Council Regulation 2866/98: 1 EUR = 1.95583 DEM.
    expect((await convert("10000 BYR BYN")).out).toBe("1 BYN\n");
    expect((await convert("1 EUR DEM")).out).toBe("1.95583 DEM\n");
  });
  // The command refused every sum of two currencies, which /ask adds.
  it("of several kinds are added", async () => {
    const euros = Number((await convert("5 EUR USD --digits 12")).out.split(" ")[0]);
    const { code, out } = await convert("10 USD + 5 EUR to USD --digits 12");
    expect(code).toBe(0);
    expect(Number(out.split(" ")[0])).toBeCloseTo(10 + euros, 9);
  });
});

describe("--json", () => {
  const parse = async (line: string) => JSON.parse((await convert(line)).out);

  it("prints the object of the contract", async () => {
    expect(await parse("5 mi km --json")).toEqual({
      category: "length",
      value: 5,
      from: "mi",
      to: "km",
      result: 8.04672,
      exact: "8.04672",
      source: expect.stringContaining("24 FR 5348"),
    });
    expect(Object.keys(await parse("5 mi km --json"))).toEqual([
      "category",
      "value",
      "from",
      "to",
      "result",
      "exact",
      "source",
    ]);
  });

  it("prints an array for several targets and for all", async () => {
    expect(await parse("5 mi km m --json")).toHaveLength(2);
    expect(await parse("5 mi --json")).toHaveLength(present(findCategory("length")).units.length);
  });

  it("writes exact as p/q where no decimal ends, and null where something is measured", async () => {
    expect((await parse("1 ft yd --json")).exact).toBe("1/3");
    expect((await parse("1 u kg --json")).exact).toBeNull();
  });

  it("carries over the last part of a split if rounding fills it, and keeps the exact parts", async () => {
    expect(await parse('7199.9999999999999999999 s "h;min;s" --json')).toMatchObject({
      result: [2, 0, 0],
      exact: ["1", "59", "59.9999999999999999999"],
    });
  });

  it("writes the value with all its digits", async () => {
    const { out } = await convert("0.12345678901234567890123 m cm --json");
    expect(out).toContain('"value":0.12345678901234567890123,');
    expect((await convert("1e400 m km --exact --json")).out).toContain(
      '"value":1e+400,"from":"m","to":"km","result":null',
    );
  });

  it("has every digit, and says so if --digits is given", async () => {
    const { code, out, err } = await runCli(wordsOf("convert 5 mi km --json --digits 2"));
    expect({ code, result: JSON.parse(out).result }).toEqual({ code: 0, result: 8.04672 });
    expect(err).toContain("--digits does not apply to JSON, which always has every digit.");
  });

  it("names the rates' date for currencies", async () => {
    expect((await parse("5 usd eur --json")).source).toMatch(/, \d{4}-\d{2}-\d{2}$/);
  });
});

describe("a failed conversion has an exit code and a helpful error", () => {
  it.each([
    ["", 2, "needs a number and a unit"],
    ["5", 2, "'5' has no unit."],
    ["mi km", 2, "needs a number and a unit"],
    ["0x10 m km", 2, "'0x10' is not a decimal number"],
    ["0xFF m km", 2, "'0xFF' is not a decimal number"],
    ["-0b11 m km", 2, "'-0b11' is not a decimal number"],
    ["1e5001 m km", 2, "exponents range from -5000 to 5000"],
    [`${"1".repeat(1001)} m km`, 2, "longer than 1,000 characters"],
    ["1,234 mi km --strict", 3, "two different numbers"],
    ["5 mi to", 2, "The target unit is missing after '5 mi to'."],
    ["(5 mi km", 2, "parenthesis"],
    ["5 m^1000000 m", 2, "A power goes up to 99"],
    ["5 mi km --digits 0", 2, "a whole number from 1 to 1000"],
    ["5 mi km --digits 3 --exact", 2, "'--digits <n>' cannot be used with option '--exact'"],
    ["5 mi km --column x", 2, "--column requires --csv or --ndjson"],
    ["5 mi km --as x", 2, "--as requires --csv or --ndjson"],
    ["--from mi --to km --column x", 2, "--column requires --csv or --ndjson"],
    ["5 km 11", 2, "'11' has no unit."],
    ["5 km 11 to cm", 2, "'11' has no unit."],
    ["5 mi km --csv", 2, "Remove the other operands"],
    ["5 mi km --nonsense", 2, "--nonsense"],
    ["5 mi km --from ft", 2, "--from applies to numbers without a unit"],
    ["5 mi --from ft", 2, "--from applies to numbers without a unit"],
    ["5 mi km --to m", 2, "'5 mi km' names its own target unit. Remove it, or --to."],
    ["5 mi km --to best", 2, "names its own target unit"],
    ['5 "" km', 2, "An operand of convert is empty."],
    ["5 mi ' '", 2, "An operand of convert is empty."],
    ["5 mi km --category area", 3, "'mi' measures length, not area. Use the category 'length'."],
    ["5 A4 m2", 4, "'A4' measures A⁴ and 'm2' measures area"],
    ["5 mille km", 3, "Did you mean 'mile'"],
    ["5 mi km --category lenght", 3, "Did you mean 'length'"],
    ["5 gallon l --strict", 3, "'gallon' is ambiguous"],
    ["5 cable m", 3, "'cable' is ambiguous"],
    ["5 mwh J", 3, "'mwh' could be MW·h (megawatt-hours) or mW·h (milliwatt-hours)."],
    ["5 mi kg", 4, "'mi' measures length and 'kg' measures mass"],
    ["-500 celsius kelvin", 4, "absolute zero"],
    ['1e400 ft "ft;in"', 4, "Use --exact or --digits to print it"],
    ["1e400 mi km", 4, "Use --exact or --digits to print it"],
  ])("%s: exit %i", async (line, code, sentence) => {
    const run = await convert(line);
    expect(run).toMatchObject({ code, out: "" });
    expect(run.err).toContain(sentence);
  });

  it("lists the choices for an ambiguous name with their meanings", async () => {
    const { err } = await convert("5 gallon l --strict");
    expect(err).toMatch(/gallon-us\s+gallon \(US\)\s+volume\s+.*231 cubic inches/);
    expect(err).toMatch(/gallon-uk\s+gallon \(UK\)\s+volume\s+.*4\.54609 L/);
  });

  // "mpa" was read as whatever fitted: a slip of the shift key is a factor of 10^9.
  it("asks which prefix is meant if the case is ambiguous", async () => {
    const { code, err } = await convert("5 mpa psi");
    expect(code).toBe(3);
    expect(err).toBe("everyunit: 'mpa' could be MPa (megapascals) or mPa (millipascals).\n");
  });

  // It was said once for the first unit and again for the pair.
  it("reports once which horsepower was assumed", async () => {
    const { err } = await convert("90 hp kW");
    expect(err.match(/assuming horsepower/g)).toHaveLength(1);
  });

  it("uses the most common meaning of a name, and shows the alternatives", async () => {
    const { code, out, err } = await convert("5 gallon l");
    expect({ code, out }).toEqual({ code: 0, out: "18.92705892 L\n" });
    expect(err).toBe("assuming gallon (US); 5 gallons (UK) are 22.73045 L\n");
  });

  // Half of 4.54609 L; it said "0.5 gallons (UK) are".
  it("counts up to one in the singular", async () => {
    const { err } = await convert("0.5 gallon l");
    expect(err).toBe("assuming gallon (US); 0.5 gallon (UK) is 2.273045 L\n");
  });

  // The sum was counted in the other gallon as a whole: 1.264172 of them, 5.74704 L.
  it("says of a sum which meaning was assumed, without what the whole would be in another", async () => {
    const { out, err } = await convert("1 gallon + 1 L to L");
    expect(out).toBe("4.785411784 L\n");
    expect(err).toBe("assuming gallon (US), not gallon (UK)\n");
  });

  it("prints the same reading in JSON, and none if nothing was assumed", async () => {
    expect(JSON.parse((await convert("5 gallon l --json")).out).reading).toEqual([
      "assuming gallon (US); 5 gallons (UK) are 22.73045 L",
    ]);
    expect(JSON.parse((await convert("5 mi km --json")).out)).not.toHaveProperty("reading");
  });

  it("echoes no control characters", async () => {
    const { err } = await convert("5 mi \u001b]52;c;ZWNobw==\u0007");
    expect(err).not.toMatch(ACTING_CHARACTERS);
  });
});

describe("on a terminal", () => {
  it("the choices of an ambiguous name are wrapped beside their ids", async () => {
    const { err } = await convert("1 cup ml --strict", { columns: 80 });
    const lines = err.trimEnd().split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => /^ {2}cup-/.test(line))).toHaveLength(4);
  });

  // The third column began at 71, and what it said ran over the edge.
  it("the choices fit 80 columns however long their names", async () => {
    const { err } = await convert("--strict 98.6 F", { columns: 80 });
    for (const line of err.trimEnd().split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(err).toMatch(/^ {2}fahrenheit {2}Fahrenheit .*a unit of temperature$/m);
  });

  it.each([80, 120])("all units fit %i columns, numbers on the right of their column", async (columns) => {
    const { out } = await convert("5 mi", { columns });
    const lines = out.trimEnd().split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    const ends = new Set(lines.slice(0, 8).map((line) => present(/^\s*\S+/.exec(line))[0].length));
    expect(ends.size).toBe(1);
  });
});

it.each([
  ["5 mph to km --category length", "'mph' measures speed, not length. Use the category 'speed'."],
  ["--from mph --to km --category length", "'mph' measures speed, not length. Use the category 'speed'."],
  ["5 kg to m --category length", "'kg' measures mass, not length. Use the category 'weight'."],
])("the error for a unit of another category says what it measures: %s", async (line, sentence) => {
  expect(await convert(line, { input: "5\n" })).toMatchObject({
    code: 3,
    out: "",
    err: `everyunit: ${sentence}\n`,
  });
});

it("converting an amount to a mass without a substance asks for one", async () => {
  const { code, err } = await convert("7 mmol/L mg/dL");
  expect(code).toBe(4);
  expect(err).toContain("Name it, as in '7 mmol/L glucose in mg/dL'.");
});

// The target of a product in one word was multiplied by it: 9"x13" in cm was a volume.
it("takes the word after a product in one word as its target", async () => {
  expect(await runCli(["convert", '9"x13"', "cm"])).toMatchObject({ code: 4, out: "" });
  expect(await runCli(["convert", '9"x13"', "in2"])).toMatchObject({ code: 0, out: "117 in²\n" });
});

// The list said one id five times.
it("a name of several categories that has one id is asked with --category", async () => {
  const words = ["convert", "5", "mg-per-liter", "mmol-per-liter"];
  const { code, err } = await runCli(words);
  expect({ code, err }).toEqual({
    code: 3,
    err: expect.stringContaining("Add --category with one of their categories:\n"),
  });
  expect(await runCli([...words, "--category", "blood-glucose"])).toMatchObject({ code: 0, err: "" });
});
