import { isSameDimension } from "../../algebra/dimension";
import { dimensionOf } from "../../converting/rule";
import { type ConversionError, type Result, succeed } from "../../errors";
import type { UnitText } from "../expression/unit-node";
import { findPair } from "../meaning/find-pair";
import { findUnit, namesAnyUnit } from "../meaning/find-unit";
import { expressionMeanings } from "../meaning/meanings";
import { rowsNamed } from "../name/named-rows";
import { whyNoUnit } from "../name/not-units";
import type { FindOptions } from "../name/row-candidates";
import { unknownUnit } from "../suggestion/unknown-unit";
import { joinedTargets } from "./mixed-units";
import { splitTargets } from "./target-list";

/** Targets as a list, "per km" among them as "/km". */
export const targetsIn = (text: string): string =>
  joinedTargets(text).replace(/(?<=^|[;,] ?)per (?=[^\d\s(])/gi, "/");

const MOST_IN_SERIES = 6;

/**
 * "100 F to C/K" and "60 mph to km/h/kn": several targets, each of which the quantity converts into; null where the slash
 * divides.
 */
export function targetsBySlash(text: string, unit: UnitText, options: FindOptions): readonly string[] | null {
  const mayBeList = !unit.text.includes("/") && /^[\p{L}°]+(?:\/[\p{L}°]+)+$/u.test(text);
  // In gal/min nobody asks for minims.
  const isList = mayBeList && rowsNamed(text, {}).length === 0;
  const isOfOneKind = (target: string): boolean => {
    const pair = findPair(unit, target, options);
    return pair.ok && isSameDimension(dimensionOf(pair.value.from), dimensionOf(pair.value.to));
  };
  const split = (parts: readonly string[]): readonly string[] | null => {
    if (parts.length === 0) return [];
    for (let length = 1; length <= parts.length; length += 1) {
      const target = parts.slice(0, length).join("/");
      const others = isOfOneKind(target) ? split(parts.slice(length)) : null;
      if (others) return [target, ...others];
    }
    return null;
  };
  const parts = isList && unit.text !== "" ? text.split("/") : [];
  const targets = parts.length <= MOST_IN_SERIES ? split(parts) : null;
  return targets && targets.length > 1 ? targets : null;
}

/** "km to 5 mi" may have its sides reversed; 1/s and names such as "100 cubic feet" are units. */
export const hasCount = (text: string): boolean =>
  /^(?!10[*^])\d+(?:\.\d+)? ?[^\s\d.,%/()^+-]/.test(text) &&
  !/^1 ?per\b/i.test(text) &&
  rowsNamed(text, {}).length === 0;

/** The targets that a text lists; an error about all of it suggests what `partner` converts into. Errors: those of findUnit. */
export function targetsNamed(text: string, partner: string, options: FindOptions): Result<readonly string[]> {
  if (whyNoUnit(text) !== undefined) return unknownUnit(text, options);
  const targets = text.includes(";") ? unitsOfSplit(text, options) : targetsSideBySide(text, options);
  return targets.ok || !isUnknownWhole(targets.error) ? targets : unknownUnit(text, options, { partner });
}

const isUnknownWhole = (error: ConversionError): boolean =>
  error.code === "unknown_unit" && error.within === undefined;

function targetsSideBySide(text: string, options: FindOptions): Result<readonly string[]> {
  const targets = splitTargets(text, options);
  if (targets && targets.length > 0) return succeed(targets);
  const wrong = text.split(/[;,]/).find((one) => !namesAnyUnit(one.trim(), options)) ?? text;
  const expression = expressionMeanings({ text: wrong.trim() }, options);
  return expression.ok ? succeed([text]) : expression;
}

/**
 * "ft;in": the units that one quantity is spread over. Errors: those of findUnit, but for ambiguous_unit, which the quantity
 * may settle.
 */
export function unitsOfSplit(text: string, options: FindOptions): Result<readonly string[]> {
  const targets = text.split(";").map((unit) => unit.trim());
  for (const target of targets) {
    const found = findUnit(target, options);
    if (!found.ok && found.error.code !== "ambiguous_unit") return found;
  }
  return succeed(targets);
}
