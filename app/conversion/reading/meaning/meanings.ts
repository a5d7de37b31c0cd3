import { once } from "~/numerals/once";
import type { Dimension } from "../../algebra/dimension";
import type { UnitExpression } from "../../algebra/expression";
import { symbolOf } from "../../algebra/names";
import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";
import { dimensionOf, isSameSize } from "../../converting/rule";
import { fail, type Result, succeed } from "../../errors";
import { categoriesFor } from "../expression/categories-for";
import { type Evaluated, evaluateNode } from "../expression/evaluate-expression";
import { expressionUnit, factorsOf, rowFor, unitsToExplain } from "../expression/expression-unit";
import { withoutRadians } from "../expression/radians";
import { type ReadName, readName } from "../expression/unit-atoms";
import { parseExpression } from "../expression/unit-grammar";
import { atomsOf, partsOf, type UnitNode, type UnitText } from "../expression/unit-node";
import { isVariantUnsaid, mostCommon } from "../name/common-meanings";
import { habitsOf } from "../name/habits";
import { bestOf } from "../name/likelihood";
import { isEvent, namedConstant } from "../name/named-constants";
import { isNameOfOneUnit, rowsNamed } from "../name/named-rows";
import { scalesInOtherCase } from "../name/other-case";
import { type Assumption, type UnitMatch, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { smallLetterData } from "../name/small-letters";
import { unknownUnit } from "../suggestion/unknown-unit";
import { distinctSizes } from "./choose-meaning";

/** One meaning of a unit text. A lower rank is more likely. */
export type Meaning = UnitMatch & {
  readonly rank: number;
  readonly isExpression: boolean;
  readonly dimension: Dimension;
  readonly assumptions: readonly Assumption[];
  /** The names that an expression is composed of. */
  readonly names?: readonly string[];
  /** Its text in its own case, where only that tells it from another, or where it is in capitals by habit. */
  readonly spelling?: string;
  /** Written in capitals by habit, as the S of "5 MIN to S". */
  readonly isInSmallLetters?: boolean;
};
/** Expressions come after the units that a whole text names, and those without a category after those with one. */
const EXPRESSION_RANK = 6;
const WITHOUT_CATEGORY_RANK = 3;

type Failure = Extract<Result<never>, { ok: false }>;

const hasQuotient = (node: UnitNode): boolean =>
  node.kind === "quotient" || (node.kind === "power" && node.exponent < 0) || partsOf(node).some(hasQuotient);

/** SG by itself is a density scale, not the number one, which would make it a hundred degrees Brix; a beat is none either. */
const isNamedNumber = (text: string, { dimension }: Evaluated): boolean =>
  dimension.every((exponent) => exponent === 0) && (rowsNamed(text, {}).length > 0 || isEvent(text));

const PLAIN_RADIANS: Assumption = {
  kind: "convention",
  text: "taking 1 rad as 1 and a revolution as 2π rad, as the SI does",
};

/** Also what is left of m s⁻¹ without its space. */
const PER_MILLISECOND = /^ms\^?-[123]$/;

/** A way to parse an expression; another comes before the second one. */
type Way = { readonly node: UnitNode; readonly isAmbiguous?: boolean; readonly isSecond?: boolean };

/** What the names of a parsed expression mean together. */
function meaningsOfParsed(
  text: string,
  { node, isAmbiguous, isSecond }: Way,
  options: FindOptions,
  read: ReadName,
  written = text,
): Result<readonly Meaning[]> {
  const evaluated = evaluateNode(node, written, options, read);
  if (!evaluated.ok) return evaluated;
  const isSingle = node.kind === "atom";
  const keepsScales = isSingle || hasQuotient(node);
  const usable = evaluated.value.filter(({ isOffset }) => keepsScales || !isOffset);
  if (usable.length === 0) return fail({ code: "offset_in_product", unit: text });
  const meant = isSingle ? usable.filter((one) => !isNamedNumber(text, one)) : usable;
  // The hours of kW/h are not angles.
  const rotated = isSingle ? [] : bestOf(meant).flatMap((one) => withoutRadians(one) ?? []);
  const assumptionsOf = ({
    expression,
    isOffset,
    isOneOfCases,
    hasPlainRadians,
  }: Evaluated): readonly Assumption[] => [
    ...(hasPlainRadians ? [PLAIN_RADIANS] : []),
    ...(isAmbiguous || (isOneOfCases && !isSingle) ? [wording(text, symbolOf(expression()) ?? text)] : []),
    ...(isOffset && !isSingle ? [{ kind: "interval" as const, text: written }] : []),
    ...constantReadings(text, node, expression()),
    ...besideReadings(node, written, expression()),
    ...(PER_MILLISECOND.test(text) ? [wording(text, `${symbolOf(expression())} (of milliseconds)`)] : []),
    ...unitsToExplain(expression()).map(({ symbol, readAs = "" }) => wording(symbol, readAs)),
  ];
  const names = isSingle ? [] : atomsOf(node).map((atom) => atom.text);
  const meanings = [...rotated, ...meant].flatMap((one) =>
    categoriesFor(one, options, isSingle).map((category): Meaning => {
      const unit = once(
        () => (category && rowFor(one.expression(), category)) ?? expressionUnit(one.expression(), text),
      );
      const assumptions = once(() => assumptionsOf(one));
      return {
        category,
        dimension: one.dimension,
        rank: EXPRESSION_RANK + one.rank + (category ? 0 : WITHOUT_CATEGORY_RANK) + (isSecond ? 1 : 0),
        isExpression: true,
        spelling: one.spelling,
        names,
        get unit() {
          return unit();
        },
        get assumptions() {
          return assumptions();
        },
      };
    }),
  );
  return succeed(meanings);
}

/** "5 m c": which of the letters side by side are constants, since "m c" might be anything. */
function constantReadings(text: string, node: UnitNode, expression: UnitExpression): readonly Assumption[] {
  if (node.kind !== "product" || /[^\p{L}\d ]/u.test(text)) return [];
  const factors = factorsOf(expression);
  return atomsOf(node).flatMap((atom) => {
    const { label = "" } = (atom.text.length === 1 && namedConstant(atom.text)) || {};
    return factors.has(label) ? [wording(atom.text, `the ${label}`)] : [];
  });
}

/** "12 MWh/a": the year that was meant, which is not in "5 kg/a" where that is per are. */
function besideReadings(node: UnitNode, whole: string, expression: UnitExpression): readonly Assumption[] {
  const factors = factorsOf(expression);
  return atomsOf(node).flatMap(({ text }) => {
    const [{ means = "", says } = {}] = habitsOf("within", text, whole);
    if (says === undefined) return [];
    const [first] = readName(means, means);
    const isUsed = first && [...factorsOf(first.expression).keys()].every((factor) => factors.has(factor));
    return isUsed ? [wording(text, says)] : [];
  });
}

/**
 * The ways in which an expression may be parsed: "ft lb" is a product of symbols before it is a name. `keepsRates`: whether
 * "ounces per hour" may be a name, or else is a quotient of whatever ounces are. Errors: invalid_expression.
 */
function waysToParse(text: string, keepsRates: boolean): Result<readonly Way[]> {
  let hasShortNames = false;
  const named = parseExpression(text, (name, isSeveralWords) => {
    const isName = (keepsRates || !name.includes(" per ")) && isNameOfOneUnit(name, isSeveralWords);
    hasShortNames ||= isName && isSeveralWords && areShort(name);
    return isName;
  });
  const isLong = (name: string, isSeveralWords: boolean): boolean =>
    isNameOfOneUnit(name, isSeveralWords) && !(isSeveralWords && areShort(name));
  const parsed = hasShortNames ? [parseExpression(text, isLong), named] : [named];
  const ways = parsed.flatMap((one): Way[] => {
    if (!one.ok) return [];
    const { alternative } = one.value;
    return [one.value, ...(alternative ? [{ node: alternative, isAmbiguous: true }] : [])];
  });
  return ways.length > 0 || named.ok ? succeed(ways) : named;
}

/** What a text means as an expression. Errors: unknown_unit, invalid_expression, offset_in_product. */
export function expressionMeanings(
  { text, node, written, known }: UnitText,
  options: FindOptions = {},
  read = readName,
  keepsRates = true,
): Result<readonly Meaning[]> {
  if (known) return succeed([]);
  const ways = node ? succeed([{ node }]) : waysToParse(text, keepsRates);
  if (!ways.ok) return ways;
  const found: Meaning[] = [];
  let failure: Result<never> | null = null;
  for (const way of ways.value) {
    const meanings = meaningsOfParsed(text, { ...way, isSecond: found.length > 0 }, options, read, written);
    if (meanings.ok) found.push(...meanings.value);
    else failure ??= meanings;
  }
  return found.length > 0 ? succeed(found) : (failure ?? succeed(found));
}

/** Symbols: "ft lb", but the fl of "fl oz" is not a femtoliter, nor the us of "us gpm" a microsecond. */
const areShort = (name: string): boolean =>
  !/^(?:fl|us)\b/i.test(name) && name.split(/[\s.-]+/).every((word) => word.length < 4);

/** A known unit as a meaning. */
export const meaningOf = (
  { category, unit }: UnitMatch,
  rank: number,
  isExpression = false,
  assumptions: readonly Assumption[] = [],
): Meaning => ({
  category,
  unit,
  get dimension() {
    return dimensionOf(unit);
  },
  rank,
  isExpression,
  assumptions,
});

/** In °C/W the degree is a difference of temperatures: a kelvin. Ids and names say what they are. */
const degreesIn = (text: string, { symbol }: Unit): readonly Assumption[] =>
  /[/·]/.test(symbol) && /°[CFR]/.test(symbol) && /°|deg(?!ree)|[CF]\b/.test(text)
    ? [{ kind: "interval", text }]
    : [];

/** W/m*K is meant as W/(m·K), although a product comes after a quotient. */
const productBelow = (text: string, { symbol }: Unit): readonly Assumption[] =>
  symbol.includes("/(") && /\/[^()/*·×.]*[*·×.][^()/]*$/.test(text) && !text.includes("(")
    ? [{ kind: "convention", text: `reading '${text}' as ${symbol}` }]
    : [];

export const isPrefix = ({ category }: { readonly category: Category | null }): boolean =>
  category?.id === "prefixes";

/**
 * "m" is the meter before it is milli or a wavelength, "°C" a temperature before it is a difference of two: those are meant
 * only where nothing else is.
 */
export const isFallback = (meaning: Meaning): boolean =>
  isPrefix(meaning) ||
  meaning.category?.id === "temperature-interval" ||
  (!meaning.isExpression && meaning.unit.scale.kind === "reciprocal");

/** The catalogue units that a whole text names. "mb" is a millibar before it is an amount of data. */
export function rowMeanings({ text, known }: UnitText, options: FindOptions = {}): readonly Meaning[] {
  if (known) return [meaningOf(known, 0, known.category === null)];
  const isTold = ({ category, unit }: UnitMatch): boolean =>
    options.category !== undefined || !category?.toldBy || category.toldBy.test(unit.name);
  const named = rowsNamed(text, options)
    .filter(isTold)
    .map((row) =>
      meaningOf(row, row.rank, false, [...degreesIn(text, row.unit), ...productBelow(text, row.unit)]),
    );
  const data = smallLetterData(text, options);
  const others = named.filter((row) => data.every(({ category }) => category !== row.category));
  const rank = Math.max(-1, ...others.map((row) => row.rank)) + 1;
  return data.length > 0 ? [...others, ...data.map((match) => meaningOf(match, rank))] : named;
}

/** Before any other meaning. */
const HABIT_RANK = -1;

/** What people mean by a text, by habit: anywhere, or beside the other unit, and then nothing else. */
function habitualMeanings(
  { text, known }: UnitText,
  options: FindOptions,
  place: "whole" | "instead",
  other: string,
): readonly Meaning[] {
  if (known || (place === "instead" && options.category !== undefined)) return [];
  const [habit] = habitsOf(place, text.trim(), other.trim());
  const meanings = habit && expressionMeanings({ text: habit.means }, options);
  if (!habit || !meanings?.ok) return [];
  return bestOf(meanings.value).map((one) => ({
    ...one,
    rank: HABIT_RANK,
    assumptions: [wording(text, habit.means)],
  }));
}

/**
 * Everything that a unit text means: by habit, then rows that it names, otherwise an expression. `other` is the text of the unit
 * that it converts into. Errors: those of expressionMeanings.
 */
export function meaningsOf(
  unit: UnitText,
  options: FindOptions = {},
  other = "",
): Result<readonly Meaning[]> {
  const only = habitualMeanings(unit, options, "instead", other);
  if (only.length > 0) return succeed(only);
  const named = namedMeanings(unit, options);
  const habitual = habitualMeanings(unit, options, "whole", other);
  return named.ok || habitual.length > 0 ? succeed([...habitual, ...(named.ok ? named.value : [])]) : named;
}

function namedMeanings(unit: UnitText, options: FindOptions): Result<readonly Meaning[]> {
  const rows = rowMeanings(unit, options);
  if (rows.length > 0) return succeed(rareRows(unit, rows, options) ?? rows);
  const scales = unit.node ? [] : scalesInOtherCase(unit.text, options);
  if (scales.length > 0) return succeed(scales.map((row) => meaningOf(row, row.rank)));
  const meanings = expressionMeanings(unit, options);
  if (meanings.ok && meanings.value.length === 0) return unknownUnit(unit.text, options) as Failure;
  return meanings;
}

/** Where the catalogue has only a rare variant, such as therms per UK gallon: the expression, which means the common one. */
function rareRows(unit: UnitText, rows: readonly Meaning[], options: FindOptions): readonly Meaning[] | null {
  const isVariant = unit.text.includes("/") && rows.every((row) => isVariantUnsaid(unit.text, row.unit));
  const meanings = isVariant && options.category === undefined ? expressionMeanings(unit, options) : null;
  const best = meanings?.ok ? bestOf(meanings.value) : [];
  const distinct = distinctSizes(best);
  const common = mostCommon(unit.text, distinct)?.match;
  const isOf = (row: Meaning, one: Meaning): boolean => isSameSize(row.unit, one.unit);
  // MBtu/h are thousands, of which the expression knows nothing.
  const isKnown = rows.every((row) => distinct.some((one) => isOf(row, one)));
  return common && isKnown && !rows.some((row) => isOf(row, common)) ? best : null;
}
