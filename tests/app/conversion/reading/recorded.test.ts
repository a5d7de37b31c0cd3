import { describe, expect, it } from "vitest";
import { readingCorpus } from "../../../support/reading-corpus";
import { inShort, outcomeOf } from "../../../support/reading-outcome";

// The tables say what is right; this says that nothing else has changed. `npx vitest run -u tests/app/conversion/reading/recorded`
// records a change that is meant, and the difference between the versions of the files shows all of it.

const { random, prefixes } = readingCorpus(25);

const inLines = (texts: readonly string[]): string =>
  texts.map((text) => `${text}\t${inShort(outcomeOf(text))}\n`).join("");

describe("the engine answers as recorded", () => {
  it("random expressions and sums", async () => {
    await expect(inLines(random)).toMatchFileSnapshot("recorded/random.tsv");
  });

  it("units with prefixes in every case", async () => {
    await expect(inLines(prefixes)).toMatchFileSnapshot("recorded/prefixes.tsv");
  });
});
