import { describe, expect, it } from "vitest";
import { ambiguousNames } from "./ambiguous-names";
import { areasAndVolumes } from "./areas-and-volumes";
import { currencies } from "./currencies";
import { dataAndAngles } from "./data-and-angles";
import { electricityAndLight } from "./electricity-and-light";
import { energyAndPower } from "./energy-and-power";
import { expressions } from "./expressions";
import { flowsAndDensities } from "./flows-and-densities";
import { knownFailures } from "./known-failures";
import { lengths } from "./lengths";
import { masses } from "./masses";
import { phrases } from "./phrases";
import { prefixes } from "./prefixes";
import { pressuresAndForces } from "./pressures-and-forces";
import type { Question } from "./question";
import { reciprocalsAndConstants } from "./reciprocals-and-constants";
import { refusals } from "./refusals";
import { speeds } from "./speeds";
import { spellings } from "./spellings";
import { sums } from "./sums";
import { temperatures } from "./temperatures";
import { unicodeAndNumbers } from "./unicode-and-numbers";

const themes: Readonly<Record<string, readonly Question[]>> = {
  ambiguousNames,
  areasAndVolumes,
  currencies,
  dataAndAngles,
  electricityAndLight,
  energyAndPower,
  expressions,
  flowsAndDensities,
  knownFailures,
  lengths,
  masses,
  phrases,
  prefixes,
  pressuresAndForces,
  reciprocalsAndConstants,
  refusals,
  speeds,
  spellings,
  sums,
  temperatures,
  unicodeAndNumbers,
};
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

  describe.each(Object.entries(themes))("%s", (_, rows) => {
    it("says of each question exactly one of what it means, its answer and why it is refused", () => {
      const unclear = rows.filter(
        ({ means, answer, error }) => [means, answer, error].filter((one) => one !== undefined).length !== 1,
      );
      expect(unclear).toEqual([]);
    });

    it("writes each number as a plain decimal and each quantity in base units", () => {
      const malformed = rows.filter(({ means, answer }) => {
        const number = means === undefined ? answer : QUANTITY.exec(means)?.[1];
        return (means ?? answer) !== undefined && !DECIMAL.test(number ?? "");
      });
      expect(malformed).toEqual([]);
    });

    it("assumes nothing where it refuses", () => {
      expect(rows.filter(({ error, assumed }) => error !== undefined && assumed)).toEqual([]);
    });
  });
});
