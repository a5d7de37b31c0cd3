import { findCategory } from "../categories/find-category";
import { fail, type Result, succeed } from "../errors";
import { bestOf, choose, isFallback, preferring, refusalOf } from "./choose-meaning";
import { isEveryday } from "./everyday";
import { meaningsOf } from "./meanings";
import type { Reading, UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";
import type { UnitText } from "./unit-text";
import { unknownCategory } from "./unknown-category";

/** A unit that a text names, with the assumptions made. */
export type FoundUnit = UnitMatch & { readonly readings: readonly Reading[] };

export const checkCategory = ({ category }: FindOptions): Result<undefined> =>
  !category || findCategory(category) ? succeed(undefined) : unknownCategory(category);

/** Accepts plain text in place of a UnitText. */
export const toUnitText = (unit: string | UnitText): UnitText =>
  typeof unit === "string" ? { text: unit } : unit;

/**
 * The unit that a text names or composes from others; case matters where it decides between units.
 * Errors: unknown_unit with up to three suggestions, ambiguous_unit with its choices, unknown_category, invalid_expression,
 * offset_in_product.
 */
export function findUnit(unit: string | UnitText, options: FindOptions = {}): Result<FoundUnit> {
  const known = checkCategory(options);
  if (!known.ok) return known;
  const source = toUnitText(unit);
  const { text } = source;
  const meanings = meaningsOf(source, options);
  if (!meanings.ok) return meanings;
  const best = bestOf(preferring(meanings.value, isFallback));
  const matches = preferring(best, ({ category, unit: { id } }) => id !== text || !isEveryday(category));
  const choice = choose(text, "from", matches, options);
  if (!choice.ok) return choice;
  const { chosen, reading } = choice.value;
  const readings = [...chosen.assumptions, ...(reading ? [reading] : [])];
  const refused = refusalOf(readings, options);
  if (refused) return fail(refused);
  return succeed({ category: chosen.category, unit: chosen.unit, readings });
}

/** True where a text names a unit or builds one. */
export const namesAnyUnit = (text: string, options: FindOptions = {}): boolean =>
  meaningsOf({ text }, options).ok;
