import { expect, test } from "vitest";
import { snapshotRates } from "~/conversion";
import { loadTable, tableAsCsv } from "~/converter/pair/conversion-table.server";
import { loadPair } from "~/converter/pair/load-pair.server";
import { allPopularPairs } from "~/links/popular-pairs.server";

const load = (category: string, slug: string, query = "") =>
  loadPair(category, slug, new URL(`http://site.example/convert/${category}/${slug}${query}`), snapshotRates);

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

test("a pair's page has the card filled in, an example and tables in both directions", () => {
  const { name, inquiry, results, pair } = load("length", "mi-to-km");
  expect(name).toBe("Miles to kilometers");
  expect(inquiry).toMatchObject({ value: "1", fromUnit: "mi", toUnit: "km" });
  expect(new Map(results).get("km")).toBe(1.609344);
  expect(pair).toMatchObject({
    path: "/convert/length/mi-to-km",
    example: "5 mi = 5 × 1.609344 = 8.04672 km",
    inverse: { href: "/convert/length/km-to-mi", name: "Kilometers to miles" },
  });
  expect(pair?.table.forward.at(-1)).toEqual({ value: "1000", result: 1609.344, text: "1,609.344" });
  expect(pair?.table.backward[0]).toMatchObject({ value: "1", text: "0.621371" });
});

// 200 km were 0.000001 au, and a rial was $0.00: nothing stands beside the numbers of a table.
test("every popular pair has its page, whose tables have no visibly rounded numbers", {
  timeout: 60_000,
}, () => {
  const wrong: string[] = [];
  const pairs = allPopularPairs();
  expect(pairs.length).toBeGreaterThan(100);
  for (const { category, from, to } of pairs) {
    const { pair } = load(category, `${from}-to-${to}`);
    const { forward = [], backward = [] } = pair?.table ?? {};
    expect([forward.length, backward.length], `${from}-to-${to}`).not.toContain(0);
    if (category === "temperature") continue;
    for (const { value, result, text } of [...forward, ...backward]) {
      const shown = Number(text.replace(/^[^\d-]+|,|\s\D+$/g, ""));
      const most = category === "currency" ? 0.01 : 0.0005;
      if (!(Math.abs(shown - result) <= most * result))
        wrong.push(`${value} ${from}/${to}: ${text}, ${result}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(load("length", "km-to-au").pair?.table.forward[7]?.text).toBe("0.00000133692");
});

test("a weak currency's table has round amounts that reach a dollar, an inch's the fractions of a rule", () => {
  expect(load("currency", "JPY-to-USD").pair?.table.forward[0]).toMatchObject({ value: "100" });
  const [first, second] = load("currency", "IRR-to-USD").pair?.table.forward ?? [];
  expect(first?.result).toBeLessThan(1);
  expect(second?.result).toBeGreaterThan(1);
  expect(load("length", "in-to-mm").pair?.table.forward[0]).toEqual({
    value: "1/16",
    result: 1.5875,
    text: "1.5875",
  });
  const fahrenheit = load("temperature", "fahrenheit-to-celsius").pair?.table.forward.map(
    ({ value }) => value,
  );
  expect(fahrenheit).toEqual(expect.arrayContaining(["32", "98.6", "212", "350", "450"]));
});

// It was "5 rad = 5 × 180 = 286.478898 °".
test("an example says whether its result is rounded, and shows the whole factor", () => {
  expect(load("length", "nm-to-m").pair?.example).toBe("5 nm = 5 ÷ 1000000000 = 5.00e-9 m");
  expect(load("angle", "rad-to-degree").pair?.example).toBe("5 rad = 5 × 180 ÷ π ≈ 286.478898°");
});

test("a formula with two steps is worked out", () => {
  expect(load("temperature", "celsius-to-fahrenheit").pair?.example).toBe("5 °C = 5 × 1.8 + 32 = 41 °F");
});

// "80 cup (US)", and without its middle step.
test("a unit without a symbol of its own is in the plural", () => {
  expect(load("volume", "gallon-us-to-cup-us").pair?.example).toBe("5 gal (US) = 5 × 16 = 80 cups (US)");
});

test("a value in the address is the one converted", () => {
  expect(load("length", "mi-to-km", "?value=26.2").inquiry.value).toBe("26.2");
});

test.each([
  ["length", "miles-to-kilometers", "/convert/length/mi-to-km"],
  ["length", "miles-to-km", "/convert/length/mi-to-km"],
  ["area", "square-feet-to-acres", "/convert/area/square-foot-to-ac"],
])("names redirect to the ids' address: %s %s", (category, slug, path) => {
  const response = thrownBy(() => load(category, slug)) as Response;
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(path);
});

test.each([
  ["the swap button", "?value=5&from=mi&swap=1&to=km&more=1"],
  ["another unit", "?value=5&from=mi&to=yd&more=1"],
  ["a longer list", "?value=5&from=mi&to=km&list=all"],
])("without JavaScript, %s leads to the converter that has it", (_, query) => {
  const response = thrownBy(() => load("length", "mi-to-km", query)) as Response;
  expect([response.status, response.headers.get("location")]).toEqual([302, `/convert/length${query}`]);
});

test("without JavaScript, another value stays on the page", () => {
  expect(load("length", "mi-to-km", "?value=7&from=mi&to=km&more=1").inquiry.value).toBe("7");
});

test.each([
  ["length", "mi-to-kg"],
  ["length", "mi-to-mi"],
  ["length", "mi"],
  ["length", "m-to-m*3"],
  ["energy", "kW*h*2-to-J"],
  ["nothing", "mi-to-km"],
])("what names no two units of a category is not found: %s %s", (category, slug) => {
  expect(thrownBy(() => load(category, slug))).toMatchObject({ init: { status: 404 } });
});

test("the table is a CSV file with full values", async () => {
  const response = loadTable("length", new URLSearchParams("from=mi&to=ft"), snapshotRates);
  expect(response.headers.get("content-disposition")).toContain("mi-to-ft.csv");
  const lines = (await response.text()).split("\r\n");
  expect(lines[0]).toBe("mi,ft");
  expect(lines[1]).toBe("1,5280");
  expect(lines).toContain("ft,mi");
  expect(loadTable("length", new URLSearchParams("from=mi&to=kg"), snapshotRates).status).toBe(404);
});

test("a symbol with a comma or a quote stays one cell", () => {
  const table = { from: 'a"b', to: "c,d", forward: [], backward: [] };
  expect(tableAsCsv(table).split("\r\n")[0]).toBe('"a""b","c,d"');
});

// The page offered the length converter, and did not say what was wrong.
test("a pair of two quantities says what each unit measures, and offers both converters", () => {
  expect(thrownBy(() => load("length", "mi-to-kg"))).toMatchObject({
    data: {
      reason: expect.stringContaining("'mile' measures length and 'kilogram' measures mass"),
      suggestions: [
        { href: "/convert/length?from=mi", name: "Length: mile" },
        { href: "/convert/weight?from=kg", name: "Weight: kilogram" },
      ],
    },
  });
});
