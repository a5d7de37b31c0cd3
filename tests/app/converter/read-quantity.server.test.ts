import { expect, test } from "vitest";
import { requireCategory, snapshotRates } from "~/conversion";
import { loadConverter } from "~/converter/load-converter.server";
import { readQuantity } from "~/converter/read-quantity.server";

const read = (text: string, id: string) => {
  const category = requireCategory(id);
  return category.ok ? readQuantity(text, category.value, snapshotRates) : null;
};

test.each([
  ["5 miles", "length", "mi", "5"],
  ["5 ft 11 in", "length", "ft", "5.91666666667"],
  ["5'11\"", "length", "ft", "5.91666666667"],
  ["1 lb 4 oz", "weight", "lb", "1.25"],
  ["$100", "currency", "USD", "100"],
  ["3 ounces", "volume", "fluid-ounce-us", "3"],
  ["20°C", "temperature", "celsius", "20"],
  ["1 h 30 min", "time", "hour", "1.5"],
])("%s in %s is a quantity of %s", (text, category, unit, plain) => {
  expect(read(text, category)).toMatchObject({ text, unit, plain });
});

test.each(["5 kg", "5", "miles", "some miles", "5 m/s", "5 mi to km", "1 mile ".repeat(100)])(
  "%s is not a length",
  (text) => {
    expect(read(text, "length")).toBeNull();
  },
);

test("a page whose value is a quantity converts it exactly, and takes its unit", () => {
  const address = new URL("http://site/convert/length?value=5 ft 11 in&from=m&to=cm");
  const { inquiry, results } = loadConverter("length", address, snapshotRates);
  expect(inquiry).toMatchObject({ value: "5 ft 11 in", fromUnit: "ft", toUnit: "cm" });
  expect(new Map(results).get("cm")).toBe(180.34);
});
