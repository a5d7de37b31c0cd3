import { rememberedFor } from "~/numerals/once";
import { categories } from "../../categories/find-category";
import type { Unit } from "../../categories/unit";
import { isEveryday } from "../name/likelihood";
import { type FindOptions, rowCandidates } from "../name/named-rows";
import type { UnitMatch } from "../name/readings";
import { foldName, namesOf, normalizeTypography, withoutQualifier } from "../name/unit-names";
import { findUnit } from "../read";

/** Ranks a match, best first: 0 the whole name, 1 its start, 2 the start of a word in it, 3 elsewhere, Infinity none. */
function scoreOf(name: string, sought: string): number {
  if (name === sought || withoutQualifier(name) === sought) return 0;
  if (name.startsWith(sought)) return 1;
  const at = name.indexOf(sought);
  if (at < 0) return Number.POSITIVE_INFINITY;
  return /[\s/(-]/.test(name[at - 1] ?? "") ? 2 : 3;
}

/** Longer texts match nothing, because all names are shorter. */
const LONGEST_SOUGHT = 100;

const namesIn = rememberedFor((unit: Unit): readonly string[] => [
  ...new Set(namesOf(unit).map((name) => foldName(normalizeTypography(name)))),
]);

/**
 * The units whose names contain a text, best first: the one that a question means by it, other units with exactly that name,
 * then names that start with it, then names that contain it. Ties: everyday categories first, then display order.
 */
export function searchUnits(
  text: string,
  options: FindOptions & { readonly limit?: number } = {},
): readonly UnitMatch[] {
  const sought = text.length > LONGEST_SOUGHT ? "" : foldName(normalizeTypography(text.trim()));
  if (sought === "") return [];
  const meant = findUnit(text, options);
  const named = new Set(rowCandidates(text, options).map(({ unit }) => unit));
  const scoreFor = (unit: Unit): number => {
    if (meant.ok && unit === meant.value.unit) return -2;
    return named.has(unit) ? -1 : Math.min(...namesIn(unit).map((name) => scoreOf(name, sought)));
  };
  const searched = categories.filter(({ id }) => options.category === undefined || id === options.category);
  const found = searched.flatMap((category) =>
    category.units.flatMap((unit, position) => {
      const score = scoreFor(unit);
      if (!Number.isFinite(score)) return [];
      const order = (isEveryday(category) ? 0 : 1000) + position;
      return [{ category, unit, score, order }];
    }),
  );
  return found
    .sort((a, b) => a.score - b.score || a.order - b.order)
    .slice(0, options.limit)
    .map(({ category, unit }) => ({ category, unit }));
}
