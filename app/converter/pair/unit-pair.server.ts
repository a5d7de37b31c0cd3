import { type Category, findCategory, type Unit } from "~/conversion";

/** Two different units of a category. */
export type UnitPair = { readonly category: Category; readonly from: Unit; readonly to: Unit };

/** The units of a category with these ids; undefined unless it has both. */
export function unitPair(categoryId: string, ids: { from: string; to: string }): UnitPair | undefined {
  const category = findCategory(categoryId);
  const [from, to] = [ids.from, ids.to].map((id) => category?.units.find((unit) => unit.id === id));
  return category && from && to ? { category, from, to } : undefined;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A unit in words, "miles per hour" for miles/hour, because screen readers and searches need words. */
export const inWords = (unit: Unit): string => unit.plural.replaceAll("/", " per ");

/** "Miles per hour to kilometers per hour" */
export const pairTitle = ({ from, to }: Pick<UnitPair, "from" | "to">): string =>
  `${capitalised(inWords(from))} to ${inWords(to)}`;

/** Both symbols, or the name of a unit without one. */
export const symbolsOf = ({ from, to }: UnitPair): readonly [from: string, to: string] => [
  from.symbol || from.name,
  to.symbol || to.name,
];
