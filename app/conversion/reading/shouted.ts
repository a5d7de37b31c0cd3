import { isSameForm } from "../algebra/base-unit-form";
import { isSameDimension } from "../algebra/dimension";
import type { Unit } from "../categories/unit";
import { type ConversionError, fail, type Result, succeed } from "../errors";
import { isEveryday } from "./everyday";
import { rowsNamed } from "./named-rows";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { caseChoice } from "./unit-atoms";
import type { UnitText } from "./unit-text";

/** What a page shows of a category before anyone asks for more. */
const LEADING_UNITS = 4;

/** Written in capitals, although no unit is written so: "MIN", "OZ". */
const isShouted = (text: string): boolean =>
  /^[A-Z]{2,}$/.test(text) &&
  prefixedUnits(text).length === 0 &&
  rowsNamed(text, {}).every((row) => !row.matchesCase);

/** The everyday unit of a symbol: m, s, L, mm. */
const leadingUnit = (symbol: string): Unit | undefined =>
  rowsNamed(symbol, {}).find(
    ({ category, unit, matchesCase }) =>
      matchesCase && isEveryday(category) && category.units.indexOf(unit) < LEADING_UNITS,
  )?.unit;

/** "S" beside "SIEMENS", but not beside "SECONDS". */
function isSymbolBeside(symbol: string, name: string): boolean {
  const named = rowsNamed(name, {});
  const isShared = (text: string): boolean =>
    rowsNamed(text, {}).some(
      (row) => row.matchesCase && named.some(({ category }) => category === row.category),
    );
  return isShared(symbol) && !isShared(symbol.toLowerCase());
}

/** Where an everyday unit differs from a symbol by the case of its prefix: mm and Mm for "MM". */
function caseQuestion(text: string): ConversionError | null {
  const all = prefixedUnitsInAnyCase(text);
  const leading = all.map((one) => leadingUnit(one.text)).find((unit) => unit !== undefined);
  if (!leading || leading.symbol === text) return null;
  const { factor } = leading.scale;
  const distinct = all
    .filter(({ expression }) => isSameDimension(expression.resolve().dimension, factor.resolve().dimension))
    .filter(({ expression }, i, alike) => {
      const isKnown = (other: (typeof alike)[number]): boolean =>
        isSameForm(other.expression.resolve(), expression.resolve());
      return alike.findIndex(isKnown) === i;
    });
  if (distinct.length < 2) return null;
  const choices = distinct.map(({ expression, text: symbol }) => caseChoice(expression, symbol));
  return { code: "ambiguous_unit", unit: text, choices, isCase: true };
}

/**
 * A unit beside one that is written in capitals by habit: in "5 MIN to S" S is no svedberg, and in "12 OZ to MG" MG may be
 * no megagram. Error: ambiguous_unit, where another case would be another prefix.
 */
export function besideShouted(unit: UnitText, partner: UnitText): Result<UnitText> {
  const { text } = unit;
  if (!/^[A-Z]+$/.test(text) || unit.node || !isShouted(partner.text)) return succeed(unit);
  if (isSymbolBeside(text, partner.text)) return succeed(unit);
  if (text.length === 1) {
    const small = text.toLowerCase();
    return succeed(!leadingUnit(text) && leadingUnit(small) ? { text: small } : unit);
  }
  const question = prefixedUnits(text).length > 0 ? caseQuestion(text) : null;
  return question ? fail(question) : succeed(unit);
}
