import { isSameSize } from "../converting/rule";
import { fail, type Result } from "../errors";
import { bestOf, distinctSizes, toChoice } from "./choose-meaning";
import { isFamiliar } from "./everyday";
import { choosePair, pairsOf, type UnitPair } from "./meaning-pairs";
import { expressionMeanings, isPrefix, type Meaning, meaningsOf, rowMeanings } from "./meanings";
import type { FindOptions } from "./row-candidates";
import type { UnitText } from "./unit-node";

/** A symbol or two, which may be in the wrong case. */
const isInSmallLetters = (text: string): boolean => /^[^A-Z ]{2,}(?: [^A-Z ]+)?$/.test(text);

/** What a text means as it is written, prefixes aside. */
function asWritten(unit: UnitText, options: FindOptions): readonly Meaning[] {
  const meanings = meaningsOf(unit, options);
  return meanings.ok ? meanings.value.filter((one) => !isPrefix(one)) : [];
}

/** What a text means in its own case and every other. */
function inAnyCase(unit: UnitText, options: FindOptions): readonly Meaning[] {
  const expressions = expressionMeanings(unit, { ...options, isCaseOpen: true });
  return [...rowMeanings(unit, options), ...(expressions.ok ? expressions.value : [])];
}

/**
 * For two units that do not convert, what one of them in small letters may be in another case: the only unit that does convert
 * where it names none as written ("pa" beside psi), otherwise a question ("nm" beside ft·lb). Null where nothing converts.
 */
export function pairInOtherCase(from: UnitText, to: UnitText, options: FindOptions): Result<UnitPair> | null {
  if (![from, to].some(({ text }) => isInSmallLetters(text))) return null;
  const own = { from: asWritten(from, options), to: asWritten(to, options) };
  const pairs = pairsOf(inAnyCase(from, options), inAnyCase(to, options)).filter(
    (pair) => !isPrefix(pair) && pair.rule.kind !== "inverse",
  );
  for (const [changed, kept] of [
    ["to", "from"],
    ["from", "to"],
  ] as const) {
    const { text } = { from, to }[changed];
    const found = pairs.filter((pair) => own[kept].some((one) => isSameSize(one.unit, pair[kept].unit)));
    // "23 ft to kg" is about no femtotons.
    if (found.length === 0 || !isInSmallLetters(text) || own[changed].some(isFamiliar)) continue;
    const meant = distinctSizes(bestOf(found).map((pair) => pair[changed]));
    if (own[changed].length === 0 && meant.length === 1)
      return choosePair(from.text, to.text, found, options);
    // Without a category, because a symbol may stand for a unit that no page has.
    const choices = distinctSizes([...bestOf(own[changed]).slice(0, 1), ...meant]).map((one) => ({
      ...toChoice(one),
      category: null,
    }));
    return fail({ code: "ambiguous_unit", unit: text, choices, isCase: true });
  }
  return null;
}
