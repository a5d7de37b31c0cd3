import { type Category, categories, findUnit } from "~/conversion";
import { type Suggestion, suggestPages } from "./suggest-pages";

/** Longer texts name nothing. */
const LONGEST_NAME = 80;
const MOST_SUGGESTIONS = 6;

const isCalled = ({ id, name, quantityKind }: Category, text: string) =>
  [id.replaceAll("-", " "), name, quantityKind].some((own) => own.toLowerCase() === text.toLowerCase());

/** The category that a text names outright: "speed", "mass". */
export const categoryCalled = (text: string): Category | undefined =>
  categories.find((category) => isCalled(category, text));

function unitPage(text: string): readonly Suggestion[] {
  if (text === "" || text.length > LONGEST_NAME) return [];
  const found = findUnit(text);
  if (!found.ok || !found.value.category?.units.includes(found.value.unit)) return [];
  const { category, unit } = found.value;
  const query = new URLSearchParams({ from: unit.id });
  return [{ href: `/convert/${category.id}?${query}`, name: `${category.name}: ${unit.name}` }];
}

/** Pages for an address or a text that leads nowhere: the category or unit it names, then whatever is like it. */
export function lookUp(text: string): readonly Suggestion[] {
  const name = text
    .replace(/^\/(convert\/)?/, "")
    .replace(/[-_/+]+/g, " ")
    .trim();
  const category = categoryCalled(name);
  const found = [
    ...(category ? [{ href: `/convert/${category.id}`, name: category.name }] : []),
    ...(category ? [] : unitPage(name)),
    ...suggestPages(text, categories),
  ];
  return withoutRepeats(found).slice(0, MOST_SUGGESTIONS);
}

export const withoutRepeats = (pages: readonly Suggestion[]): readonly Suggestion[] =>
  pages.filter((page, index) => pages.findIndex(({ href }) => href === page.href) === index);
