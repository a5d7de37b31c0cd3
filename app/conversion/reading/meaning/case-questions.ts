import type { ConversionError, UnitChoice } from "../../errors";
import { readEveryCase } from "../expression/unit-atoms";
import type { UnitText } from "../expression/unit-node";
import { bestOf, isFamiliar } from "../name/likelihood";
import { rowsNamed } from "../name/named-rows";
import type { FindOptions } from "../name/row-candidates";
import { caseChoice, distinctSizes } from "./choose-meaning";
import { type MeaningPair, pairsOf } from "./meaning-pairs";
import { expressionMeanings, isPrefix, type Meaning } from "./meanings";

/** A unit as it was written, and what it means. */
type Read = readonly [UnitText, readonly Meaning[]];

const inEveryCase = (unit: UnitText, options: FindOptions): readonly Meaning[] => {
  const meanings = expressionMeanings(unit, options, readEveryCase);
  return meanings.ok ? meanings.value : [];
};

const convertible = (from: readonly Meaning[], to: readonly Meaning[]): readonly MeaningPair[] =>
  pairsOf(from, to).filter((pair) => !isPrefix(pair) && pair.rule.kind !== "inverse");

/** A symbol or two in small letters, or a prefix of bytes, which may be in the wrong case: nm, mB/s. */
const mayBeInWrongCase = (text: string): boolean =>
  /^(?:[^A-Z ]{2,}(?: [^A-Z ]+)?|[kmgtpe]B(?:\/\S+)?)$/.test(text);

/** A question about the case of one unit, with what it may be if the other is in the wrong case too: 5 ma to a. */
export function withEveryCase(
  error: ConversionError,
  from: UnitText,
  to: UnitText,
  options: FindOptions,
): ConversionError {
  if (error.code !== "ambiguous_unit" || !error.isCase || /[A-Z]/.test(from.text + to.text)) return error;
  const [unit, partner] = error.unit === from.text ? [from, to] : [to, from];
  if (rowsNamed(partner.text, {}).some(isFamiliar)) return error;
  const found = convertible(inEveryCase(unit, options), inEveryCase(partner, options));
  const others = distinctSizes(found.map((pair) => pair.from)).map(caseChoice);
  const isNew = ({ symbol }: UnitChoice): boolean => error.choices.every((one) => one.symbol !== symbol);
  return { ...error, choices: [...error.choices, ...others.filter(isNew)] };
}

/**
 * For two units that do not convert, a question about one that would in another case: nm is N·m beside ft·lb, mB/s may be MB/s
 * beside kB/s. Null where nothing would, and for units that everybody knows: "23 ft to kg" is about no femtotons.
 */
export function questionOfCase(from: Read, to: Read, options: FindOptions): ConversionError | null {
  for (const [[unit, meanings], [, others]] of [[to, from] as const, [from, to] as const]) {
    const own = meanings.filter((one) => !isPrefix(one));
    if (!mayBeInWrongCase(unit.text) || own.some(isFamiliar)) continue;
    const found = convertible(inEveryCase(unit, options), others);
    if (found.length === 0) continue;
    const choices = distinctSizes([...bestOf(own).slice(0, 1), ...found.map((pair) => pair.from)]);
    return { code: "ambiguous_unit", unit: unit.text, choices: choices.map(caseChoice), isCase: true };
  }
  return null;
}
