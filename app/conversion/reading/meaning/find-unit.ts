import { isSameForm } from "../../algebra/base-unit-form";
import { isSameDimension } from "../../algebra/dimension";
import { bounded } from "../../bounded";
import { findCategory } from "../../categories/find-category";
import { dimensionOf } from "../../converting/rule";
import { fail, invalidExpression, type Result, succeed } from "../../errors";
import type { UnitText } from "../expression/unit-node";
import { mostCommon } from "../name/common-meanings";
import { habitsOf } from "../name/habits";
import { bestOf, isEveryday, isFamiliar, preferring } from "../name/likelihood";
import { prefixedUnits } from "../name/prefixed-units";
import { ofTheirKind } from "../name/quantity-kind";
import { type Assumption, present, type UnitMatch } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { spelledLike } from "../name/small-letters";
import { namesOf, normalizeTypography } from "../name/unit-names";
import { unknownCategory } from "../suggestion/unknown-category";
import { meaningsBeside } from "./capitals";
import { choose, distinctSizes, refusalOf } from "./choose-meaning";
import { isWireSection } from "./meaning-pairs";
import { expressionMeanings, isFallback, type Meaning, meaningOf, meaningsOf } from "./meanings";
import { withVariants } from "./variants";

/** A unit that a text names, with the assumptions made. */
export type FoundUnit = UnitMatch & { readonly readings: readonly Assumption[] };

export const checkCategory = ({ category }: FindOptions): Result<undefined> =>
  !category || findCategory(category) ? succeed(undefined) : unknownCategory(category);

/** 400F/200C, as recipes have it: no farads per coulomb. */
const TWO_TEMPERATURES = /^(\d+ ?°?[CF]) ?\/ ?(\d+ ?°?[CF])$/i;

/** 20 (°C): in parentheses a scale keeps its zero. */
const ENCLOSED = /^\( ?([^()]*[^() ]) ?\)$/;

/** Of an abbreviation: "kb." is what "kb" is. */
const FULL_STOP = /^([^.]*\p{L})\.$/u;

/** Accepts plain text in place of a UnitText. */
export function toUnitText(unit: string | UnitText): UnitText {
  const { text, ...others } = typeof unit === "string" ? { text: unit } : unit;
  const bare = text.startsWith("(") ? text.replace(ENCLOSED, "$1") : text;
  return { ...others, text: bare.endsWith(".") ? bare.replace(FULL_STOP, "$1") : bare };
}

/** Runners count kilometers so, most others thousands, and few kelvins. */
const THOUSANDS = ["km", "K", "a thousand"];

/**
 * The unit that a text names or composes from others; case matters where it decides between units.
 * Errors: unknown_unit with up to three suggestions, ambiguous_unit with its choices, unknown_category, invalid_expression,
 * offset_in_product.
 */
export function findUnit(unit: string | UnitText, options: FindOptions = {}): Result<FoundUnit> {
  return bounded(() => {
    const known = checkCategory(options);
    if (!known.ok) return known;
    const source = toUnitText(unit);
    const { text } = source;
    const pair = TWO_TEMPERATURES.exec(source.written ?? "");
    if (pair)
      return invalidExpression(
        text,
        `${pair[1]} and ${pair[2]} are two temperatures: convert them one by one`,
      );
    if (options.category === undefined && text === "k")
      return fail({ code: "ambiguous_value", text, meanings: THOUSANDS });
    const meanings = meaningsBeside(source, source, options);
    if (!meanings.ok) return meanings;
    const meant = preferring(meanings.value, (one) => !one.isInSmallLetters);
    const likely = preferring(preferring(meant, isFallback), (one) => isWireSection(one, meant));
    const best = ofTheirKind(
      bestOf(likely),
      (one) => one,
      ({ unit }) => unit.name,
    );
    const everyday = likely.filter(({ category }) => isEveryday(category));
    // A gal is a gallon before it is the unit of gravimetry, whose very symbol it is.
    const isCommon =
      !best.some(({ category, isExpression }) => isExpression || isEveryday(category)) &&
      mostCommon(text, everyday) !== null;
    // Nor is 37 c a time, although c is the century's id.
    const matches = isCommon
      ? everyday
      : mostCommon(text, distinctSizes(best))
        ? best
        : preferring(best, (one) => one.isExpression || one.unit.id !== text || !isEveryday(one.category));
    const choice = choose(text, "from", matches, options);
    if (!choice.ok) return choice;
    const [habitual] = meantAlone(text, options);
    if (habitual) return settle(text, habitual, readingOf(text, habitual, best), options);
    const like = spelledLike(text, choice.value.chosen, options).map((one) => meaningOf(one, 0));
    const isUsual = mostCommon(text, like)?.isObvious === true;
    const isOutranked =
      like.some(({ unit }) => unit.scale.factor.form.kind !== "prefixed") &&
      (isHuge(choice.value.chosen) ||
        (text.length > 2 && (isUsual || !isWrittenSo(text, choice.value.chosen))));
    const settled = isOutranked ? choose(text, "from", like, options) : choice;
    if (!settled.ok) return settled;
    const { chosen, reading } = settled.value;
    const others = [...likely, ...(isOutranked ? best : like)];
    if (reading?.alternatives.length) return settle(text, chosen, reading, options);
    const isSaid = isOutranked && !isUsual && isWrittenSo(text, choice.value.chosen);
    const outranked = isSaid ? readingOf(text, chosen, [choice.value.chosen]) : null;
    return settle(text, chosen, homonymReading(text, chosen, others) ?? outranked ?? reading, options);
  });
}

