import { describe, expect, it } from "vitest";
import { valueImageContent } from "~/converter/image/value-image.server";
import { roundRates } from "../../conversion/questions/round-rates";

const contentOf = (category: string, query: string) =>
  valueImageContent(category, new URL(`http://site.example/convert/${category}?${query}`), roundRates);

describe("the image of a shared value", () => {
  it("says the answer and how the units convert, and marks the value on both scales", () => {
    expect(contentOf("length", "value=5&from=mi&to=km")).toMatchObject({
      title: ["5 miles =", "8.04672 kilometers"],
      caption: "1 mi = 1.609344 km",
      ruler: { symbols: ["mi", "km"], mark: 0.5 },
    });
  });

  it("says the day of an exchange rate", () => {
    expect(contentOf("currency", "value=5&from=USD&to=EUR")).toMatchObject({
      title: [expect.stringMatching(/^5 USD [=≈]$/), "4.00 EUR"],
      caption: "1 USD = 0.8 EUR, 2 Jan 2026",
    });
  });

  it("has no ruler whose labels would run into each other", () => {
    expect(contentOf("length", "value=123456789012&from=mi&to=km")?.ruler).toBeNull();
  });

  it.each(["value=abc&from=mi&to=km", "value=&from=mi&to=km", "value=5&from=mi"])(
    "needs an answer: %s",
    (query) => {
      expect(contentOf("length", query)).toBeNull();
    },
  );
});
