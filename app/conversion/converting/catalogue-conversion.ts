import { rememberedFor } from "~/numerals/once";
import { bounded } from "../bounded";
import type { Category } from "../categories/category";
import { findCategory } from "../categories/find-category";
import type { Unit } from "../categories/unit";
import type { ExchangeRates } from "../currencies/rates";
import { type Result, succeed } from "../errors";
import { findUnit } from "../reading/read";
import { unknownCategory } from "../reading/suggestion/unknown-unit";
import type { Conversion, Converter, NumberInput } from "./conversion";
import { converter } from "./convert";

/** A unit is named by its id or by any name that is unambiguous in the category. */
export type ConversionRequest = {
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly value: NumberInput;
};

export type AllConversions = ReadonlyMap<string, Result<Conversion>>;

export function requireCategory(id: string): Result<Category> {
  const category = findCategory(id);
  return category ? succeed(category) : unknownCategory(id);
}

const unitsById = rememberedFor(({ units }: Category) => new Map(units.map((unit) => [unit.id, unit])));

/**
 * The unit with an id, or the one that a name means in the category. Ambiguous names are errors, because an answer without
 * a reading could not state the assumption. Errors: unknown_unit, ambiguous_unit.
 */
export function requireUnit(category: Category, id: string): Result<Unit> {
  const unit = unitsById(category).get(id);
  if (unit) return succeed(unit);
  const found = findUnit(id, { category: category.id, isStrict: true });
  return found.ok ? succeed(found.value.unit) : found;
}

type Pair = Omit<ConversionRequest, "value">;
type Prepared = Pair & {
  readonly converter: Result<Converter>;
  readonly isRate: boolean;
  readonly rates: ExchangeRates;
};

/** Keyed by category, unit and target as requested: ids or names. */
const prepared = new Map<string, Prepared>();
/** The size at which the cache is cleared: a few megabytes, and more pairs than visitors request in a day. */
const MOST_PREPARED = 5000;

/** The pair of the last conversion; a loop usually converts the same pair again. */
let latest: Prepared | undefined;

const keyOf = (category: string, fromUnit: string, toUnit: string): string =>
  `${category}\0${fromUnit}\0${toUnit}`;

function findPrepared(
  category: string,
  fromUnit: string,
  toUnit: string,
  rates: ExchangeRates,
): Result<Converter> | undefined {
  const isLatest = latest?.fromUnit === fromUnit && latest.toUnit === toUnit && latest.category === category;
  if (!isLatest) latest = prepared.get(keyOf(category, fromUnit, toUnit));
  return latest && (latest.rates === rates || !latest.isRate) ? latest.converter : undefined;
}

function remember(entry: Prepared): void {
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  prepared.set(keyOf(entry.category, entry.fromUnit, entry.toUnit), entry);
  latest = entry;
}

function prepare({ category: categoryId, fromUnit, toUnit }: Pair, rates: ExchangeRates): Result<Converter> {
  const category = requireCategory(categoryId);
  if (!category.ok) return category;
  const from = requireUnit(category.value, fromUnit);
  if (!from.ok) return from;
  const to = requireUnit(category.value, toUnit);
  if (!to.ok) return to;
  return converter(category.value, from.value, to.value, rates);
}

/** The converter between two units of a category. Errors: unknown_category, unknown_unit, ambiguous_unit, no_rate. */
export function prepareConversion(
  category: string,
  fromUnit: string,
  toUnit: string,
  rates: ExchangeRates,
): Result<Converter> {
  const known = findPrepared(category, fromUnit, toUnit, rates);
  if (known) return known;
  const created = bounded(() => prepare({ category, fromUnit, toUnit }, rates));
  if (!created.ok) return created;
  const isRate = created.value.exactness === "rate";
  // Spread properties would give every pair its own hidden class, which slows down the lookup.
  remember({ category, fromUnit, toUnit, converter: created, isRate, rates });
  return created;
}

/**
 * Converts one number between two units of a category.
 * Errors: invalid_value, unknown_category, unknown_unit, ambiguous_unit, out_of_domain, not_representable, no_rate.
 */
export function convert(request: ConversionRequest, rates: ExchangeRates): Result<Conversion> {
  const found = prepareConversion(request.category, request.fromUnit, request.toUnit, rates);
  return found.ok ? found.value.convert(request.value) : found;
}

/** Converts one number into every unit of its category, in display order; each target has its own result. */
export function convertAll(
  request: Omit<ConversionRequest, "toUnit">,
  rates: ExchangeRates,
): Result<AllConversions> {
  const category = requireCategory(request.category);
  if (!category.ok) return category;
  const from = requireUnit(category.value, request.fromUnit);
  if (!from.ok) return from;
  const conversions = category.value.units.map((to): readonly [string, Result<Conversion>] => [
    to.id,
    convert({ ...request, toUnit: to.id }, rates),
  ]);
  return succeed(new Map(conversions));
}
