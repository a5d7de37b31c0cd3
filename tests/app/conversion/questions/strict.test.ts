import { describe, expect, it } from "vitest";
import { type Assumption, ask } from "~/conversion";
import { answerTo, isMention } from "./answers";
import { roundRates } from "./round-rates";
import { themes } from "./themes";

// A few assumptions were made under --strict: $ was the US dollar, hp the mechanical one, a sum of bare numbers took the unit.

/** Every second question; all of them where FULL_TESTS is set. */
const questions = Object.values(themes)
  .flat()
  .filter((_, index) => process.env.FULL_TESTS || index % 2 === 0);
const asked = questions.map(({ ask: text }) => ({
  text,
  freely: answerTo(text),
  strictly: ask(text, roundRates, { isStrict: true }),
}));

/** Statements about the answer that leave nothing to choose: reciprocals, differences of temperatures, gauge pressures. */
const STATEMENTS: readonly string[] = ["reciprocal", "interval", "convention"];
const isStatement = (reading: Assumption): boolean => STATEMENTS.includes(reading.kind) || isMention(reading);
/** Ids are never refused, although variants share their names. */
const IDS = /\b(hp|pt|ppt|mil|dr|gr|cbl|month|year|nm|fm|kt|b)\b/;

describe("where nothing may be assumed", () => {
  it("an answer that rests on an assumption is refused with what may be meant", () => {
    const assumed = asked.filter(({ freely }) => freely.ok && !freely.value.readings.every(isStatement));
    const accepted = assumed.filter(({ text, strictly }) => strictly.ok && !IDS.test(text));
    expect(accepted.map(({ text }) => text)).toEqual([]);
    const codes = assumed.flatMap(({ strictly }) => (strictly.ok ? [] : strictly.error.code));
    expect([...new Set(codes)].toSorted()).toEqual(["ambiguous_unit", "ambiguous_value"]);
    expect(assumed.length).toBeGreaterThan(110);
  });

  it("an answer without an assumption is the same, and a refusal is still one", () => {
    const certain = asked.filter(({ freely }) => !freely.ok || freely.value.readings.every(isStatement));
    const numbersOf = (answer: (typeof asked)[number]["freely"]) =>
      answer.ok
        ? answer.value.answers.map(({ conversion }) => conversion.ok && conversion.value.result)
        : "refused";
    const different = certain.filter(
      ({ freely, strictly }) => JSON.stringify(numbersOf(freely)) !== JSON.stringify(numbersOf(strictly)),
    );
    expect(different.map(({ text }) => text)).toEqual([]);
    expect(certain.length).toBeGreaterThan(950);
  });

  it.each([
    ["5 miles in km", 8.04672],
    ["1 ounce in g", 28.349523125],
  ])("%s: the name of one unit alone is accepted", (text, result) => {
    const answer = ask(text, roundRates, { isStrict: true });
    expect(answer.ok && answer.value.answers[0]?.conversion).toMatchObject({ ok: true, value: { result } });
  });
});
