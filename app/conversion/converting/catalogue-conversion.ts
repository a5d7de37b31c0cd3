import type { Category } from "../categories/category";
import { categories, findCategory } from "../categories/directory";
import type { Unit } from "../categories/unit";
import type { ExchangeRates } from "../currencies/rates";
import { fail, type Result, succeed } from "../errors";
import { findUnit } from "../reading/find-unit";
import { nearestTexts } from "../reading/nearest";
import type { Conversion, Converter, NumberInput } from "./conversion";
import { converter } from "./convert";

/** Units are named by id, or by any other name that is unambiguous in the category. */
export type ConversionRequest = {
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly value: NumberInput;
};

export type AllConversions = ReadonlyMap<string, Result<Conversion>>;

export function requireCategory(id: string): Result<Category> {
  const category = findCategory(id);
  if (category) return succeed(category);
  return fail({ code: "unknown_category", category: id, nearest: nearestCategories(id) });
}

/** Those called so (mass is weight), otherwise those whose id looks alike. */
export function nearestCategories(text: string): readonly string[] {
  const sought = text.toLowerCase();
  const called = categories.filter(({ name, quantityKind }) =>
    [name.toLowerCase(), quantityKind].includes(sought),
  );
  const ids = (called.length > 0 ? called : categories).map(({ id }) => id);
  return called.length > 0 ? ids : nearestTexts(text, ids);
}

type UnitEntry = { readonly unit: Unit; readonly converters: Map<string, PreparedConverter> };
type PreparedConverter = { readonly converter: Converter; readonly rates: ExchangeRates };

const unitsById = new WeakMap<Category, Map<string, UnitEntry>>();

function entriesOf(category: Category): Map<string, UnitEntry> {
  const known = unitsById.get(category);
  if (known) return known;
  const entries = new Map(
    category.units.map((unit): [string, UnitEntry] => [unit.id, { unit, converters: new Map() }]),
  );
  unitsById.set(category, entries);
  return entries;
}

/** The unit with an id, or the one that a name means in the category. Errors: unknown_unit, ambiguous_unit. */
export function requireUnit(category: Category, id: string): Result<Unit> {
  const entry = entriesOf(category).get(id);
  if (entry) return succeed(entry.unit);
  const found = findUnit(id, { category: category.id });
  return found.ok ? succeed(found.value.unit) : found;
}

/** Looks up a category and two of its units, for many conversions between them. */
export function prepareConversion(
  categoryId: string,
  fromId: string,
  toId: string,
  rates: ExchangeRates,
): Result<Converter> {
  const category = requireCategory(categoryId);
  if (!category.ok) return category;
  const entry = entriesOf(category.value).get(fromId);
  const prepared = entry?.converters.get(toId);
  if (prepared && (prepared.rates === rates || prepared.converter.exactness !== "rate"))
    return succeed(prepared.converter);
  const from = entry ? succeed(entry.unit) : requireUnit(category.value, fromId);
  if (!from.ok) return from;
  const to = requireUnit(category.value, toId);
  if (!to.ok) return to;
  const created = converter(category.value, from.value, to.value, rates);
  if (created.ok && to.value.id === toId) entry?.converters.set(toId, { converter: created.value, rates });
  return created;
}

/**
 * Converts one number between two units of a category.
 * Errors: invalid_value, unknown_category, unknown_unit, ambiguous_unit, out_of_domain, not_representable, no_rate.
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
    const prepared = prepareConversion(category.value.id, from.value.id, to.id, rates);
    return [to.id, prepared.ok ? prepared.value.convert(request.value) : prepared];
  });
  return succeed(new Map(conversions));
}
