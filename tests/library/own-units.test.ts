import { expect, it } from "vitest";
import { ConversionError, convert, createConverter } from "../../library/index";

it("a converter with own units converts them, and others do not know them", () => {
  const one = createConverter({ units: "wug [wg] = 5 ft 7 in\nblok = 100 m" });
  const other = createConverter({ units: "wug = 2 m" });
  expect(one.convert(5, "wug").to("m")).toBe(8.509);
  expect(other.convert(5, "wug").to("m")).toBe(10);
  expect(one.convert("5 wug").toExact("m")).toBe("8.509");
  expect(one.convert(17.018, "m").to("wg")).toBe(10);
  expect(one.ask("60 blok/h in km/h")[0]?.result).toBe(6);
  expect(one.explain("wug", "m").factor).toBe("1.7018");
  expect(one.convert(5, "mi").to("km")).toBe(8.04672);
  expect(() => convert(5, "wug").to("m")).toThrow(ConversionError);
});

it("names the line that is wrong", () => {
  expect(() => createConverter({ units: "wug = 2 m\nmile = 3 m" })).toThrow(
    "Line 2: 'mile' is already a unit. Choose another name.",
  );
});
