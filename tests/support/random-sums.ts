import { type ExpressionUnit, plain, prefixable } from "./expression-units";
import {
  anyOf,
  createFactor,
  type Factor,
  inGnu,
  inNames,
  inPint,
  inPlurals,
  inSymbols,
  type Random,
  type RandomText,
} from "./random-expressions";

type Term = { readonly sign: " + " | " - "; readonly number: string; readonly unit: readonly Factor[] };

const summable = [...prefixable, ...plain];
const kinds: readonly (readonly ExpressionUnit[])[] = [...new Set(summable.map(({ kind }) => kind))]
  .filter((kind) => kind !== null)
  .map((kind) => summable.filter((unit) => unit.kind === kind))
  .filter((units) => units.length > 1);

/** "7", "2.75" or "3/4", which GNU units writes as 3|4. */
const createNumber = (random: Random): string => {
  const digits = () => String(1 + Math.floor(random() * 99));
  const fraction = `${1 + Math.floor(random() * 8)}/${anyOf(random, [2, 4, 8, 16])}`;
  return anyOf(random, [digits(), digits(), `${digits()}.${digits()}`, fraction]);
};

/** A unit of one kind, or one divided by a unit of another kind; alike for all terms and the target. */
const createUnit = (random: Random, of: readonly (readonly ExpressionUnit[])[]): readonly Factor[] =>
  of.map((units) => ({ ...createFactor(random, units), exponent: 1 }));

/** "5 ft + 3/4 in - 2 cm to yards", or of rates: "5 ft/s - 3 miles per hour in knots". */
export function createSums(random: Random, count: number): readonly RandomText[] {
  return Array.from({ length: count }, () => {
    const of = random() < 0.6 ? [anyOf(random, kinds)] : [anyOf(random, kinds), anyOf(random, kinds)];
    const terms = Array.from(
      { length: 2 + Math.floor(random() * 2) },
      (_, i): Term => ({
        sign: i > 0 && random() < 0.3 ? " - " : " + ",
        number: createNumber(random),
        unit: createUnit(random, of),
      }),
    );
    const target = createUnit(random, of);
    const isInWords = random() < 0.5;
    const name = ([first, second]: readonly Factor[]): string => {
      if (!first) throw new RangeError("a unit has a factor");
      const numerator = isInWords ? inPlurals(first) : inSymbols(first);
      if (!second) return numerator;
      return isInWords ? `${numerator} per ${inNames(second)}` : `${numerator}/${inSymbols(second)}`;
    };
    const sum = (write: (term: Term) => string): string =>
      terms.map((term, i) => (i === 0 ? "" : term.sign) + write(term)).join("");
    const inTool = (write: (factor: Factor) => string) => (unit: readonly Factor[]) =>
      unit.map(write).join(" / ");
    const gnu = inTool(inGnu);
    const pint = inTool(inPint);
    return {
      ours:
        sum(({ number, unit }) => `${number} ${name(unit)}`) + anyOf(random, [" to ", " in "]) + name(target),
      gnu: `(${sum(({ number, unit }) => `${number.replace("/", "|")} ${gnu(unit)}`)}) / (${gnu(target)})`,
      pint: `(${sum(({ number, unit }) => `(${number}) * ${pint(unit)}`)}) / (${pint(target)})`,
      factors: [...terms.flatMap(({ unit }) => unit), ...target],
    };
  });
}
