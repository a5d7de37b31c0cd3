import { describe, expect, it } from "vitest";
import { ask, snapshotRates, writeNameIndex } from "~/conversion";
import { askPlain } from "~/conversion/core";
import { present } from "../../../support/present";
import { seeded } from "../../../support/seeded";

const text = writeNameIndex();
const names = { length: text.length, read: (start: number, end: number) => text.slice(start, end) };

/** The names of one meaning, with the position of their category. */
const plain = [...text.matchAll(/^(\w+)\t.*\tp(\d+)\.\d+$|^(\w+)\tp(\d+)\.\d+$/gm)].map(
  ([, name, category, only, itsCategory]) => ({
    name: present(name ?? only),
    category: category ?? itsCategory,
  }),
);

const randomPlainQuestion = (random: () => number): string => {
  const pick = <T>(all: readonly T[]): T => present(all[Math.floor(random() * all.length)]);
  const from = pick(plain);
  const to = pick(plain.filter(({ category }) => category === from.category));
  return `${pick(["5", "1.500", "-0.25"])} ${from.name} ${pick(["", "to ", "in "])}${to.name}`;
};

describe("a plain question", () => {
  it("is answered as the chart of readings answers it, without a word to say of it", () => {
    const random = seeded(1);
    const differences = Array.from({ length: 1_500 }, () => randomPlainQuestion(random)).filter(
      (question) => {
        const answered = askPlain(question, names);
        const asked = ask(question, snapshotRates);
        const [answer, ...others] = asked.ok ? asked.value.answers : [];
        // Below absolute zero, for example, the chart says why nothing is answered.
        if (!answered) return answer?.conversion.ok !== false;
        const isSame =
          answer?.conversion.ok &&
          answer.unit === answered.to &&
          answer.conversion.value.result === answered.conversion.result;
        return !isSame || others.length > 0 || (asked.ok && asked.value.readings.length > 0);
      },
    );
    expect(differences).toEqual([]);
    expect(plain.length).toBeGreaterThan(500);
  }, 60_000);

  it.each([
    ["5 mi km", "km", 8.04672],
    ["5 miles in kilometers", "km", 8.04672],
    ["-2.5 kg to lb", "lb", -5.511556554621939],
    ["1 acre ha", "ha", 0.40468564224],
  ])("%s", (question, unit, result) => {
    const answer = askPlain(question, names);
    expect(answer?.to.symbol).toBe(unit);
    expect(answer?.conversion.result).toBe(result);
  });

  it.each([
    ["several meanings", "5 oz g"],
    ["a zero of its own", "20 °C K"],
    ["capitals, which may be shouted", "5 KM MI"],
    ["a number with a comma", "1,500 mi km"],
    ["two kinds of quantity", "5 mi kg"],
    ["no target", "5 mi"],
    ["a currency", "5 usd eur"],
    ["an unknown unit", "5 mi foo"],
  ])("is not one with %s: %s", (_, question) => {
    expect(askPlain(question, names)).toBeNull();
  });
});
