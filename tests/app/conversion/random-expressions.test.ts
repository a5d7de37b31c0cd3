import { describe, expect, it } from "vitest";
import { ask, describeError, findUnit, snapshotRates } from "~/conversion";
import { BASE_DIMENSIONS } from "~/conversion/algebra/dimension";
import { evaluate } from "~/conversion/converting/rule";
import { toDouble } from "~/numerals/nearest-double";
import { type BaseUnits, hasGnuUnits, reduceWithGnu } from "../../support/gnu-units";
import { pythonWithPint, reduceWithPint } from "../../support/pint";
import { present } from "../../support/present";
import { createExpressions, type RandomText } from "../../support/random-expressions";
import { createSums } from "../../support/random-sums";
import { seeded } from "../../support/seeded";
import { differences, OTHERWISE, type Tool } from "./random-differences";

/** How far doubles differ, and sums of them relative to their terms. */
const EPSILON = 2 ** -52;
const TOLERANCE = 1e-11;
const COUNT = 500;

function readUnit(text: string): BaseUnits {
  const found = findUnit(text);
  if (!found.ok) throw new Error(describeError(found.error));
  const form = found.value.unit.scale.factor.resolve();
  const size = evaluate(form, snapshotRates);
  if (!size.ok) throw new Error(size.error.code);
  return {
    size: toDouble(size.value),
    dimension: Object.fromEntries(BASE_DIMENSIONS.map((base, i) => [base, form.dimension[i] ?? 0])),
  };
}

/** The answer to a question with a target: a plain number. */
function readAnswer(text: string): BaseUnits {
  const asked = ask(text, snapshotRates);
  if (!asked.ok) throw new Error(describeError(asked.error));
  const [first, ...others] = asked.value.answers;
  if (!first?.conversion.ok || others.length > 0) throw new Error(`${asked.value.answers.length} answers`);
  return { size: first.conversion.value.result, dimension: {} };
}

const SEEDS = [1, 42, 777, 20_261_124];
const kinds = SEEDS.map(seeded).flatMap((random) => [
  { texts: createExpressions(random, COUNT, "with signs"), read: readUnit },
  { texts: createExpressions(random, COUNT, "with spaces"), read: readUnit },
  { texts: createExpressions(random, COUNT, "in words"), read: readUnit },
  { texts: createSums(random, COUNT), read: readAnswer },
]);

/** The base units that a quantity has, in one order. */
const powersOf = ({ dimension }: BaseUnits): string =>
  Object.entries(dimension)
    .filter(([, power]) => power !== 0)
    .map(([base, power]) => base + power)
    .toSorted()
    .join(" ");

type Read = (text: string) => BaseUnits;
type Compared = { readonly text: RandomText; readonly read: Read; readonly ours: BaseUnits | string };

function readingOf(text: string, read: Read): BaseUnits | string {
  try {
    return read(text);
  } catch (error) {
    return String(error);
  }
}

/** What every text means here, read once for both tools. */
let readings: readonly Compared[] | undefined;
const readAll = (): readonly Compared[] =>
  kinds.flatMap(({ texts, read }) => texts.map((text) => ({ text, read, ours: readingOf(text.ours, read) })));

/** How many times larger a relative difference becomes where terms are subtracted: all terms by what is left of them. */
const cancellationOf = (text: string, read: Read): number =>
  text.includes(" - ") ? Math.abs(read(text.replaceAll(" - ", " + ")).size / read(text).size) : 1;

/** Whether the explained differences of a text's units come to as much. */
function isExplained(tool: Tool, { text: { ours, factors }, read }: Compared, difference: number): boolean {
  const within = factors.reduce((sum, { unit, exponent }) => {
    const known = differences.find((one) => one.tool === tool && one.name === unit.name);
    return sum + (known?.within ?? 0) * exponent * 1.01;
  }, 0);
  return within > 0 && difference <= within * cancellationOf(ours, read);
}

/** How a text differs from what a tool makes of it; null where it does not. */
function differenceFrom(tool: Tool, compared: Compared, theirs: BaseUnits): string | null {
  const { ours } = compared;
  if (typeof ours === "string") return ours;
  if (powersOf(ours) !== powersOf(theirs)) return `has ${powersOf(ours)}, not ${powersOf(theirs)}`;
  const difference = ours.size === theirs.size ? 0 : Math.abs(theirs.size / ours.size - 1);
  if (difference <= TOLERANCE) return null;
  // The tools add doubles: 4 m are lost between 43 ly, which are added, and 43 ly, which are subtracted.
  const rounding = EPSILON * cancellationOf(compared.text.ours, compared.read);
  return difference <= rounding || isExplained(tool, compared, difference)
    ? null
    : `differs by ${difference}`;
}

function compare(tool: Tool, reduce: (texts: readonly RandomText[]) => readonly BaseUnits[]): void {
  readings ??= readAll();
  const theirs = reduce(readings.map(({ text }) => text));
  const different = readings.flatMap((one, i) => {
    const how = differenceFrom(tool, one, present(theirs[i]));
    return how === null ? [] : [{ text: one.text.ours, how }];
  });
  expect(different.filter(({ text }) => !(text in OTHERWISE))).toEqual([]);
  expect(new Set(different.map(({ text }) => text))).toEqual(new Set(Object.keys(OTHERWISE)));
  expect(theirs.length).toBe(COUNT * kinds.length);
}

const isGnuInstalled = hasGnuUnits();
const python = pythonWithPint();

describe(`random texts, ${COUNT} of each kind from each of ${SEEDS.length} seeds`, () => {
  it.skipIf(!isGnuInstalled)(
    "mean what they mean to GNU units (Debian package units)",
    () => compare("GNU units", (texts) => reduceWithGnu(texts.map(({ gnu }) => gnu))),
    600_000,
  );

  it.skipIf(!python)(
    "mean what they mean to pint (Debian package python3-pint)",
    () =>
      compare("pint", (texts) =>
        reduceWithPint(
          python ?? "",
          texts.map(({ pint }) => pint),
        ),
      ),
    600_000,
  );

  it("are of every kind, nearly all different, and draw every unit with an explained difference", () => {
    const all = kinds.flatMap(({ texts }) => texts.map(({ ours }) => ours));
    expect(new Set(all).size).toBeGreaterThan(COUNT * kinds.length * 0.95);
    expect(all.filter((text) => / per /.test(text)).length).toBeGreaterThan(COUNT * SEEDS.length * 0.5);
    expect(all.filter((text) => /\/[^()]* /.test(text)).length).toBeGreaterThan(COUNT * SEEDS.length * 0.2);
    expect(all.filter((text) => / [+-] /.test(text)).length).toBe(COUNT * SEEDS.length);
    const drawn = new Set(
      kinds.flatMap(({ texts }) => texts.flatMap(({ factors }) => factors)).map(({ unit }) => unit.name),
    );
    expect(differences.filter(({ name }) => !drawn.has(name))).toEqual([]);
  });
});