/** A meaning with what it assumes. Errors: what may not be assumed. */
function settle(
  text: string,
  meaning: Meaning,
  reading: Assumption | null,
  options: FindOptions,
): Result<FoundUnit> {
  const readings = [...meaning.assumptions, ...withVariants({ text, meaning }, present(reading), options)];
  const refused = refusalOf(readings, options);
  return refused ? fail(refused) : succeed({ category: meaning.category, unit: meaning.unit, readings });
}

const readingOf = (text: string, chosen: UnitMatch, alternatives: readonly UnitMatch[]): Assumption => ({
  kind: "unit",
  text,
  role: "from",
  chosen,
  alternatives,
});

/** Whether a text is a symbol in its own case, and not only the plural or another case of one. */
const isWrittenSo = (text: string, { unit }: UnitMatch): boolean =>
  namesOf(unit).some((name) => normalizeTypography(name) === normalizeTypography(text)) ||
  prefixedUnits(text).some(({ expression }) => isSameForm(expression.resolve(), unit.scale.factor.resolve()));

/** What a name without a target means by habit, before the rows of that name. */
function meantAlone(text: string, options: FindOptions): readonly Meaning[] {
  const [habit] = options.category === undefined ? habitsOf("alone", text) : [];
  const meanings = habit && expressionMeanings({ text: habit.means }, options);
  return meanings?.ok ? meanings.value : [];
}

/** From peta up nobody multiplies customary units: QT is the quart before it is a quettatesla. */
const HUGE = /^(?:peta|exa|zetta|yotta|ronna|quetta)/;
const isHuge = ({ unit }: UnitMatch): boolean =>
  unit.scale.factor.form.kind === "prefixed" && HUGE.test(unit.scale.factor.form.prefix.name);

/** The same unit seen from another side. */
const ASPECT = /\((?:cross section|slope|angle|frequency|at [^()]*)\)/;

/** Another field's unit by the same symbol, which no target tells apart: cd is the cord or the candela, AWG a florin or a gauge. */
function homonymReading(text: string, chosen: UnitMatch, likely: readonly Meaning[]): Assumption | null {
  const { unit } = chosen;
  if (isFamiliar(chosen)) return null;
  // Cd is in no symbol's case: the cord is as far from it as the candela.
  const isOther =
    likely.some((one) => one.unit === unit && one.isExpression) &&
    /^\p{L}+$/u.test(text) &&
    !isWrittenSo(text, chosen);
  const alternatives = likely.filter(
    (one) =>
      one.isExpression === isOther &&
      !ASPECT.test(one.unit.name) &&
      !isSameDimension(one.dimension, dimensionOf(unit)),
  );
  const isObvious = mostCommon(text, [chosen, ...alternatives])?.isObvious === true;
  return alternatives.length === 0 || isObvious ? null : readingOf(text, chosen, alternatives);
}

/** True where a text names a unit or builds one, or may in another case. */
export const namesAnyUnit = (text: string, options: FindOptions = {}): boolean =>
  meaningsOf({ text }, options).ok;
