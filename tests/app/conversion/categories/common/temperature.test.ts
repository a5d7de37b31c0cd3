import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { toExactText } from "~/numerals/ratio";

function read(value: string, fromUnit: string, toUnit: string) {
  const answer = convert({ category: "temperature", fromUnit, toUnit, value }, snapshotRates);
  return answer.ok ? answer.value.exact && toExactText(answer.value.exact) : answer.error.code;
}

// The fixed points that define the scales, with 0 °C = 273.15 K (SI Brochure, 2.3.1).
test.each([
  ["fahrenheit", "32", "212"],
  ["kelvin", "273.15", "373.15"],
  ["rankine", "491.67", "671.67"],
  ["reaumur", "0", "80"],
  ["delisle", "150", "0"],
  ["newton-temperature", "0", "33"],
  ["romer", "7.5", "60"],
])("on the scale %s water freezes at %s and boils at %s", (scale, freezing, boiling) => {
  expect([read("0", "celsius", scale), read("100", "celsius", scale)]).toEqual([freezing, boiling]);
  expect([read(freezing, scale, "celsius"), read(boiling, scale, "celsius")]).toEqual(["0", "100"]);
});

test("-40 °C is -40 °F", () => {
  expect(read("-40", "celsius", "fahrenheit")).toBe("-40");
});

// SI Brochure, 9th edition, 2.3.1: the triple point of water is 273.16 K with a relative uncertainty of 3.7e-7.
test("the triple point of water is 0.01 °C", () => {
  expect(read("1", "TPW", "celsius")).toBe("0.01");
});

test.each([
  ["celsius", "-273.15", "-273.16"],
  ["fahrenheit", "-459.67", "-459.68"],
  ["rankine", "0", "-0.01"],
  ["delisle", "559.725", "559.73"],
  ["reaumur", "-218.52", "-218.53"],
])("on the scale %s nothing is colder than %s", (scale, coldest, colder) => {
  expect(read(coldest, scale, "kelvin")).toBe("0");
  expect(read(colder, scale, "kelvin")).toBe("out_of_domain");
});
