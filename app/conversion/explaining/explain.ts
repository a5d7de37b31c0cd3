import { toDouble } from "~/numerals/nearest-double";
import { decimal, exactText, isEqual, isZero, type Ratio, toSignificantText } from "~/numerals/ratio";
import { unitAfterNumber } from "~/numerals/unit-after-number";
import type { BaseUnitForm } from "../algebra/base-unit-form";
import { superscript } from "../algebra/names";
import { bounded } from "../bounded";
import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import { type Source, sourceCalled } from "../constants/bibliography";
import { requireCategory, requireUnit } from "../converting/catalogue-conversion";
import { type Exactness, evaluate, exactnessOf, ruleBetween } from "../converting/rule";
import type { ExchangeRates } from "../currencies/rates";
import { type Result, succeed } from "../errors";
import { calculationAround } from "./calculation-around";
import { definitionsOf } from "./definitions";
import { sourcesOf } from "./describe";
import { calculationOf, equationOf, formulaOf } from "./formula";
import { noteOf } from "./repeated-size";

/** How one conversion works, as data; `equation`, `formula` and the like are the texts to show. */
export type Explanation = {
  /** "1 mi = 1.609344 km" */
  readonly equation: string;
  /** True if the equation shows a rounded factor. */
  readonly isRounded: boolean;
  /** The exact factor as a decimal or fraction, with π or ln 10 as symbols; null if it is measured or a rate. */
  readonly exactFactor: string | null;
  /** The factor as the nearest double; a market rate to six significant digits. */
  readonly factor: string;
  readonly exactness: Exactness;
  /** "Multiply by 1.609344.", "Multiply by 0.017453292519943295 (exactly π ÷ 180)." */
  readonly formula: string;
  /** The calculation with any number: the text before and after it, ["", " mi × 1.609344 km/mi"]. */
  readonly calculation: readonly [before: string, after: string];
  /** Relative standard uncertainty of a measured factor; the sum, if several constants are measured. */
  readonly relativeUncertainty: number | null;
  /** True if the uncertainty is a sum over several constants, an upper bound because their errors may be correlated. */
  readonly isUncertaintyBound: boolean;
  /** One line for each constant that the two units depend on: "mile = 1760 × yard". */
  readonly definitions: readonly string[];
  readonly sources: readonly Source[];
  /** How ambiguous names were read, conventions, and notes of the category. */
  readonly notes: readonly string[];
};

/** Longer exact factors are in scientific notation or a fraction; the longest are omitted. */
const MAX_EXACT_LENGTH = 60;
const MAX_FRACTION_LENGTH = 120;
const MAX_TERMINATING_DIGITS = 40;
/** The digits to which markets quote a rate: 1 EUR = 1.14263 USD. */
const RATE_DIGITS = 6;

/** Whether an exact factor is short enough to be shown: 5/9, but not 8896443230521/1290320000. */
const isReadable = (text: string): boolean => text.length <= (text.includes("/") ? 9 : 24);

/** A unit's name after a number. Currencies have their code, because many share a sign. */
const shownName = (unit: Unit, category: Category | null, number: string): string =>
  category?.displayStyle(unit).kind === "currency" ? unit.id : unitAfterNumber(unit, number);

/** Explains the conversion between two units of a category. Errors: unknown_category, unknown_unit, no_rate. */
export function explain(
  categoryId: string,
  fromId: string,
  toId: string,
  rates: ExchangeRates,
): Result<Explanation> {
  return bounded(() => {
    const category = requireCategory(categoryId);
    if (!category.ok) return category;
    const from = requireUnit(category.value, fromId);
    if (!from.ok) return from;
    const to = requireUnit(category.value, toId);
    return to.ok ? explainUnits(category.value, from.value, to.value, rates) : to;
  });
}

/** The rule between two units, and its factor as displayed. Error: no_rate. */
function factorBetween(from: Unit, to: Unit, rates: ExchangeRates) {
  const rule = ruleBetween(from, to);
  const evaluated = evaluate(rule.factor, rates);
  if (!evaluated.ok) return evaluated;
  const isRate = exactnessOf(rule.factor) === "rate";
  const factor = isRate ? decimal(toSignificantText(evaluated.value, RATE_DIGITS)) : evaluated.value;
  const exactFactor = exactFactorText(rule.factor);
  const rounded = String(toDouble(factor));
  const shown = exactFactor !== null && isReadable(exactFactor) ? exactFactor : rounded;
  const isRounded = isRate ? !isEqual(factor, evaluated.value) : shown !== exactFactor;
  return succeed({ rule, factor, exactFactor, rounded, shown, isRounded });
}

