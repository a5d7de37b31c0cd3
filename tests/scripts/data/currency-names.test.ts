import { expect, test } from "vitest";
import { currencyNames } from "../../../scripts/data/currency-names";
import { present } from "../../support/present";

test("a sign shared by several currencies means only the one that CLDR gives it to", () => {
  const names = currencyNames(["USD", "SGD", "KRW", "KPW"]);
  expect(Object.values(names).map(({ symbol }) => symbol)).toEqual(["$", "SGD", "₩", "KPW"]);
});

test("a local sign that no other currency uses can be typed", () => {
  const names = currencyNames(["PLN", "CZK", "FKP", "GBP"]);
  expect(present(names.PLN).localSymbol).toBe("zł");
  expect(present(names.FKP).localSymbol).toBeUndefined();
});
