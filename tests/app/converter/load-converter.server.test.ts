import { describe, expect, test } from "vitest";
import { snapshotRates } from "~/conversion";
import { directoryGroups, loadConverter } from "~/converter/load-converter.server";

const load = (categoryId: string, query = "") =>
  loadConverter(categoryId, new URL(`http://site.example/convert/${categoryId}${query}`), snapshotRates);

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

test("an address with a value comes with the result of every unit", () => {
  const page = load("length", "?value=5&from=mi&to=km");
  expect(page.inquiry).toEqual({ value: "5", fromUnit: "mi", toUnit: "km", isExpanded: true });
  expect(new Map(page.results).get("km")).toBe(8.04672);
  expect(page.results).toHaveLength(page.units.length);
  expect(page.explanation?.equation).toBe("1 mi = 1.609344 km");
});

test("an address that names a hidden unit expands the list; any other does not", () => {
  expect(load("length", "?from=mi").inquiry.isExpanded).toBe(true);
  expect(load("length", "?to=mi").inquiry.isExpanded).toBe(true);
  expect(load("length", "?from=m&to=km").inquiry.isExpanded).toBe(false);
  expect(load("length", "?more=1").inquiry.isExpanded).toBe(true);
  expect(load("length", "?from=mi&more=0").inquiry.isExpanded).toBe(false);
});

test("a unit in a hand-written address may be a name or symbol; an unknown one is ignored", () => {
  expect(load("length", "?from=miles&to=metre").inquiry).toMatchObject({ fromUnit: "mi", toUnit: "m" });
  expect(load("length", "?from=parrot&to=kg").inquiry).toMatchObject({ fromUnit: "", toUnit: "" });
});

test.each(["abc", "1,23,4", "1e400"])("an invalid value is kept and refused: %s", (value) => {
  const page = load("length", `?value=${value}&from=m`);
  expect(page.inquiry.value).toBe(value);
  expect(page.problem).toBe("Please enter a valid number");
  expect(page.results).toEqual([]);
});

test("a value loses the invisible character that would show 123 as 321", () => {
  expect(load("length", "?value=%E2%80%AE123&from=m").inquiry.value).toBe("123");
});

test("no conversion runs if the value or source unit is empty", () => {
  expect(load("length", "?value=5")).toMatchObject({ results: [], problem: "" });
  expect(load("length", "?from=m")).toMatchObject({ results: [], problem: "" });
});

test("a value outside the units' domain says what is wrong with it", () => {
  const page = load("temperature", "?value=-500&from=celsius");
  expect(page.results).toEqual([]);
  expect(page.problem).toBe("-500 °C is below absolute zero.");
});

test("1/3 is exactly a third, not the nearest double", () => {
  expect(new Map(load("length", "?value=1/3&from=yd").results).get("ft")).toBe(1);
});

test("currency shows the date and source of its rates", () => {
  const { date, source } = snapshotRates;
  expect(load("currency").rates).toEqual({ date, source });
  expect(load("length").rates).toBeNull();
});

test("the browser gets names, ids, symbols, plurals and display styles, and no factor", () => {
  const keys = new Set(load("pressure").units.flatMap((unit) => Object.keys(unit)));
  expect([...keys].sort()).toEqual(["id", "name", "plural", "style", "symbol"]);
});

test("tab order is the specification's", () => {
  expect(load("length").tabs.map(({ id }) => id)).toEqual(
    "length temperature area volume weight energy pressure time currency".split(" "),
  );
});

test("the directory holds the specification's 70 converters under its headings, and the others under four more", () => {
  const names = directoryGroups.map(({ name }) => name);
  expect(names.join(" ")).toBe(
    "Common Everyday Engineering Electricity Heat Fluids Light Magnetism Radiology Other Health Trades Science",
  );
  const more = ["Everyday", "Health", "Trades", "Science"];
  const specified = directoryGroups.filter(({ name }) => !more.includes(name));
  expect(specified.flatMap(({ categories }) => categories)).toHaveLength(70);
});

describe("without JavaScript", () => {
  const redirectOf = (query: string) => {
    const thrown = thrownBy(() => load("length", query));
    return thrown instanceof Response && thrown.status === 302 ? thrown.headers.get("location") : thrown;
  };

  test("the swap button leads to the swapped address", () => {
    expect(redirectOf("?value=5&from=m&to=km&swap=1")).toBe("/convert/length?value=5&from=km&to=m");
  });

  test("the list's button expands and collapses the list", () => {
    expect(redirectOf("?value=&from=m&to=&list=all")).toBe("/convert/length?from=m&more=1");
    expect(redirectOf("?from=m&more=1&list=first")).toBe("/convert/length?from=m");
  });
});

test("an unknown category is a true 404 that suggests the nearest ones", () => {
  const thrown = thrownBy(() => load("lenght"));
  expect(thrown).toMatchObject({
    init: { status: 404 },
    data: { suggestions: expect.arrayContaining([{ href: "/convert/length", name: "Length" }]) },
  });
});
