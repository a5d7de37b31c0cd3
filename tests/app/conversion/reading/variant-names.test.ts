import { describe, expect, it } from "vitest";
import { ask, type Category, categories, snapshotRates, type Unit } from "~/conversion";
import { isSameSize } from "~/conversion/converting/rule";
import { neverMeant } from "~/conversion/reading/name/common-meanings";
import { rowsNamed } from "~/conversion/reading/name/named-rows";

// A name that several countries or trades give to units of different sizes was answered with one of them in silence.

const withoutQualifiers = (name: string): string => name.replace(/ \([^()]*\)/g, "").trim();
const isMeant = ({ name }: Unit): boolean => !neverMeant.some((units) => units.test(name));

/** The names without a qualifier that several units of a category share, of different sizes. */
function sharedNames(category: Category): readonly string[] {
  const names = category.units.flatMap(({ name, plural, symbol, aliases }) =>
    [name, plural, symbol, ...aliases].map(withoutQualifiers),
  );
  return [...new Set(names)].filter((name) => {
    if (name === "") return false;
    const [first, ...others] = rowsNamed(name, { category: category.id })
      .map(({ unit }) => unit)
      .filter(isMeant);
    return first !== undefined && others.some((unit) => !isSameSize(unit, first));
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

const measured = categories.filter(({ id }) => id !== "currency");
const cases = measured.flatMap((category) => sharedNames(category).map((name) => ({ category, name })));

describe("a name that units of different sizes share", () => {
  it("is answered with the reading, or refused: in every category", () => {
    const outcomes = cases.map(({ category, name }) => outcomeOf(category, name));
    expect(outcomes.filter((outcome) => outcome !== "refused" && outcome !== "stated")).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === "stated").length).toBeGreaterThan(200);
    expect(cases.length).toBeGreaterThan(250);
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
    ["10 tons/year to kg/h", "ton (metric)/year"],
    ["2 megatons to kg", "megaton (metric)"],
    ["3 tons to kW", "ton (refrigeration)"],
    ["5 mgd to m3/h", "million gallon (US)/day"],
    ["7 quintals to kg", "quintal (metric)"],
    ["4 barrels/day to m3/d", "barrel (oil)/day"],
    ["3 Btu/s/ft/°F to W/(m K)", "Btu (IT)/second/foot/°F"],
    ["3 cal/g/K to J/(kg K)", "calorie (th)/gram/K"],
  ])("is read as its variant, which the answer names: %s", (question, name) => {
    const asked = ask(question, snapshotRates);
    expect(asked).toMatchObject({
      ok: true,
      value: { readings: [{ kind: "unit", chosen: { unit: { name } } }] },
    });
  });

  it.each(["5 tonnes/hectare to kg/m2", "3 t/s to kg/s", "12 stone to kg", "2 metric quintals to kg"])(
    "is not mentioned where it is named or the only one: %s",
    (question) => {
      const asked = ask(question, snapshotRates);
      expect(asked.ok && asked.value.readings).toEqual([]);
    },
  );
});
