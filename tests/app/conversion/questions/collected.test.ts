import { expect, it } from "vitest";
import { readTable } from "../../../support/read-table";
import { answerTo } from "./answers";

/**
 * 375 of 469 texts from issue trackers, forums and repositories of other converters and calculators: the text, its number as
 * worked out with fractions, and where it stands. Without a number it is refused. They were collected without running the engine,
 * 309 on 2026-11-27, of which 258 were answered or refused so at first run, and 160 on 2026-11-28, of which 151 were.
 */
const rows = readTable(new URL("collected.tsv", import.meta.url));

/** Some numbers have six digits. */
const TOLERANCE = 1e-6;

it("questions that people asked other programs have their answers", () => {
  const wrong = rows.filter(([question = "", number = ""]) => {
    const asked = answerTo(question);
    const first = asked.ok ? asked.value.answers[0] : undefined;
    if (number === "" || !first?.conversion.ok) return number !== "" || asked.ok;
    return Math.abs(first.conversion.value.result - Number(number)) > TOLERANCE * Math.abs(Number(number));
  });
  expect(wrong).toEqual([]);
  expect(rows).toHaveLength(375);
});
