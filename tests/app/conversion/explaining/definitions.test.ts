import { expect, it, test } from "vitest";
import { categories, explainUnits, snapshotRates } from "~/conversion";

/** The words of a text in alphabetical order, without numbers and signs. */
const wordsIn = (text: string): string => (text.match(/\p{L}+/gu) ?? []).toSorted().join(" ");

const lines = categories.flatMap((category) =>
  category.units.flatMap((unit) => {
    const explained = explainUnits(category, unit, unit, snapshotRates);
    if (!explained.ok) throw new Error(`${unit.id}: ${explained.error.code}`);
    return explained.value.definitions.map((line) => ({ unit: `${category.id} ${unit.id}`, line }));
  }),
);

const definitions = lines.flatMap(({ unit, line }) => {
  const [, name, definition] = /^(.+?) = (.+)$/.exec(line) ?? [];
  return name && definition ? [{ unit, line, name, definition }] : [];
});

test("no unit is explained by its own name", () => {
  const tautologies = definitions.filter(
    ({ name, definition }) => wordsIn(name) === wordsIn(definition) && !/\d/.test(definition),
  );
  expect(tautologies.map(({ unit, line }) => `${unit}: ${line}`)).toEqual([]);
  expect(definitions.length).toBeGreaterThan(3000);
});

test("no definition shows a power of one", () => {
  const shown = definitions.filter(({ definition }) => /[\p{L})]¹(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/u.test(definition));
  expect(shown.map(({ unit, line }) => `${unit}: ${line}`)).toEqual([]);
  expect(definitions.filter(({ definition }) => /[²³]/.test(definition)).length).toBeGreaterThan(300);
});

test("a definition that is not an equation says how the number is known", () => {
  const others = lines.filter(({ line }) => !line.includes(" = "));
  const unknown = others.filter(
    ({ line }) =>
      !/: (market exchange rate|mathematical constant|measured, .+ in SI units \(.+\))$/.test(line),
  );
  expect(unknown).toEqual([]);
  expect(others.length).toBeGreaterThan(200);
});

it.each([
  ["viscosity-dynamic rhe", "rhe (reciprocal poise) = 1 ÷ poise"],
  ["fuel-consumption liter-per-100-kilometers", "x L/100 km = (100 × kilometer ÷ liter) ÷ x"],
  ["prefixes kibi", "kibi = 1024"],
  ["area acre-us-survey", "acre (US survey) = 43560 × US survey foot²"],
])("%s: %s", (unit, line) => {
  expect(lines.filter((one) => one.unit === unit).map((one) => one.line)).toContain(line);
});
