import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { unbrokenNumbers, withSeparators } from "~/ui/number-text";

it.each([
  ["1 mi = 1.609344 km", []],
  ["≈ 2.19e-7 mi", ["e-7"]],
  ["5e+300; -1e21", ["e+300", "e21"]],
  ["12e3x and e-7 and 2 e-7", []],
])("keeps the exponents of %j on one line, and changes none of the text", (text, exponents) => {
  const markup = renderToStaticMarkup(<p>{unbrokenNumbers(text)}</p>);
  expect(markup.replace(/<[^>]+>/g, "")).toBe(text);
  expect([...markup.matchAll(/<span class="exponent">([^<]+)</g)].map(([, exponent]) => exponent)).toEqual(
    exponents,
  );
});

it.each([
  ["1,234.5 mi × 1.609344 km/mi", "1\u202f234,5 mi × 1,609344 km/mi"],
  ["1 ft = 0.3048 m, or 12 in.", "1 ft = 0,3048 m, or 12 in."],
  ["2.19e-7 (1,000,000 at most), 1/1,760", "2,19e-7 (1\u202f000\u202f000 at most), 1/1\u202f760"],
  ["section B.8 and 4.1.2 of 2019-05-20", "section B.8 and 4.1.2 of 2019-05-20"],
])("writes the numbers of %j with a decimal comma, and no other sign", (text, expected) => {
  expect(withSeparators(text, { digits: "auto", separators: "comma" })).toBe(expected);
  expect(withSeparators(text, { digits: "auto", separators: "point" })).toBe(text);
});
