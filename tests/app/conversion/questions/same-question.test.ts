import { expect, it } from "vitest";
import { outcomeOf } from "../../../support/reading-outcome";
import { themes } from "./themes";

/** Every fifth question; all of them where FULL_TESTS is set. */
const isAsked = (i: number): boolean => Boolean(process.env.FULL_TESTS) || i % 5 === 0;

/** A question written in another way. */
type Way = (question: string) => string;

const AROUND: readonly Way[] = [
  (question) => `Please convert ${question}`,
  (question) => `${question}, thanks!`,
  (question) => `what is ${question}?`,
  (question) => `tell me ${question} please`,
  (question) => `about ${question}:`,
  (question) => `  ${question.replaceAll(" ", "  ")}\n`,
  (question) => question.replaceAll(" ", "\t"),
  (question) => question.replace(/(?<=\p{L})\/(?=\p{L})/gu, " / "),
];

/** "A to B" with another mark; what these are in is one question. */
const MARKS: readonly string[] = [
  "→",
  "into",
  "converted to",
  "expressed in",
  "is how many",
  "equals how many",
];

const asked = [...new Set(Object.values(themes).flatMap((questions) => questions.map(({ ask }) => ask)))];
/** Without words around it, or a question mark or point that is part of it. */
const bare = asked.filter((text) => !/^(?:how|what|=)|\bplease\b|[?!.=:]\s*$/i.test(text));
const inTurn = <T>(all: readonly T[], i: number): T => all[i % all.length] as T;

// "about 24000 btu in tons" was 0.006 t of TNT, and "please convert 10*3/uL to 10*9/L" thirty times too large.
it("words, signs and spaces around a question change nothing", () => {
  const different = bare.flatMap((text, i) => {
    if (!isAsked(i)) return [];
    const written = inTurn(AROUND, i)(text);
    const [first, second] = [outcomeOf(text), outcomeOf(written)];
    return first.answer === second.answer && first.stated.length === second.stated.length ? [] : [written];
  });
  expect(different).toEqual([]);
  expect(bare.length).toBeGreaterThan(3500);
});

const ONE_TARGET = /^([^=→?"[(]+) to ([^=→?"[(]+)$/;
const HAS_MARK = / (?:to|in|into|as|is|are) /;

// "1 penny is how many cents" was a British penny, "ten feet square converted to sq ft" 10 ft², "5 rpm as Hz" in attoseconds.
it("a question means the same with another mark before its target, or is refused", () => {
  const pairs = bare.flatMap((text) => {
    const [, quantity = "", target = ""] = ONE_TARGET.exec(text) ?? [];
    return target === "" || HAS_MARK.test(`${quantity} ${target} `) ? [] : [{ text, quantity, target }];
  });
  const different = pairs.flatMap(({ text, quantity, target }, i) => {
    if (!isAsked(i)) return [];
    const written = `${quantity} ${inTurn(MARKS, i)} ${target}`;
    const [first, second] = [outcomeOf(text), outcomeOf(written)];
    return second.isRefused || first.answer === second.answer ? [] : [written];
  });
  expect(different).toEqual([]);
  expect(pairs.length).toBeGreaterThan(1500);
});

const COUNTS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** A quantity and its target in other words or signs, with the same number. */
const FORMS: readonly ((quantity: string, target: string) => string)[] = [
  (quantity, target) => `${quantity.replace(/^[\d.]+(?= ?[\p{L}°%])/u, "$&e0")} to ${target}`,
  (quantity, target) => `1 * (${quantity}) to ${target}`,
  (quantity, target) => `${quantity} to ${target}`.replace(/(?<=\p{L})\/(?=\p{L})/gu, " per "),
  (quantity, target) => `how many ${target} are in ${quantity}`,
  (quantity, target) =>
    `${quantity.replace(/^\d+(?= \p{L})/u, (digits) => COUNTS[Number(digits)] ?? digits)} to ${target}`,
];
/** Hands and fractions depend on the digits; "per" makes a speed of the last of two quantities. */
const DEPENDS_ON_FORM = /hands?|\bhh\b|fraction|AWG|km \/ 10/i;

// "8e0 mBps in MB/s" was 1 MB/s, "10 u per ml to u per l" in micrometers, "how many cm^-1 are in 10 um" in ares.
it("the number, parentheses, 'per' and 'how many' do not change what the units mean", () => {
  const different = bare.flatMap((text, i) => {
    const [, quantity = "", target = ""] = ONE_TARGET.exec(text) ?? [];
    const isOther = !/^\d/.test(quantity) || HAS_MARK.test(`${quantity} ${target} `);
    if (!isAsked(i) || isOther || DEPENDS_ON_FORM.test(text)) return [];
    const first = outcomeOf(text);
    return FORMS.flatMap((form) => {
      const written = form(quantity, target);
      const second = outcomeOf(written);
      const isSame = first.isRefused || second.isRefused || second.stated.length > 0;
      return isSame || first.answer === second.answer
        ? []
        : [`${written}: ${second.answer}, ${first.answer}`];
    });
  });
  expect(different).toEqual([]);
});

it("'as' before a target is a word, and no attoseconds", () => {
  for (const [text, answer] of [
    ["6 rev/min as Hz", "0.1 Hz"],
    ["1 Pa as kg m-1 s-2", "1 kg·m⁻¹·s⁻²"],
    ["$15/hour as $/year", outcomeOf("$15/hour in $/year").answer],
  ] as const)
    expect(outcomeOf(text).answer).toBe(answer);
});

it("two rates side by side are a question, and no product", () => {
  expect(outcomeOf("$15/hour $/year").answer).toBe(outcomeOf("$15/hour to $/year").answer);
  expect(outcomeOf("5:30 min/km km/h").answer).toBe(outcomeOf("5:30 min/km to km/h").answer);
});
