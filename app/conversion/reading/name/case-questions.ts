import type { ConversionError, UnitChoice } from "../../errors";
import { readEveryCase } from "../expression/unit-atoms";
import type { UnitText } from "../expression/unit-node";
import { caseChoice, distinctSizes } from "./choose-meaning";
import { isFamiliar } from "./everyday";
import { bestOf } from "./likelihood";
import { pairsOf } from "./meaning-pairs";
import { expressionMeanings, isPrefix, type Meaning } from "./meanings";
import { rowsNamed } from "./named-rows";
import type { FindOptions } from "./row-candidates";

/** A question about the case of one unit, with what it may be if the other is in the wrong case too: 5 ma to a. */
export function withEveryCase(
  error: ConversionError,
  from: UnitText,
  to: UnitText,
  options: FindOptions,
): ConversionError {
  if (error.code !== "ambiguous_unit" || !error.isCase || !isInSmallLetters(from.text + to.text))
    return error;
  const read = (unit: UnitText): readonly Meaning[] => {
    const meanings = expressionMeanings(unit, options, readEveryCase);
    return meanings.ok ? meanings.value : [];
  };
  const side = error.unit === from.text ? "from" : "to";
  const partner = side === "from" ? to : from;
  if (rowsNamed(partner.text, {}).some(isFamiliar)) return error;
  const found = pairsOf(read(from), read(to)).filter(({ rule }) => rule.kind !== "inverse");
  const others = distinctSizes(found.map((pair) => pair[side])).map(caseChoice);
  const isNew = ({ symbol }: UnitChoice): boolean => error.choices.every((one) => one.symbol !== symbol);
  return { ...error, choices: [...error.choices, ...others.filter(isNew)] };
}

/** A symbol or two, which may be in the wrong case. */
const isInSmallLetters = (text: string): boolean => /^[^A-Z ]{2,}(?: [^A-Z ]+)?$/.test(text);

/**
 * For two units that do not convert, a question about one in small letters that would in another case: nm is N·m beside ft·lb.
 * Null where nothing would, and for units that everybody knows: "23 ft to kg" is about no femtotons.
 */
export function questionOfCase(
  from: readonly [UnitText, readonly Meaning[]],
  to: readonly [UnitText, readonly Meaning[]],
  options: FindOptions,
): ConversionError | null {
  for (const [[unit, meanings], [, others]] of [[to, from] as const, [from, to] as const]) {
    const own = meanings.filter((one) => !isPrefix(one));
    if (!isInSmallLetters(unit.text) || own.some(isFamiliar)) continue;
    const inCase = expressionMeanings(unit, options, readEveryCase);
    const found = pairsOf(inCase.ok ? inCase.value : [], others).filter(
      (pair) => !isPrefix(pair) && pair.rule.kind !== "inverse",
    );
    if (found.length === 0) continue;
    const choices = distinctSizes([...bestOf(own).slice(0, 1), ...bestOf(found).map((pair) => pair.from)]);
    return { code: "ambiguous_unit", unit: unit.text, choices: choices.map(caseChoice), isCase: true };
  }
  return null;
}
