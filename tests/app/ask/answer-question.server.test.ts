import { describe, expect, it } from "vitest";
import { answerQuestion } from "~/ask/answer-question.server";
import { snapshotRates } from "~/conversion";

const ask = (question: string, region?: string) => {
  const { status, text: body } = answerQuestion(question, snapshotRates, region);
  return { status, body: JSON.parse(body) };
};

describe("GET /api/ask answers a question in words", () => {
  it("with the contract's fields", () => {
    expect(ask("5 mi in km")).toEqual({
      status: 200,
      body: {
        query: "5 mi in km",
        value: 5,
        from: "mi",
        to: "km",
        category: "length",
        result: 8.04672,
        exact: "8.04672",
        reading: [],
      },
    });
  });

  it("for an expression outside the catalogue, with no category", () => {
    // The dimension of the gravitational constant: 1 m3 = 1e6 cm3, 1 kg = 1000 g.
    expect(ask("5 m^3/(kg s^2) to cm^3/(g s^2)").body).toMatchObject({ category: null, result: 5000 });
  });

  it("and lists what was assumed, with the alternatives", () => {
    expect(ask("5 gallons in L").body.reading).toEqual([
      "assuming gallon (US); 5 gallons (UK) are 22.73045 L",
    ]);
  });

  it("for a region, and refuses one that it does not know", () => {
    expect(ask("5 gallons in L", "uk").body).toMatchObject({ result: 22.73045, reading: [] });
    expect(ask("5 gallons in L", "fr")).toMatchObject({
      status: 400,
      body: {
        error: "invalid_value",
        details: "The parameter 'region' is unknown. Set it to us, uk, au or ca.",
      },
    });
  });

  it.each([
    "5 mi in km",
    "5 miles in km",
    "16 ounces to g",
    "500 kcal to kJ",
    "30 miles/gallon (US) to L/100km",
    "16 ounces in pounds",
    "60 miles per hour in km/h",
  ])("%s: mentions nothing", (text) => {
    expect(ask(text).body.reading).toEqual([]);
  });

  // The second target was dropped without a word.
  it("says that it answers in the first of several targets", () => {
    const { result, to, reading } = ask("175 cm in feet and inches").body;
    // 175 / 30.48
    expect({ result, to }).toEqual({ result: 175 / 30.48, to: "ft" });
    expect(reading).toEqual(["answering in foot only, not in inch: ask for one target at a time"]);
  });

  // All three were answered with "Please enter a valid number".
  it.each([
    ["foo", "There is no unit 'foo'. Did you mean 'foot'?"],
    ["1,2,3 mi to km", "'1,2,3' is not a valid number."],
    [" ", "The parameter 'q' is missing. Set it to a question such as '5 miles in km'."],
  ])("%j: says what is wrong", (text, details) => {
    expect(ask(text).body.details).toBe(details);
  });

  it.each([
    ["5 mwh in J", "ambiguous_unit"],
    ["5 mi in kg", "incompatible_units"],
    ["5 nonsenses in kg", "unknown_unit"],
    ["", "invalid_value"],
    ["(5 m to ft", "invalid_expression"],
    ["-500 °C to K", "out_of_domain"],
  ])("%s: 400 with error %s", (text, error) => {
    const { status, body } = ask(text);
    expect({ status, error: body.error }).toEqual({ status: 400, error });
    expect(body.details).not.toBe("");
  });
});
