import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ask, describeError, describeReading, snapshotRates, splitQuantity } from "~/conversion";
import { clockText } from "~/numerals/format";
import { toDouble } from "~/numerals/nearest-double";

/** The rows of the tables in docs/questions.md: a question, its answer or message, and what the answer states. */
const page = readFileSync("docs/questions.md", "utf8");
const rows = page.split("\n").flatMap((line) => {
  const [, question, outcome = "", stated = ""] = /^\| `(.+?)` \| (.+?) \|(?: (.+) \|)?$/.exec(line) ?? [];
  return question === undefined ? [] : [{ question, outcome, stated }];
});

const DIGITS = 11;
const numberText = (number: number): string => String(Number(number.toPrecision(DIGITS)));

/** The answer as the page shows it, and what it states, or the message of a refusal. */
function outcomeOf(question: string): { readonly outcome: string; readonly stated: string } {
  const asked = ask(question, snapshotRates);
  if (!asked.ok) return { outcome: describeError(asked.error), stated: "" };
  const { value, from, targets, isSplit, isClock, answers, readings } = asked.value;
  const parts = isSplit ? splitQuantity(value, from, targets)?.map(toDouble) : undefined;
  const amounts = answers.map(({ unit, conversion }, i) =>
    conversion.ok
      ? `${numberText(parts?.[i] ?? conversion.value.result)} ${unit.symbol}`
      : conversion.error.code,
  );
  const outcome = isClock
    ? clockText(amounts.map((amount) => amount.replace(/ .*/, "")))
    : amounts.join(isSplit ? " " : ", ");
  return {
    outcome,
    stated: readings.map((reading) => describeReading(reading, asked.value, snapshotRates)).join("; "),
  };
}

describe("docs/questions.md", () => {
  it.each(rows)("$question", ({ question, outcome, stated }) => {
    expect(outcomeOf(question)).toEqual({ outcome, stated });
  });

  it("has examples of what is read, stated, asked and refused", () => {
    const sections = page.split("\n## ").slice(1);
    expect(sections.map((section) => section.split("\n", 1)[0])).toEqual([
      "Read",
      "Stated",
      "Asked",
      "Refused",
    ]);
    expect(sections.every((section) => section.includes("| `"))).toBe(true);
    expect(rows.length).toBeGreaterThan(40);
  });
});
