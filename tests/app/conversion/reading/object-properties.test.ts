import { expect, test } from "vitest";
import { ask, convert, snapshotRates } from "~/conversion";

/** What every object has: a table looked up by what somebody typed must not find these. */
const properties = Object.getOwnPropertyNames(Object.prototype);

const codeOf = (found: { ok: true } | { ok: false; error: { code: string } }) =>
  found.ok ? "answered" : found.error.code;

// "constructor" as a unit made POST /api/convert fail with 500.
test.each(properties)("%s is neither a unit nor a category", (name) => {
  const request = { category: "length", fromUnit: "m", toUnit: "km", value: "1" };
  expect(codeOf(convert({ ...request, fromUnit: name }, snapshotRates))).toBe("unknown_unit");
  expect(codeOf(convert({ ...request, toUnit: `${name} m` }, snapshotRates))).toBe("unknown_unit");
  expect(codeOf(convert({ ...request, category: name }, snapshotRates))).toBe("unknown_category");
});

test.each(
  properties.flatMap((name) => [
    name,
    `5 ${name}`,
    `5 ${name} to m`,
    `5 m to ${name}`,
    `${name} ${name} 5`,
    `5 kg ${name}/s`,
  ]),
)("%s is refused as a question", (question) => {
  expect(ask(question, snapshotRates)).toMatchObject({ ok: false });
});
