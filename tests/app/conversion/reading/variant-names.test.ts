import { describe, expect, it } from "vitest";
import { ask, type Category, categories, snapshotRates, type Unit } from "~/conversion";
import { isAboutSameSize } from "~/conversion/converting/rule";
import { neverMeant } from "~/conversion/reading/name/common-meanings";
import { rowsNamed } from "~/conversion/reading/name/named-rows";

// A name that several countries or trades give to units of different sizes was answered with one of them in silence.

const withoutQualifiers = (name: string): string => name.replace(/ \([^()]*\)/g, "").trim();
const isMeant = ({ name }: Unit): boolean => !neverMeant.some((units) => units.test(name));

/** The names without a qualifier that several units of a category share, of sizes that differ by more than half a percent. */
function sharedNames(category: Category): readonly string[] {
  const names = category.units.flatMap(({ name, plural, symbol, aliases }) =>
    [name, plural, symbol, ...aliases].map(withoutQualifiers),
  );
  return [...new Set(names)].filter((name) => {
    if (name === "") return false;
    const [first, ...others] = rowsNamed(name, { category: category.id })
      .map(({ unit }) => unit)
      .filter(isMeant);
    return first !== undefined && others.some((unit) => !isAboutSameSize(unit, first));
  });
}

/** How a name is answered: with a reading, in silence (and as which unit), or not at all. */
function outcomeOf(category: Category, name: string): string {
  const target = category.units.find((unit) =>
    rowsNamed(name, { category: category.id }).every((row) => row.unit !== unit),
  );
  const asked = ask(`3 ${name} to ${target?.name}`, snapshotRates);
  if (!asked.ok) return "refused";
  return asked.value.readings.length > 0 ? "stated" : `${name}: ${asked.value.from.name}`;
}

/** The units that an answer states that it assumes. */
function assumedIn(question: string): readonly string[] {
  const asked = ask(question, snapshotRates);
  if (!asked.ok) throw new Error(asked.error.code);
  return asked.value.readings.flatMap((reading) => (reading.kind === "unit" ? reading.chosen.unit.name : []));
}

const measured = categories.filter(({ id }) => id !== "currency");
const cases = measured.flatMap((category) => sharedNames(category).map((name) => ({ category, name })));

describe("a name that units of different sizes share", () => {
  it("is answered with the reading, or refused: in every category", () => {
    const outcomes = cases.map(({ category, name }) => outcomeOf(category, name));
    expect(outcomes.filter((outcome) => outcome !== "refused" && outcome !== "stated")).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === "stated").length).toBeGreaterThan(120);
    expect(cases.length).toBeGreaterThan(150);
  });

  it.each(neverMeant.map((pattern) => [pattern]))("need not mention %s", (pattern) => {
    const units = measured.flatMap((category) => category.units);
    expect(units.some(({ name }) => pattern.test(name))).toBe(true);
  });
});

describe("a traditional name of which the catalogue has one variant only", () => {
  it.each([
    ["2 dessertspoons to ml", "dessertspoon (US)"],
    ["3 cubits to m", "cubit (UK)"],
    ["5 tons/hectare to kg/m2", "ton (metric)/hectare"],
    ["20 kilotons to J", "kiloton"],
    ["2 megatons to kg", "megaton (metric)"],
    ["3 tons to kW", "ton (refrigeration)"],
    ["5 mgd to m3/h", "million gallon (US)/day"],
    ["7 quintals to kg", "quintal (metric)"],
    ["4 barrels/day to m3/d", "barrel (oil)/day"],
  ])("is read as its variant, which the answer names: %s", (question, name) => {
    expect(assumedIn(question)).toEqual([name]);
  });

  it.each(["5 tonnes/hectare to kg/m2", "3 t/s to kg/s", "12 stone to kg", "2 metric quintals to kg"])(
    "is not mentioned where it is named or the only one: %s",
    (question) => {
      const asked = ask(question, snapshotRates);
      expect(asked.ok && asked.value.readings).toEqual([]);
    },
  );
});

describe("a name within an expression", () => {
  it.each([
    ["300 kWh/month in W", ["month"]],
    ["3 therm/gal in MJ/L", ["therm/gallon (US)"]],
    ["10 tons/year to kg/h", ["ton (metric)/year"]],
    ["5 hp/L in kW/L", ["horsepower"]],
    ["$5/h in €/h", ["US Dollar"]],
    ["$15/hour", ["US Dollar"]],
    ["40 h * $15/h to €", ["US Dollar"]],
  ])("is read as by itself, and the answer says so: %s", (question, names) => {
    expect(assumedIn(question)).toEqual(names);
  });

  it.each([
    ["3 Btu/s/ft/°F to W/(m K)", []],
    ["40 h * $15/h to $", ["US Dollar"]],
    ["60k usd/year to usd/month", ["month"]],
    ["5 MWh/year in kWh/month", ["month"]],
    ["60 mi/h to km/h", []],
    ["5 long tons/day to kg/d", []],
  ])("need not be mentioned again where both sides have it, nor where it cancels: %s", (question, names) => {
    expect(assumedIn(question)).toEqual(names);
  });
});
