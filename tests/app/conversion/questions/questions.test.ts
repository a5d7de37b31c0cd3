import { describe, expect, it } from "vitest";
import { themes } from "./themes";

const questions = Object.values(themes).flat();

const DECIMAL = /^-?(0|[1-9]\d*)(\.\d*[1-9])?(e-?[1-9]\d*)?$/;
const BASE = "(?:kg|m|s|A|K|mol|cd|rad|bit|USD|B)(?:\\^[2-9])?";
const QUANTITY = new RegExp(`^(\\S+)(?: (?:1|${BASE})(?: ${BASE})*(?:/${BASE})*)?$`);

describe("the table of questions", () => {
  it("holds at least 1,000 questions", () => {
    expect(questions.length).toBeGreaterThanOrEqual(1000);
  });

  it("asks each question once", () => {
    const asked = questions.map(({ ask }) => ask);
    expect(asked.filter((ask, i) => asked.indexOf(ask) !== i)).toEqual([]);
  });

  it("assumes nothing where it refuses", () => {
    const refused = questions.filter(({ error }) => error !== undefined);
    expect(refused.filter(({ isAssumed }) => isAssumed)).toEqual([]);
    expect(refused.length).toBeGreaterThan(400);
  });

  describe.each(Object.entries(themes))("%s", (_, rows) => {
    it("writes each number as a plain decimal and each quantity in base units", () => {
      const malformed = rows.filter(({ means, answer }) => {
        const number = means === undefined ? answer : QUANTITY.exec(means)?.[1];
        return (means ?? answer) !== undefined && !DECIMAL.test(number ?? "");
      });
      expect(malformed).toEqual([]);
    });
  });
});
