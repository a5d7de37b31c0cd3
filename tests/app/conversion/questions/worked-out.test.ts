import { expect, it } from "vitest";
import { readTable } from "../../../support/read-table";
import { answerTo } from "./answers";

/**
 * 1,997 of 6,879 questions with their answers, as a tester without part in the engine composed them from lists of wordings and
 * worked them out from the definitions of the units: question, number, and the target's id or symbol.
 */
const rows = readTable(new URL("worked-out.tsv", import.meta.url));

/** The answers are doubles that were computed in doubles. */
const TOLERANCE = 1e-12;

it("questions that others worked out have their answers", () => {
  const wrong = rows.flatMap(([question = "", number = "", target = ""]) => {
    const asked = answerTo(question);
    if (!asked.ok) return [[question, asked.error.code]];
    // Without a target there is an answer for each unit.
    const answer = asked.value.answers.find(({ unit }) => [unit.id, unit.symbol].includes(target));
    const result = answer?.conversion.ok ? answer.conversion.value.result : Number.NaN;
    const isRight = Math.abs(result - Number(number)) <= TOLERANCE * Math.abs(Number(number));
    return isRight ? [] : [[question, result]];
  });
  expect(wrong).toEqual([]);
  expect(rows).toHaveLength(1996);
});
