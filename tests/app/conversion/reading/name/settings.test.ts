import { describe, expect, it } from "vitest";
import { ask, type Region, withRegion } from "~/conversion";
import { roundRates } from "../../questions/round-rates";

/** The number in the first target, and how many assumptions it rests on. */
function answerIn(region: Region | undefined, question: string) {
  const asked = withRegion(region, () => ask(question, roundRates));
  const [first] = asked.ok ? asked.value.answers : [];
  return {
    result: first?.conversion.ok ? first.conversion.value.result : null,
    assumed: asked.ok ? asked.value.readings.length : null,
  };
}

describe("a region settles whose units a name stands for", () => {
  // UK pint and gallon: Weights and Measures Act 1985; metric cup and AU tablespoon: AS 1325; short ton: NIST SP 811.
  it.each<[Region, string, number]>([
    ["us", "1 pint to mL", 473.176473],
    ["uk", "1 pint to mL", 568.26125],
    ["au", "1 gallon to L", 4.54609],
    ["ca", "1 gallon to L", 4.54609],
    ["us", "1 cup to mL", 236.5882365],
    ["uk", "1 cup to mL", 250],
    ["uk", "1 tbsp to mL", 15],
    ["au", "1 tbsp to mL", 20],
    ["ca", "1 tsp to mL", 5],
    ["us", "5 tons to kg", 4535.9237],
    ["uk", "5 tons to lbs", 11200],
    ["au", "5 tons to kg", 5000],
    ["ca", "5 tons to lbs", 10000],
    ["uk", "5 tons/acre to lb/acre", 11200],
    ["au", "5 tons/acre to kg/acre", 5000],
    ["uk", "30 mpg to L/100km", 9.416031211060739],
    ["ca", "5 gal/min to L/s", 0.37884083333333335],
    ["uk", "1 gallon to pints", 8],
    ["au", "$5 to USD", 3.125],
    ["ca", "5 dollars to USD", 4],
    ["us", "$5 to EUR", 4],
  ])("in %s %s is %d, without a word", (region, question, result) => {
    expect(answerIn(region, question)).toEqual({ result, assumed: 0 });
  });

  it.each<[Region, string, number]>([
    ["uk", "1 US gallon to L", 3.785411784],
    ["us", "1 imperial pint to mL", 568.26125],
    ["au", "US$5 to USD", 5],
  ])("in %s %s is what it says", (region, question, result) => {
    expect(answerIn(region, question).result).toBe(result);
  });

  it("reads a barrel as an oil barrel, and states it", () => {
    expect(answerIn("us", "1 barrel to L")).toEqual({ result: 158.987294928, assumed: 1 });
  });

  it("forgets the region with the question", () => {
    answerIn("uk", "1 pint to mL");
    expect(answerIn(undefined, "1 pint to mL")).toEqual({ result: 473.176473, assumed: 1 });
  });
});
