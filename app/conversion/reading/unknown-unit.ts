import type { Category } from "../categories/category";
import { categories, findCategory } from "../categories/directory";
import { type ConversionError, fail } from "../errors";
import { nearestTexts } from "./nearest";
import { type FindOptions, rowCandidates } from "./row-candidates";
import { withoutQualifier } from "./unit-names";

type UnknownUnit = Extract<ConversionError, { code: "unknown_unit" }>;

type Names = { readonly words: ReadonlySet<string>; readonly symbols: ReadonlySet<string> };
const namesByCategory = new WeakMap<Category, Names>();

function namesIn(category: Category): Names {
  const known = namesByCategory.get(category);
  if (known) return known;
  const { units } = category;
  const names: Names = {
    symbols: new Set(units.flatMap(({ id, symbol }) => [id, symbol])),
    words: new Set(
      units.flatMap(({ name, plural }) => [
        name,
        withoutQualifier(name) ?? name,
        // "kilometers" beside "kilometer" says nothing more; "feet" beside "foot" may be what was meant.
        ...(plural.startsWith(name) ? [] : [plural]),
      ]),
    ),
  };
  namesByCategory.set(category, names);
  return names;
}

const LONGEST_SYMBOL = 4;

function nearestUnits(text: string, searched: readonly Category[]): string[] {
  const all = searched.map(namesIn);
  const symbols = all.flatMap((names) => [...names.symbols]);
  const isCode = (symbol: string): boolean =>
    symbol.length > 1 || symbol.toLowerCase() === text.toLowerCase();
  const words = all.flatMap((names) => [...names.words]);
  return nearestTexts(
    text,
    new Set([...(text.length <= LONGEST_SYMBOL ? symbols.filter(isCode) : []), ...words]),
  );
}

const LONGEST_SOUGHT = 40;

/** The failure for a text that names no unit, with what may have been meant: first among what its partner converts into. */
export function unknownUnit(
  text: string,
  options: FindOptions = {},
  partner = "",
): { readonly ok: false; readonly error: UnknownUnit } {
  const category = options.category ? findCategory(options.category) : undefined;
  const isSought = text.length <= LONGEST_SOUGHT;
  const beside = new Set(partner === "" ? [] : rowCandidates(partner, options).map((one) => one.category));
  const first = isSought ? nearestUnits(text, [...beside]) : [];
  const nearest =
    first.length > 0 || !isSought ? first : nearestUnits(text, category ? [category] : categories);
  const named = categories.find(({ id, name, quantityKind }) =>
    [id, name.toLowerCase(), quantityKind].includes(text.toLowerCase()),
  );
  const error: UnknownUnit = {
    code: "unknown_unit",
    unit: text,
    category: options.category,
    nearest,
    namesCategory: named?.id,
  };
  return fail(error) as { readonly ok: false; readonly error: UnknownUnit };
}
