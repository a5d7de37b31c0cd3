import { expect, it } from "vitest";
import { snapshotRates } from "~/conversion";
import { converterMeta } from "~/converter/converter-meta";
import { loadConverter } from "~/converter/load-converter.server";
import { loadHome } from "~/converter/load-home.server";
import { loadPair } from "~/converter/pair/load-pair.server";

const ROOT = { id: "root", data: { siteDomain: "units.test", siteOrigin: "https://units.test" } };
const at = (path: string) => new URL(path, "https://units.test");

const descriptionOf = (category: string) => {
  const data = loadConverter(category, new URL(`https://units.test/convert/${category}`), snapshotRates);
  const tags = converterMeta(data, []);
  return tags.flatMap((tag) => ("name" in tag && tag.name === "description" ? [tag.content] : []))[0];
};

// Market rates were announced as exact, "from definitions and standards", and currencies as units.
it.each([
  [
    "length",
    /^Length converter: centimeters to inches, .* and more\. All \d+ units, with factors from official sources\.$/,
  ],
  ["currency", /^Currency converter: US dollars to euros, .* All \d+ currencies, at dated exchange rates\.$/],
])(
  "the description of %s names what people look for, and where its factors come from",
  (category, sentence) => {
    expect(descriptionOf(category)).toMatch(sentence);
  },
);

// The link in a preview led to the empty converter, under the picture of the site.
it.each([
  [
    "/convert/length?value=5&from=mi&to=km",
    "https://units.test/convert/length?value=5&from=mi&to=km",
    "https://units.test/convert/length",
  ],
  [
    "/convert/length?value=5",
    "https://units.test/convert/length?value=5",
    "https://units.test/convert/length",
  ],
  ["/convert/length", "https://units.test/convert/length", "https://units.test/convert/length"],
])("%s is shared as itself; its canonical address omits what was entered", (path, shared, canonical) => {
  const tags = converterMeta(loadConverter("length", at(path), snapshotRates), [ROOT]);
  expect(tags).toContainEqual({ property: "og:url", content: shared });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: canonical });
});

it("a shared value has a picture of its own, described by its answer", () => {
  const data = loadConverter("length", at("/convert/length?value=5&from=mi&to=km"), snapshotRates);
  const tags = converterMeta(data, [ROOT]);
  expect(tags).toContainEqual({
    property: "og:image",
    content: "https://units.test/og/length?value=5&from=mi&to=km",
  });
  expect(tags).toContainEqual({ property: "og:image:alt", content: "5 mi = 8.04672 km" });
});

it("a pair page describes itself in words and symbols, below its category", () => {
  const path = "/convert/length/mi-to-km";
  const tags = converterMeta(loadPair("length", "mi-to-km", at(`${path}?value=26.2`), snapshotRates), [ROOT]);
  expect(tags).toContainEqual({
    name: "description",
    content:
      "Miles to kilometers (mi to km): 1 mi = 1.609344 km. Convert any number, with formula and table: 5 mi = 5 × 1.609344 = 8.04672 km.",
  });
  expect(tags).toContainEqual({ property: "og:url", content: `https://units.test${path}?value=26.2` });
  expect(JSON.stringify(tags)).toContain(
    JSON.stringify([
      { "@type": "ListItem", position: 1, name: "units.test", item: "https://units.test/" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Length converter",
        item: "https://units.test/convert/length",
      },
      { "@type": "ListItem", position: 3, name: "Miles to kilometers", item: `https://units.test${path}` },
    ]),
  );
});

it("the home page is titled with the site's name, and says what it is", () => {
  const data = loadHome(at("/"), snapshotRates, { siteDomain: "units.test", adsVisible: false });
  const tags = converterMeta(data, [ROOT]);
  expect(tags).toContainEqual({ title: "units.test: convert units exactly" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://units.test/" });
  expect(JSON.stringify(tags)).toMatch(
    /Convert centimeters to inches, .* and anything else\. Exact answers from official sources, for [\d,]+ units\. No advertising, no trackers\./,
  );
  const withAds = loadHome(at("/"), snapshotRates, { siteDomain: "units.test", adsVisible: true });
  expect(withAds.introduction).not.toContain("advertising");
});
