import { expect, it } from "vitest";
import { themes } from "../../app/conversion/questions/themes";
import { runCli } from "../../support/run-cli";

// A quantity in a question was explained as part of its unit, or as another one.

const EVERY = 6;
/** Without a number, as in "meters to inches", there is something to explain but nothing to convert. */
const isQuantityInUnit = (ask: string): boolean => /\d.* (?:to|in) \D[^;,]*$/.test(ask);
const questions = Object.values(themes)
  .flat()
  .filter(({ ask, error }, i) => i % EVERY === 0 && error === undefined && isQuantityInUnit(ask));

type Json = { readonly from: string; readonly to: string; readonly value?: number; readonly result: number };
type Explained = Json & { readonly factor: string; readonly formula: string; readonly exactness: string };

it("explain reads what convert reads, and states the same result to the last digit", async () => {
  const different: string[] = [];
  for (const { ask } of questions) {
    const converted = await runCli(["convert", ask, "--json"]);
    const explained = await runCli(["explain", ask, "--json"]);
    if (converted.code !== 0 || explained.code !== 0) {
      if (converted.code !== explained.code) different.push(ask);
      continue;
    }
    const its: Json = JSON.parse(converted.out);
    const ours: Explained = JSON.parse(explained.out);
    const result = ours.result ?? Number(ours.factor);
    // The factor of an exchange rate has six digits.
    const isRate = ours.result === undefined && ours.exactness === "rate";
    const shown = isRate ? Number(its.result.toPrecision(6)) : its.result;
    const isOffset = ours.result === undefined && /add|subtract/i.test(ours.formula);
    const isSame = ours.from === its.from && ours.to === its.to && (isOffset || result === shown);
    if (!isSame) different.push(ask);
  }
  expect(different).toEqual([]);
  expect(questions.length).toBeGreaterThan(300);
}, 60_000);
