import { expect, test } from "vitest";
import { snapshotRates } from "~/conversion";
import { loadPair } from "~/converter/pair/load-pair.server";

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
