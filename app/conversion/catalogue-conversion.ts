import type { Ratio } from "~/numerals/ratio";
import { categories, findCategory } from "./categories/directory";
import { type Conversion, type Converter, converter } from "./convert";
import type { ExchangeRates } from "./currencies/rates";
import { fail, type Result, succeed } from "./errors";
import { nearestTexts } from "./nearest";
import type { Category, Unit } from "./unit";

/** `value`: a decimal text is the decimal that was written; a number stands for its shortest decimal text. */
export type ConversionRequest = {
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly value: string | number | Ratio;
};

export type AllConversions = ReadonlyMap<string, Result<Conversion>>;

export function requireCategory(id: string): Result<Category> {
  const category = findCategory(id);
  if (category) return succeed(category);
  return fail({
    code: "unknown_category",
    category: id,
    nearest: nearestTexts(
      id,
      categories.map((known) => known.id),
    ),
  });
}

export function requireUnit(category: Category, id: string): Result<Unit> {
  const unit = category.units.find((candidate) => candidate.id === id);
  if (unit) return succeed(unit);
  const nearest = nearestTexts(
    id,
    category.units.map((known) => known.id),
  );
  return fail({ code: "unknown_unit", unit: id, category: category.id, nearest });
}

/** Looks up a category and two of its units by id, for many conversions between them. */
export function prepareConversion(
  categoryId: string,
  fromId: string,
  toId: string,
  rates: ExchangeRates,
): Result<Converter> {
  const category = requireCategory(categoryId);
  if (!category.ok) return category;
  const from = requireUnit(category.value, fromId);
  if (!from.ok) return from;
  const to = requireUnit(category.value, toId);
  return to.ok ? converter(category.value, from.value, to.value, rates) : to;
}

/**
 * Converts one number between two units of a category, all named by id.
 * Errors: invalid_value, unknown_category, unknown_unit, out_of_domain, not_representable, no_rate.
 */
export function convert(request: ConversionRequest, rates: ExchangeRates): Result<Conversion> {
  const prepared = prepareConversion(request.category, request.fromUnit, request.toUnit, rates);
  return prepared.ok ? prepared.value.convert(request.value) : prepared;
}

/** Converts one number into every unit of its category, in display order; each target has a result of its own. */
export function convertAll(
  request: Omit<ConversionRequest, "toUnit">,
  rates: ExchangeRates,
): Result<AllConversions> {
  const category = requireCategory(request.category);
  if (!category.ok) return category;
  const from = requireUnit(category.value, request.fromUnit);
  if (!from.ok) return from;
  const conversions = category.value.units.map((to): readonly [string, Result<Conversion>] => {
    const prepared = converter(category.value, from.value, to, rates);
    return [to.id, prepared.ok ? prepared.value.convert(request.value) : prepared];
  });
  return succeed(new Map(conversions));
}
