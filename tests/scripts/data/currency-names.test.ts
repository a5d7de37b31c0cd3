import { expect, test } from "vitest";
import { currencyNames } from "../../../scripts/data/currency-names";
import { present } from "../../support/present";

test("a sign shared by several currencies means only the one that CLDR gives it to", () => {
  const names = currencyNames(["USD", "SGD", "KRW", "KPW"]);
  expect(Object.values(names).map(({ symbol }) => symbol)).toEqual(["$", "SGD", "₩", "KPW"]);
});

// ISO 4217 List One: 0 for yen, 3 for the Bahraini dinar, N.A. for gold; CLDR has 0 for the Iraqi dinar, ISO 3.
test("decimal places are those of ISO 4217, not of cash", () => {
  const names = currencyNames(["JPY", "BHD", "IQD", "XAU", "EUR"]);
  expect(Object.values(names).map(({ minorUnits }) => minorUnits)).toEqual([0, 3, 3, null, 2]);
});

test("a local sign that no other currency uses can be typed", () => {
  const names = currencyNames(["PLN", "CZK", "FKP", "GBP"]);
  expect(present(names.PLN).localSymbol).toBe("zł");
  expect(present(names.FKP).localSymbol).toBeUndefined();
});
