import { expect, test } from "vitest";
import { per, squared } from "~/conversion/algebra/expression";
import { kilo } from "~/conversion/algebra/prefixes";
import { named, reciprocalQuotient, unit } from "~/conversion/categories/category";
import { MILE } from "~/conversion/constants/customary-length";
import { GRAM, KELVIN, LITER, METER, WATT, WATT_HOUR } from "~/conversion/constants/exact";

const wattPerSquareMetreKelvin = per(WATT, squared(METER), KELVIN);

test.each([
  [unit("a", wattPerSquareMetreKelvin), ["W/m²/K"]],
  [unit("b", wattPerSquareMetreKelvin, { aliases: "U, U-value" }), ["U", "U-value"]],
  [unit("c", wattPerSquareMetreKelvin, { aliases: "" }), []],
  [named("d", "transmittance", "U", wattPerSquareMetreKelvin), []],
  [unit("e", per(WATT, METER)), []],
])(
  "a quotient by several units has the alias with slashes unless the row states its own: %#",
  (row, aliases) => {
    expect(row.aliases).toEqual(aliases);
  },
);

test("a reciprocal quotient is named by its partner turned over", () => {
  const { name, symbol, plural, ucum } = reciprocalQuotient("liter-per-mile", per(MILE, LITER));
  expect([name, symbol, plural, ucum]).toEqual(["liter/mile", "L/mi", "liters/mile", "L/[mi_i]"]);
  expect(reciprocalQuotient("gram-per-kilowatt-hour", per(kilo(WATT_HOUR), GRAM)).symbol).toBe("g/(kW·h)");
});

test.each([
  [{}, "drams"],
  [{ plural: null }, "dram"],
  [{ plural: "drachmai" }, "drachmai"],
])("the plural of a row with %o is '%s'", (options, expected) => {
  expect(named("dram", "dram", "dr", GRAM, options).plural).toBe(expected);
});
