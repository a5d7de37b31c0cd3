import { expect, it } from "vitest";
import { separated } from "~/ui/number-format";

it.each([
  ["1,234.5 mi × 1.609344 km/mi", "1\u202f234,5 mi × 1,609344 km/mi"],
  ["1 ft = 0.3048 m, or 12 in.", "1 ft = 0,3048 m, or 12 in."],
  ["2.19e-7 (1,000,000 at most), 1/1,760", "2,19e-7 (1\u202f000\u202f000 at most), 1/1\u202f760"],
  ["section B.8 and 4.1.2 of 2019-05-20", "section B.8 and 4.1.2 of 2019-05-20"],
])("writes the numbers of %j with a decimal comma, and no other sign", (text, expected) => {
  expect(separated(text, { digits: "auto", separators: "comma" })).toBe(expected);
  expect(separated(text, { digits: "auto", separators: "point" })).toBe(text);
});
