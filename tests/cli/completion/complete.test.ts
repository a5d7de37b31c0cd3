import { describe, expect, it } from "vitest";
import { commandTable } from "~cli/command-table";
import { complete } from "~cli/completion/complete";

const offered = (line: string) => complete(commandTable, line.split(" "));
const valuesOf = (line: string) => offered(line).map(({ value }) => value);
const descriptionOf = (line: string, value: string) =>
  offered(line).find((one) => one.value === value)?.description;

describe("a unit's completion", () => {
  // What was offered last stood for what is ordinary: the meter was one of typography.
  it.each([
    ["m", "meter, Length"],
    ["cm", "centimeter, Length"],
    ["mm", "millimeter, Length"],
    ["meter", "meter, Length"],
    ["F", "farad, Capacitance"],
  ])("describes %s by the most common category that has it: %s", (name, description) => {
    expect(descriptionOf(`convert 5 ${name}`, name)).toBe(description);
  });

  it.each([
    ["convert 5 --category pressure p", "Pressure"],
    ["convert 5 --category Pressure p", "Pressure"],
    ["convert 5 ft 11 in ", "Length"],
    ["convert 5mi k", "Length"],
    ["convert 5 mi to k", "Length"],
    ["convert 5 mi km ", "Length"],
    ["convert -40 celsius f", "Temperature"],
    ["convert 5 nautical miles ", "Length"],
    ["convert --from mi --to k", "Length"],
    ["convert --from=mi --to k", "Length"],
    ["explain mi kilom", "Length"],
    ["explain --category volume g", "Volume"],
  ])("completes '%s' with units of %s only", (line, category) => {
    const candidates = offered(line);
    expect(candidates.length).toBeGreaterThan(0);
    for (const { description } of candidates)
      expect(description.endsWith(`, ${category}`), description).toBe(true);
  });

  it("matches a unit in another case, as the command does", () => {
    expect(valuesOf("convert 100 us")).toContain("USD");
    expect(valuesOf("convert 100 eur us")).toContain("USD");
    expect(valuesOf("convert 100 Us")).toContain("USD");
    expect(valuesOf("convert 5 Pa mP")[0]).toBe("mPa");
  });

  it("offers ids first, names once they are few, and plurals and aliases if nothing else matches", () => {
    expect(valuesOf("convert 5 m").length).toBeLessThan(100);
    expect(valuesOf("convert 5 m")).toEqual(expect.arrayContaining(["m", "mm", "mi", "minute", "mph"]));
    expect(valuesOf("convert 5 mi kilom")).toEqual(["kilometer"]);
    expect(valuesOf("convert 5 mi kilometers")).toEqual(["kilometers"]);
    expect(valuesOf("convert 5 mi kilometre")).toEqual([]);
  });
});

it.each([
  ["contacts sh", ["show"]],
  ["completion ", ["bash", "zsh", "fish"]],
  ["convert --category temperature-", ["temperature-interval"]],
])("'everyunit %s' is completed to %j", (line, expected) => {
  expect(valuesOf(line)).toEqual(expected);
});

describe("an option's value", () => {
  it.each([
    [["convert", "--from", "mi", "--to=kilom"], ["--to=kilometer"]],
    [["convert", "--from", "mi", "--to", "=", "kilom"], ["kilometer"]],
    [
      ["contacts", "list", "--status="],
      ["--status=new", "--status=read", "--status=answered", "--status=spam"],
    ],
    [
      ["contacts", "list", "--status", "="],
      ["new", "read", "answered", "spam"],
    ],
    [["convert", "--category=temperature-"], ["--category=temperature-interval"]],
  ])("may follow an equals sign: %j", (words, expected) => {
    expect(complete(commandTable, words).map(({ value }) => value)).toEqual(expected);
  });
});
