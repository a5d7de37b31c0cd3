import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readingCorpus } from "../../../support/reading-corpus";
import { differenceBetween } from "../../../support/reading-differences";
import { nextAnswerTo, outcomeOf } from "../../../support/reading-outcome";

/** Where the next engine does not read as that of the site: a kind and a text on each line. Each line that goes is progress. */
const RECORDED = new URL("differences.tsv", import.meta.url);
const WORDING = "same answer, states something else";
/** Differences of wording alone. */
const MOST_WORDINGS = 180;

it("answers every recorded question as the engine of the site does, but for the differences on record", {
  timeout: 120_000,
}, () => {
  const kinds = readingCorpus(0).tables.map(
    (text) => [text, differenceBetween(outcomeOf(text), outcomeOf(text, nextAnswerTo))] as const,
  );
  const lines = kinds.flatMap(([text, kind]) => (kind && kind !== WORDING ? [`${kind}\t${text}`] : []));
  const found = `${lines.sort().join("\n")}\n`;
  if (process.env.UPDATE_READINGS) writeFileSync(RECORDED, found);
  expect(found).toBe(readFileSync(RECORDED, "utf8"));
  expect(kinds.filter(([, kind]) => kind === WORDING).length).toBeLessThanOrEqual(MOST_WORDINGS);
});
