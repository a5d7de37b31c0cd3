import { isSameForm } from "../algebra/base-unit-form";
import { isSameDimension } from "../algebra/dimension";
import { isSameSize } from "../converting/rule";
import { mostCommon } from "./common-meanings";
import { isEveryday } from "./everyday";
import { habitsOf } from "./habits";
import { expressionMeanings, type Meaning, meaningOf } from "./meanings";
import { rowsNamed } from "./named-rows";
import { prefixedUnits } from "./prefixed-units";
import type { UnitMatch } from "./readings";
import type { Candidate, FindOptions } from "./row-candidates";
import { smallLetterData } from "./small-letter-data";
import { namesOf, normaliseTypography } from "./unit-names";

/** Units that everybody calls so, in this very case. */
export const everydayNamed = (text: string): readonly Candidate[] =>
  rowsNamed(text, {}).filter(
    (row) =>
      row.matchesCase &&
      row.category.id !== "currency" &&
      (isEveryday(row.category) || mostCommon(text, [row])?.isObvious === true),
  );

/** Everyday units of another quantity that a text names in small letters: kilograms for Kgs, pints for PT. */
export function spelledLike(text: string, chosen: UnitMatch, options: FindOptions): readonly Meaning[] {
  const isData = chosen.category?.id === "data-storage";
  if (options.category !== undefined || isData || !/^(?=.*\p{Lu})\p{L}{2,}$/u.test(text)) return [];
  const { dimension } = chosen.unit.scale.factor.resolve();
  const small = everydayNamed(text.toLowerCase());
  // Gb is the gilbert, and far more often the gigabit.
  const bits = /^[kMGT]b$/.test(text) ? smallLetterData(text.toLowerCase(), options).slice(1) : [];
  if (small.some(({ unit }) => isSameSize(unit, chosen.unit))) return [];
  return [...small, ...bits]
    .map((row) => meaningOf(row, 0))
    .filter((one) => !isSameDimension(one.dimension, dimension));
}

/** Whether a text is a symbol in its own case, and not only the plural or another case of one. */
export const isWrittenSo = (text: string, { unit }: UnitMatch): boolean =>
  namesOf(unit).some((name) => normaliseTypography(name) === normaliseTypography(text)) ||
  prefixedUnits(text).some(({ expression }) => isSameForm(expression.resolve(), unit.scale.factor.resolve()));

/** What a name without a target means by habit, before the rows of that name. */
export function meantAlone(text: string, options: FindOptions): readonly Meaning[] {
  const [habit] = options.category === undefined ? habitsOf("alone", text) : [];
  const meanings = habit && expressionMeanings({ text: habit.means }, options);
  return meanings?.ok ? meanings.value : [];
}
