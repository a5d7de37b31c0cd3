import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";

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
