import { expect, test } from "vitest";
import { toQuery } from "~/converter/address/address-of";

const untouched = { value: "", fromUnit: "", toUnit: "", isExpanded: false };

test("an untouched page has no query string", () => {
  expect(toQuery(untouched, [])).toBe("");
});

test("the address carries value and units", () => {
  expect(toQuery({ ...untouched, value: "5", fromUnit: "mi", toUnit: "km" }, [])).toBe(
    "?value=5&from=mi&to=km",
  );
});

test("any typed text is kept", () => {
  const query = toQuery({ ...untouched, value: "1 234,5 & more" }, []);
  expect(new URLSearchParams(query).get("value")).toBe("1 234,5 & more");
});

test("an open list is part of the address", () => {
  expect(toQuery({ ...untouched, isExpanded: true }, [])).toBe("?more=1");
});
