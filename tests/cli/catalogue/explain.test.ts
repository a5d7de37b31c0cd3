import { describe, expect, it } from "vitest";
import { snapshotRates } from "~/conversion";
import { runCli, wordsOf } from "../../support/run-cli";

const explain = (line: string, world = {}) => runCli(["explain", ...wordsOf(line)], world);

describe("explain describes a conversion", () => {
  it("factor, exactness, formula and the standards it comes from", async () => {
    const { code, out, err } = await explain("mi km");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^1 mi = 1\.609344 km\n/);
    expect(out).toContain("Multiply by 1.609344.");
    expect(out).toMatch(/Exactness +exact/);
    expect(out).toMatch(/Sources +BIPM, The International System of Units/);
  });

  it("the digits of a fraction beside it", async () => {
    // 0.45359237 kg x 9.80665 m/s^2 / (0.0254 m)^2, NIST SP 811 B.8: 6.894757 E+03.
    expect((await explain("psi Pa")).out).toMatch(
      /Formula +Multiply by 6894\.757293168362 \(exactly 8896443230521\/1290320000\)\.\n/,
    );
  });

  it("in the given category, by id or name", async () => {
    expect((await explain("f c --category Temperature")).out).toContain("÷ 1.8");
  });

  // The formula's factor was cut to a double's digits while a line below said that nothing is rounded.
  it("says that a factor is rounded if the exact one is too long for a formula", async () => {
    const { out } = await explain("psi Pa");
    expect(out).toContain("Multiply by 6894.757293168362 (exactly 8896443230521/1290320000).");
    expect(out).toContain("exact: both units are defined exactly; the factor is shown rounded");
    expect(out).not.toContain("nothing is rounded");
  });

  it("calls a formula rounded only if it is", async () => {
    const { out } = await explain("m mi");
    expect(out).toMatch(/^1 m ≈ /);
    expect(out).toContain("Divide by 1609.344.\n");
  });

  it.each(["mi km", "ft yd", "f c", "rpm rad/s"])("says of %s that nothing is rounded", async (line) => {
    const { out } = await explain(line);
    expect(out).toContain("nothing is rounded");
    expect(out.split("\n")[0]).not.toContain("≈");
  });

  it("labels an upper bound of the uncertainty as one", async () => {
    expect((await explain("electron-mass-rest Da")).out).toContain(
      "at most 6.2e-10 (relative, an upper bound)",
    );
  });

  it("the uncertainty of what is measured", async () => {
    const { out } = await explain("u kg");
    expect(out).toMatch(/Exactness +measured/);
    // CODATA 2022: 1.660 539 068 92(52) e-27 kg, relative 3.1e-10.
    expect(out).toContain("3.1e-10 (relative)");
  });

  it("date and source of a market rate", async () => {
    expect((await explain("usd jpy")).out).toMatch(/Rates +\S.*, \d{4}-\d{2}-\d{2}\n/);
  });

  it.each(["mi to km", '"nautical mile" km', "sq ft m2"])("%s is read as two units", async (line) => {
    expect((await explain(line)).code).toBe(0);
  });

  // The number became part of the unit: 5 ft 11 in was explained as 5·ft, without the inches.
  it.each([
    ["5 ft 11 in cm", "1 ft = 30.48 cm", "5 ft 11 in = 180.34 cm"],
    ["5 mi km", "1 mi = 1.609344 km", "5 mi = 8.04672 km"],
    ["2.5 kg lb", "1 kg ≈ 2.2046226218487757 lb", "2.5 kg = 5.511556554621939 lb"],
    ['"60 mi/h" "ft/s"', "1 mph = 22/15 ft/s", "60 mph = 88 ft/s"],
    ["98.6 f c", "x °F = ((x − 32) ÷ 1.8) °C", "98.6 °F = 37 °C"],
    ["5 in to cm", "1 in = 2.54 cm", "5 in = 12.7 cm"],
    ["how many km in 3 miles", "1 mi = 1.609344 km", "3 mi = 4.828032 km"],
    ["1,5 km m", "1 km = 1000 m", "1.5 km = 1500 m"],
  ])("a quantity, %s, by its units and its result", async (line, equation, quantity) => {
    const { out } = await explain(line);
    expect(out.split("\n")[0]).toBe(equation);
    expect(out).toContain(`Quantity     ${quantity}\n`);
  });

  it("a quantity as JSON, with its value and result", async () => {
    const explained = JSON.parse((await explain("5 ft 11 in cm --json")).out);
    expect(explained).toMatchObject({ from: "ft", to: "cm", result: 180.34, factor: "30.48" });
    expect(explained.value).toBeCloseTo(71 / 12, 12);
  });

  it("as JSON with category and ids", async () => {
    const explained = JSON.parse((await explain("mi km --json")).out);
    expect(explained).toMatchObject({
      category: "length",
      from: "mi",
      to: "km",
      exactness: "exact",
      exactFactor: "1.609344",
      relativeUncertainty: null,
    });
    expect(Array.isArray(explained.sources)).toBe(true);
  });

  it("as JSON with the date and source of rates, for market rates only", async () => {
    const { date, source } = snapshotRates;
    expect(JSON.parse((await explain("usd eur --json")).out).rates).toEqual({ date, source });
    expect(JSON.parse((await explain("eur dem --json")).out)).not.toHaveProperty("rates");
    expect(JSON.parse((await explain("mi km --json")).out)).not.toHaveProperty("rates");
  });

  it.each([
    ["mi", 2, "two units"],
    ["mi km m", 2, "two units"],
    ["mi kg", 4, "do not convert into each other"],
    ["mi nonsense", 3, "no unit 'nonsense'"],
    ["MBAR Pa", 3, "could be"],
  ])("%s: exit %i", async (line, code, sentence) => {
    const run = await explain(line);
    expect(run).toMatchObject({ code, out: "" });
    expect(run.err).toContain(sentence);
  });

  it.each([80, 120])("fits %i columns", async (columns) => {
    const { out } = await explain("psi Pa", { columns, env: { NO_COLOR: "1" } });
    for (const line of out.trimEnd().split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
  });
});

it("reads a question about a constant, which has no number", async () => {
  const { code, out } = await explain('"what is the speed of light in mph"');
  expect(code).toBe(0);
  expect(out).toContain("670616629.3843951 mph");
});
