import { describe, expect, it } from "vitest";
import { answerBatch } from "~/converter/answer-batch.server";
import { action } from "~/routes/api.convert";

const mile = { category: "length", fromUnit: "mi", toUnit: "km", value: 5 };

async function post(body: unknown, text = JSON.stringify(body)) {
  const request = new Request("https://everyunit.example/api/convert", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: text,
  });
  const answer = (await action({ request, params: {}, context: {} })) as Response;
  return { status: answer.status, body: await answer.json() };
}

describe("POST /api/convert", () => {
  it("answers with the number alone", async () => {
    expect(await post(mile)).toEqual({ status: 200, body: { result: 8.04672 } });
  });

  it.each([
    ["the exact decimal", { ...mile, exact: true }, { result: 8.04672, exact: "8.04672" }],
    [
      "an exact fraction",
      { ...mile, fromUnit: "ft", toUnit: "yd", value: 1, exact: true },
      { result: 1 / 3, exact: "1/3" },
    ],
    [
      "null where pi is involved",
      { category: "angle", fromUnit: "degree", toUnit: "rad", value: 180, exact: true },
      { result: Math.PI, exact: null },
    ],
    [
      "the documents",
      { ...mile, fromUnit: "miles", source: true },
      { result: 8.04672, source: expect.stringContaining("24 FR 5348") },
    ],
    [
      "the rates and their date",
      { category: "currency", fromUnit: "USD", toUnit: "EUR", value: 0, source: true },
      { result: 0, source: expect.stringMatching(/, \d{4}-\d\d-\d\d$/) },
    ],
    ["neither where they are declined", { ...mile, exact: false, source: false }, { result: 8.04672 }],
  ])("adds %s on request", async (_, body, expected) => {
    expect(await post(body)).toEqual({ status: 200, body: expected });
  });

  it.each([
    [{}, "invalid_value", "Please enter a valid number"],
    [{ value: 5 }, "unknown_category", /'category' is missing/],
    [{ ...mile, fromUnit: "" }, "unknown_unit", /'fromUnit' is missing/],
    // It was said to be missing.
    [{ ...mile, toUnit: 7 }, "unknown_unit", /'toUnit' is not a string. Set it to an id/],
    [{ ...mile, category: null }, "unknown_category", /'category' is not a string. Set it to an id/],
    [{ ...mile, toUnit: "mi*0" }, "out_of_domain", "The input divides by zero."],
    [{ ...mile, exact: "yes" }, "invalid_request", "The field 'exact' must be true or false."],
    [{ ...mile, source: 1 }, "invalid_request", "The field 'source' must be true or false."],
  ])("says what is wrong with %o", async (body, error, details) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, body: { error } });
    expect(answer.body.details).toMatch(details);
  });
});

describe("a unit by name", () => {
  const ask = (fromUnit: string, category = "length", toUnit = "m") =>
    post({ category, fromUnit, toUnit, value: 1 });

  it("is accepted if it is unambiguous", async () => {
    expect(await ask("miles")).toEqual({ status: 200, body: { result: 1609.344 } });
  });

  it.each([
    ["gallon", "volume", "L"],
    ["pint", "volume", "L"],
    ["MBAR", "pressure", "Pa"],
  ])(
    "is refused where it has several meanings, which the answer could not say: %s",
    async (name, category, to) => {
      const { status, body } = await ask(name, category, to);
      expect([status, body.error]).toEqual([400, "ambiguous_unit"]);
    },
  );

  // Names were cut at 80 characters: the first was a kilometer, the second a mile.
  it.each([
    [`km${"*m/m".repeat(19)}/1000`, "unknown_unit"],
    [`mi${" ".repeat(78)}garbage`, "unknown_unit"],
  ])("is never cut short: %s", async (name, error) => {
    const { status, body } = await ask(name);
    expect([status, body.error]).toEqual([400, error]);
  });
});

describe("a number of thousands of digits", () => {
  const ask = (value: string, more = "") =>
    post(
      undefined,
      `{"category":"temperature","fromUnit":"celsius","toUnit":"kelvin","value":${value}${more}}`,
    );

  it.each([
    [`0.${"1234567890".repeat(1_500)}e-5000`, 273.15],
    [`1.${"0".repeat(10_000)}1`, 274.15],
    [`${"1".repeat(3_000)}e-2999`, 274.2611111111111],
  ])("is converted like any other", async (value, result) => {
    expect(await ask(value)).toEqual({ status: 200, body: { result } });
  });

  it("has no exact result, instead of one with different digits", async () => {
    const { status, body } = await ask(`1.${"0".repeat(2_000)}1`, ',"exact":true');
    expect([status, body.error]).toEqual([400, "invalid_value"]);
    expect(body.details).toMatch(/1100 digits/);
  });
});

describe("a batch", () => {
  it("is answered in order, with errors in place", async () => {
    const { status, body } = await post([
      mile,
      { ...mile, toUnit: "kg" },
      null,
      { ...mile, value: 10, exact: true },
      [mile],
    ]);
    expect(status).toBe(200);
    expect(body).toEqual([
      { result: 8.04672 },
      { error: "unknown_unit", details: expect.stringContaining("'kg'") },
      { error: "invalid_value", details: "Please enter a valid number" },
      { result: 16.09344, exact: "16.09344" },
      { error: "invalid_value", details: "Please enter a valid number" },
    ]);
  });

  it("keeps every written digit of each number", async () => {
    const text = `[{"category":"length","fromUnit":"m","toUnit":"m","value":0.1234567890123456789,"exact":true}]`;
    expect((await post(null, text)).body).toMatchObject([{ exact: "0.1234567890123456789" }]);
  });

  it("may be empty, and may have 1,000 requests", async () => {
    expect(await post([])).toEqual({ status: 200, body: [] });
    const many = Array.from({ length: 1_000 }, (_, value) => ({ ...mile, fromUnit: "km", value }));
    const { body } = await post(many);
    expect(body).toEqual(many.map(({ value }) => ({ result: value })));
  });

  it("of more than 1,000 is refused as a whole", async () => {
    expect(await post(Array.from({ length: 1_001 }, () => mile))).toEqual({
      status: 400,
      body: {
        error: "invalid_request",
        details: "A batch holds at most 1,000 requests; this one holds 1,001.",
      },
    });
  });

  it("that takes too long is answered in part, and lets other requests run in between", async () => {
    let clockMs = 0;
    let turnsOfOthers = 0;
    const others = setImmediate(() => {
      turnsOfOthers += 1;
    });
    const convertOne = () => {
      clockMs += 100;
      return { result: clockMs };
    };
    const answer = await answerBatch(
      Array(20).fill(null),
      convertOne,
      () => false,
      () => clockMs,
      () => clockMs,
    );
    clearImmediate(others);
    const answers: { result?: number; error?: string }[] = JSON.parse(answer.text);
    expect(answers).toHaveLength(20);
    const firstRefused = answers.findIndex(({ error }) => error === "too_much_work");
    expect(firstRefused).toBe(3);
    expect(answers.slice(0, firstRefused).every(({ result }) => result !== undefined)).toBe(true);
    expect(answers.slice(firstRefused).every(({ error }) => error === "too_much_work")).toBe(true);
    expect(turnsOfOthers).toBeGreaterThan(0);
  });
});
