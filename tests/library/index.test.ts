import { describe, expect, it } from "vitest";
import { length } from "~/conversion/categories/common/length";
import { ask, ConversionError, categories, convert, createConverter, explain, units } from "../../library";
import { convertIn } from "../../library/convert-in";

function errorOf(run: () => unknown): ConversionError {
  try {
    run();
  } catch (error) {
    if (error instanceof ConversionError) return error;
    throw error;
  }
  throw new Error("Nothing was thrown");
}

const rates = { base: "USD", date: "2026-01-02", source: "a test", rates: { USD: "1", EUR: "0.5" } } as const;

describe("convert", () => {
  it.each([
    [5, "mi", "km", 8.04672],
    ["0.1", "ft", "m", 0.03048],
    [10n, "lb", "kg", 4.5359237],
    ["1/3", "yd", "ft", 1],
    [-40, "celsius", "fahrenheit", -40],
    [1, "kg m/s^2", "N", 1],
    ["5 ft 11 in", undefined, "cm", 180.34],
    ["0.5 + 7/16 in", undefined, "mm", 23.8125],
  ])("%s %s is %s", (value, unit, target, expected) => {
    expect(convert(value, unit).to(target)).toBe(expected);
  });

  it("returns the exact result, or null if there is none", () => {
    expect(convert(1, "ft").toExact("yd")).toBe("1/3");
    expect(convert(180, "degree").toExact("rad")).toBeNull();
  });

  it("returns the result with its source and assumptions", () => {
    expect(convert(1, "gal").toConversion("L")).toEqual({
      value: 1,
      from: "gallon-us",
      to: "L",
      category: "volume",
      result: 3.785411784,
      exact: "3.785411784",
      exactness: "exact",
      source: expect.stringContaining("NIST Handbook 44"),
      reading: ["assuming gallon (US); 1 gallon (UK) is 4.54609 L"],
    });
  });

  it("returns the result in every unit of the category", () => {
    const all = convert(5, "mi").toAll();
    expect(all.map(({ to }) => to)).toEqual(units("length").units.map(({ id }) => id));
    expect(all.find(({ to }) => to === "km")?.result).toBe(8.04672);
  });

  it("uses the given rates, also after converting at others", () => {
    expect(convert(1, "USD").to("EUR")).not.toBe(0.5);
    expect(convert(1, "USD", { rates }).to("EUR")).toBe(0.5);
    expect(convert(1, "USD").to("EUR")).not.toBe(0.5);
  });

  // Feeds of the European Central Bank are per euro, and what a program fetches has no types.
  it("refuses rates of another base", () => {
    const perEuro = JSON.parse(
      '{"base":"EUR","date":"2026-01-02","source":"a test","rates":{"GBP":"0.9","JPY":"180"}}',
    );
    expect(() => convert(1, "USD", { rates: perEuro }).to("JPY")).toThrow(TypeError);
  });

  it.each([
    [() => convert(5, "mi").to("kg"), "incompatible_units", { from: "mi", to: "kg" }],
    [() => convert(5, "mile").to("kilometrs"), "unknown_unit", { unit: "kilometrs" }],
    [() => convert(Number.NaN, "mi").to("km"), "invalid_value", { text: "NaN" }],
    [() => convert(-1, "kelvin").to("celsius"), "out_of_domain", { unit: "K", value: "-1" }],
    [() => convert(1, "gal", { strict: true }).to("L"), "ambiguous_unit", { unit: "gal" }],
    [() => convert(1, "m", { category: "lenght" }).to("km"), "unknown_category", { category: "lenght" }],
    [() => convert(71, "in").to("ft;in"), "invalid_expression", { text: "ft;in" }],
  ])("%s throws %s", (run, code, fields) => {
    const error = errorOf(run);
    expect(error).toMatchObject({ code, fields });
    expect(error.message).not.toBe("");
  });

  it("finds a unit in the given category", () => {
    expect(convert(1, "F", { category: "temperature" }).toConversion("celsius").from).toBe("fahrenheit");
    expect(convert(1, "F").toConversion("pF").category).toBe("electrostatic-capacitance");
  });
});

it("a region settles whose gallons and pints are meant, by either way to convert", () => {
  const gallon = convert(1, "gallon", { region: "uk" });
  expect(gallon.to("L")).toBe(4.54609);
  expect(gallon.toConversion("L").reading).toEqual([]);
  expect(convert(1, "gallon").to("L")).toBe(3.785411784);
  expect(ask("1 pint to mL", { region: "au" })[0]?.result).toBe(568.26125);
});

it("options of another type are refused by name", () => {
  expect(() => convert(1, "gallon", { region: "zz" as "us" }).to("L")).toThrow("'zz' is not a region.");
  expect(() => ask("1 pint to mL", { region: "zz" as "us" })).toThrow(TypeError);
  expect(() => createConverter({ units: { wug: "5 ft" } as unknown as string })).toThrow(
    "units is not a text of lines",
  );
});

describe("convert of one category", () => {
  const convertLength = convertIn(length);

  it.each([
    [5, "mi", "km", 8.04672],
    ["0.1", "feet", "METER", 0.03048],
    [1, "Mm", "mm", 1e9],
  ])("%s %s in %s is %s", (value, unit, target, expected) => {
    expect(convertLength(value, unit).to(target)).toBe(expected);
  });

  it("returns what the whole engine returns", () => {
    expect(convertLength(5, "mi").toConversion("ft")).toEqual(convert(5, "mi").toConversion("ft"));
    expect(convertLength(5, "mi").toAll()).toEqual(convert(5, "mi").toAll());
  });

  it.each([
    [() => convertLength(5, "kg"), "unknown_unit", { unit: "kg", category: "length" }],
    [() => convertLength(5, "KM"), "unknown_unit", { unit: "KM", category: "length" }],
    [() => convertLength("five", "mi"), "invalid_value", { text: "five" }],
  ])("%s throws %s", (run, code, fields) => {
    expect(errorOf(run)).toMatchObject({ code, fields });
  });

  // A text of a megabyte made a message of a megabyte.
  it("quotes the start of a long name", () => {
    expect(errorOf(() => convertLength(5, "x".repeat(61))).message).toContain(`'${"x".repeat(57)}…'`);
  });
});

it("ask answers a question in plain English", () => {
  expect(ask("how many km in 26.2 miles")).toMatchObject([{ from: "mi", to: "km", result: 42.1648128 }]);
});

it("explain describes how a conversion works", () => {
  expect(explain("mi", "km")).toMatchObject({
    equation: "1 mi = 1.609344 km",
    exactFactor: "1.609344",
    formula: "Multiply by 1.609344.",
    sources: expect.arrayContaining(["SI Brochure"]),
  });
});

it("categories and units list the catalogue", () => {
  expect(categories.slice(0, 2)).toEqual(["length", "weight"]);
  for (const id of categories) expect(units(id).units.length).toBeGreaterThan(1);
  expect(errorOf(() => units("lenght"))).toMatchObject({
    code: "unknown_category",
    fields: { nearest: expect.arrayContaining(["length"]) },
  });
});
