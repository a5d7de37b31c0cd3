import fs from "node:fs";
import fc from "fast-check";
import { isLosslessNumber, parse } from "lossless-json";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerRead, parseJson } from "~/http/guard.server";
import { shortenDecimal } from "~/numerals/shorten-decimal";

afterEach(() => vi.restoreAllMocks());

it("a fault is answered without details, and logged and answered with the request's id", async () => {
  const lines: string[] = [];
  vi.spyOn(fs, "write").mockImplementation(((_: number, line: string, ...more: readonly unknown[]) => {
    lines.push(line);
    (more.at(-1) as (error: null, written: number) => void)(null, line.length);
  }) as typeof fs.write);
  const requestId = "5f0c9d9e-3d0b-4c1e-9f66-2a8f0f0e7d10";
  const request = new Request("http://localhost/api/units?search=ann", {
    headers: { "x-request-id": requestId },
  });
  const response = await answerRead(request, () => {
    throw new TypeError("ann");
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: "internal_error",
    details: "Something went wrong on our side.",
    requestId,
  });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", msg: "GET /api/units", fault: "TypeError", requestId },
  ]);
  expect(lines.join("")).not.toContain("ann");
});

const LONG = "1234567890".repeat(1_600);

/** The value as text, with long numbers as the conversion shortens them. */
const texts = (value: unknown): unknown =>
  JSON.stringify(value, (_, part) =>
    isLosslessNumber(part) ? `number ${shortenDecimal(part.value)}` : part,
  );

describe("parseJson", () => {
  it("keeps numbers as written", () => {
    expect(texts(parseJson('{"value":0.10,"more":[1e400,-0]}'))).toBe(
      '{"value":"number 0.10","more":["number 1e400","number -0"]}',
    );
  });

  it.each([LONG, `-0.${LONG}e-5000`, `${LONG}.${LONG}E-15000`])(
    "shortens a long number as the conversion does, and leaves it too long for an exact result",
    (number) => {
      const { value } = parseJson(`{"value": ${number}}`) as { value: unknown };
      const text = String(value);
      expect(text.length).toBeLessThan(1_300);
      expect(shortenDecimal(text)).toBe(shortenDecimal(number));
      expect(shortenDecimal(text)).not.toBe(text);
    },
  );

  it.each([LONG, `\\"${LONG}`, `\\\\","a":"${LONG}`])("leaves a string of digits as it is", (content) => {
    const body = `{"text":"${content}","value":${LONG}}`;
    const read = parseJson(body) as Record<string, unknown>;
    const whole = JSON.parse(body) as Record<string, unknown>;
    expect({ ...read, value: 0 }).toEqual({ ...whole, value: 0 });
  });

  it.each([
    `{"value":${LONG}`,
    `{"value":0${LONG}}`,
    `{"value":.${LONG}}`,
    `{"value":${LONG}.}`,
    `{"value":${LONG}e}`,
    `{"value":${LONG}.5.5}`,
    `{"value":1e5.${LONG}}`,
    `{"value":--${LONG}}`,
    `{"value":${LONG} ${LONG}}`,
    `{"value":"${LONG}}`,
    `{"value":"\\`,
    `{"value":${LONG},"text":"\\`,
  ])("refuses what is not JSON", (body) => {
    expect(() => parseJson(body)).toThrow(SyntaxError);
  });

  it.each([
    ["zero", `-0.${"0".repeat(3_000)}`],
    ["a number with a long exponent", `${LONG}e${LONG}`],
    ["a negative one", `-${LONG}e${LONG}`],
    ["one with a long negative exponent", `0.${LONG}e-${LONG}`],
    ["zero with a long exponent", `0.${"0".repeat(3_000)}e-${LONG}`],
  ])("reads %s", (_, text) => {
    expect(texts(parseJson(text))).toBe(texts(parse(text)));
  });

  it("reads or refuses every other text as the lossless parser does", () => {
    const piece = fc.constantFrom(
      '"',
      "\\",
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "1",
      "0",
      ".",
      "e",
      "-",
      '"a"',
      " ",
      LONG,
    );
    const outcome = (read: (text: string) => unknown, text: string) => {
      try {
        return texts(read(text));
      } catch (error) {
        return (error as Error).constructor.name;
      }
    };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join("");
        expect(outcome(parseJson, text)).toBe(outcome(parse, text));
      }),
      { numRuns: 1_000 },
    );
  });
});
