import { expect, test } from "vitest";
import { findCategory, snapshotRates } from "~/conversion";
import { pairImageContent } from "~/converter/image/pair-image.server";
import { loadPair } from "~/converter/pair/load-pair.server";
import { present } from "../../../support/present";

const imageOf = (category: string, slug: string) =>
  loadPair(category, slug, new URL(`http://site.example/convert/${category}/${slug}`), snapshotRates).image;

test("a popular pair has an image of its own, described by its title and equation", () => {
  expect(imageOf("length", "mi-to-km")).toEqual({
    path: "/og/length/mi-to-km.png",
    alt: "Miles to kilometers. 1 mi = 1.609344 km",
  });
});

test("the image of a currency pair shows no rate, which would soon be outdated", () => {
  expect(imageOf("currency", "USD-to-EUR")?.alt).toBe(
    "US dollars to euros. USD to EUR, with the date and source of the rate",
  );
});

test("a less popular pair has the site's own image", () => {
  expect(imageOf("length", "smoot-to-km")).toBeNull();
});

function rulerOf(categoryId: string, fromId: string, toId: string) {
  const category = present(findCategory(categoryId));
  const [from, to] = [fromId, toId].map((id) => category.units.find((unit) => unit.id === id));
  const { ruler } = pairImageContent({ category, from: present(from), to: present(to) });
  const edges = ruler && [ruler.top.start, ruler.top.end, ruler.bottom.start, ruler.bottom.end];
  return edges?.map((edge) => Number(edge.toPrecision(12))) ?? null;
}

test.each([
  ["length", "mi", "km", [0, 10, 0, 16.09344]],
  ["length", "km", "m", [0, 1, 0, 1000]],
  ["length", "m", "km", [0, 1000, 0, 1]],
  ["temperature", "celsius", "fahrenheit", [0, 100, 32, 212]],
  ["time", "hour", "second", [0, 1, 0, 3600]],
  // Its labels would not fit.
  ["energy", "J", "eV", null],
  // Its rates change.
  ["currency", "USD", "EUR", null],
] as const)(
  "the ruler of %s from %s to %s spans about ten of the larger unit, or one",
  (category, from, to, span) => {
    expect(rulerOf(category, from, to)).toEqual(span);
  },
);