/** How a number is converted: "5 × 1.609344", "5 × 180 ÷ π", "(5 − 32) ÷ 1.8". Error: no_rate. */
export function calculation(number: string, from: Unit, to: Unit, rates: ExchangeRates): Result<string> {
  const found = factorBetween(from, to, rates);
  if (!found.ok) return found;
  const { rule, factor, shown } = found.value;
  return succeed(calculationOf(rule, factor, shown, number));
}

/** Explains the conversion between two units that convert into each other. Error: no_rate. */
export function explainUnits(
  category: Category | null,
  from: Unit,
  to: Unit,
  rates: ExchangeRates,
): Result<Explanation> {
  return bounded(() => {
    const found = factorBetween(from, to, rates);
    if (!found.ok) return found;
    const { rule, factor, exactFactor, rounded, shown, isRounded } = found.value;
    return succeed({
      equation: equationOf({
        from: shownName(from, category, "1"),
        to: shownName(to, category, rule.kind === "proportional" ? shown : "x"),
        rule,
        factor,
        shown,
        isRounded,
      }),
      isRounded,
      exactFactor,
      factor: rounded,
      exactness: exactnessOf(rule.factor),
      formula: formulaOf(rule, factor, rule.kind === "curve" ? shown : decimalFirst(rounded, exactFactor)),
      calculation: calculationAround({
        from,
        to,
        names: [shownName(from, category, "2"), shownName(to, category, "2")],
        rule,
        factor,
        shown,
      }),
      ...uncertaintyOf(rule.factor),
      definitions: definitionsOf(from, to),
      sources: [...new Set([...sourcesOf(from), ...sourcesOf(to)])].map(sourceCalled),
      notes: notesOn(category, from, to),
    });
  });
}

/** The notes of two units, and the category's note if one of the units is its row. */
function notesOn(category: Category | null, from: Unit, to: Unit): readonly string[] {
  const isOfCategory = category?.units.includes(from) || category?.units.includes(to);
  const notes = [noteOf(category, from), noteOf(category, to), isOfCategory ? category?.note : undefined];
  return [...new Set(notes.filter((note) => note !== undefined))];
}

/** The factor as a double, followed by its exact form if that differs. */
const decimalFirst = (rounded: string, exactFactor: string | null): string =>
  exactFactor === null || exactFactor === rounded ? rounded : `${rounded} (exactly ${exactFactor})`;

/** The factor as an exact text: "1.609344", "5/9", "π ÷ 180"; null if it is too long, measured or a rate. */
function exactFactorText({ ratio, constants }: BaseUnitForm): string | null {
  const symbols: string[] = [];
  for (const [constant, exponent] of constants) {
    if (constant.kind !== "irrational") return null;
    const size = Math.abs(exponent);
    symbols.push(`${exponent < 0 ? "÷" : "×"} ${constant.id}${size === 1 ? "" : superscript(size)}`);
  }
  const plain = exactText(ratio);
  if (plain === null) return null;
  const text = symbols.length === 0 ? plain : withSymbols(plain, symbols);
  return text.length <= MAX_EXACT_LENGTH ? text : toLongText(ratio, plain, symbols);
}

/** Joins a number and symbols: "π ÷ 180" rather than "1/180 × π". */
function withSymbols(plain: string, symbols: readonly string[]): string {
  const [numerator, denominator] = plain.split("/");
  const isUnity = numerator === "1" && symbols[0]?.startsWith("×");
  const parts = [...(isUnity ? [] : [numerator]), ...symbols, ...(denominator ? ["÷", denominator] : [])];
  return parts.join(" ").replace(/^× /, "");
}

/** A long exact number in scientific notation if its digits end, otherwise as a fraction; null if both are too long. */
function toLongText(ratio: Ratio, plain: string, symbols: readonly string[]): string | null {
  const digits = plain.replace(/^-?0\.?0*|\.|(?<!0)0+$/g, "");
  const terminates = !isZero(ratio) && !plain.includes("/") && digits.length <= MAX_TERMINATING_DIGITS;
  if (terminates) return [toSignificantText(ratio, MAX_TERMINATING_DIGITS), ...symbols].join(" ");
  const fraction = `${ratio.numerator}/${ratio.denominator}`;
  return fraction.length <= MAX_FRACTION_LENGTH ? [fraction, ...symbols].join(" ") : null;
}

function uncertaintyOf({
  constants,
}: BaseUnitForm): Pick<Explanation, "relativeUncertainty" | "isUncertaintyBound"> {
  const uncertainties = [...constants].flatMap(([constant, exponent]) =>
    constant.kind === "measured" ? [Math.abs(exponent) * constant.relativeUncertainty] : [],
  );
  const relativeUncertainty =
    uncertainties.length === 0 ? null : uncertainties.reduce((sum, one) => sum + one, 0);
  return { relativeUncertainty, isUncertaintyBound: uncertainties.length > 1 };
}
