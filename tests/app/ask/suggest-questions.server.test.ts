import { expect, test } from "vitest";
import { suggestQuestions } from "~/ask/suggest-questions.server";
import { ask, snapshotRates } from "~/conversion";

const suggest = (text: string) => suggestQuestions(text, snapshotRates);

test.each([
  ["5", "5 miles in kilometers", "8.04672 km"],
  ["5 mi", "5 miles in kilometers", "8.04672 km"],
  ["5 miles in k", "5 miles in kilometers", "8.04672 km"],
  ["180 lb", "180 pounds in kilograms", "81.646627 kg"],
  ["-40 f", "-40 degrees Fahrenheit in degrees Celsius", "-40.0 °C"],
  ["a mile", "1 mile in kilometers", "1.609344 km"],
  ["half a mile", "1/2 mile in kilometers", "0.804672 km"],
  ["a kilom", "1 kilometer in miles", "0.621371 mi"],
  ["1e3 mi", "1e3 miles in kilometers", "1,609.344 km"],
  ["1 1/2 mi", "1 1/2 miles in kilometers", "2.414016 km"],
  ["½ mi", "½ mile in kilometers", "0.804672 km"],
  ["−40 f", "-40 degrees Fahrenheit in degrees Celsius", "-40.0 °C"],
  ["5'11", "5'11 in meters", "1.8034 m"],
  ["mile", "1 mile in kilometers", "1.609344 km"],
  ["5 ft 11 in to c", "5 ft 11 in in centimeters", "180.34 cm"],
  ["speed", "Speed", "Converter"],
  // Suggested ten square feet, where Enter answers in a square of ten feet.
  ["10 feet square", "10 feet square in square meters", "9.290304 m²"],
  // Nothing was suggested: "20 C" alone is coulombs, and "6 foot 2" alone is nothing.
  ["20 C in F", "20 C in degrees Fahrenheit", "68.0 °F"],
  ["6 foot 2 in cm", "6 foot 2 in centimeters", "187.96 cm"],
  ["5 kilomters in miles", "5 kilometers in miles", "3.106856 mi"],
])("%s is completed to %s first", (text, query, answer) => {
  expect(suggest(text)[0]).toEqual({ query, answer });
});

test("currencies are suggested by code", () => {
  expect(suggest("100 usd")[0]?.query).toBe("100 USD in EUR");
  expect(suggest("$100")[0]?.query).toBe("$100 in EUR");
});

test.each(["", "  ", "1,", "5 1/", "-", "parrot", "x".repeat(10_000)])(
  "nothing is suggested for %j",
  (text) => {
    expect(suggest(text)).toEqual([]);
  },
);

test("suggestions do not repeat, and there are at most six", () => {
  for (const text of ["5 m", "gal", "12 h", "2 cups"]) {
    const queries = suggest(text).map(({ query }) => query);
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries.length).toBeLessThanOrEqual(6);
  }
});

test("a common unit that is still being typed comes right after a rare one whose name is complete", () => {
  const queries = suggest("5 mil").map(({ query }) => query);
  expect(queries.slice(0, 2)).toEqual(["5 mils in meters", "5 miles in kilometers"]);
});

test.each([
  ["5 miles in km", ["5 miles in kilometers"]],
  ["1 cup in ml", ["1 cup in milliliters"]],
])("a target that is named in full is the only one: %s", (text, queries) => {
  expect(suggest(text).map(({ query }) => query)).toEqual(queries);
});

// The first suggestion took the megajoule, while Enter asked which of the two was meant.
test("an ambiguous unit is suggested in both meanings", () => {
  expect(suggest("1 kwh in mj")).toEqual([
    { query: "1 kwh in megajoules", answer: "3.6 MJ" },
    { query: "1 kwh in millijoules", answer: "3,600,000,000 mJ" },
  ]);
});

test.each([
  "5 miles in km",
  "72 f to c",
  "20 C in F",
  "2 cups in ml",
  "50 euros in pounds",
  "500 kcal in kj",
  "500 gb in gib",
  "5' 11\" in cm",
  "half a mile in m",
  "200 sq ft to m2",
  "35 mpg in l/100km",
  "100 hp in kw",
])("the first suggestion for %s is the question that Enter asks", (text) => {
  const unitsOf = (question: string) => {
    const asked = ask(question, snapshotRates);
    return asked.ok ? [asked.value.from.id, ...asked.value.targets.map(({ id }) => id)] : [];
  };
  expect(unitsOf(text)).toHaveLength(2);
  expect(unitsOf(suggest(text)[0]?.query ?? "")).toEqual(unitsOf(text));
});
