import { categories, categoryCalled, findUnit } from "~/conversion";
import { converterAddress } from "./addresses";
import { sitePages } from "./site-pages";
import { type Suggestion, suggestPages } from "./suggest-pages";

/** No unit or category has a longer name. */
const LONGEST_NAME = 80;
const MOST_SUGGESTIONS = 6;

/** The converter of a unit, with the unit chosen. */
export function unitPage(text: string): readonly Suggestion[] {
  if (text === "" || text.length > LONGEST_NAME) return [];
  const found = findUnit(text);
  if (!found.ok || !found.value.category?.units.includes(found.value.unit)) return [];
  const { category, unit } = found.value;
  return [{ href: converterAddress(category.id, { from: unit.id }), name: `${category.name}: ${unit.name}` }];
}

/** The page of the site whose address or name the path starts with: "/help/x" and "/contact" find /help. */
function sitePage(path: string): readonly Suggestion[] {
  const [, first] = /^\/([a-z]+)/i.exec(path) ?? [];
  return [...sitePages, { href: "/ask", name: "Ask for a conversion" }].filter(({ href, name }) =>
    [href.slice(1), name.split(" ")[0]?.toLowerCase()].includes(first?.toLowerCase()),
  );
}

/** Suggestions for an address or text without a page: the site's page, category or unit that it names, then similar ones. */
export function lookUp(text: string): readonly Suggestion[] {
  const name = text
    .replace(/^\/(convert\/)?/, "")
    .replace(/[-_/+]+/g, " ")
    .trim();
  const category = categoryCalled(name);
  const found = [
    ...sitePage(text),
    ...(category ? [{ href: converterAddress(category.id), name: category.name }] : []),
    ...(category ? [] : unitPage(name)),
    ...suggestPages(text, categories),
  ];
  return withoutRepeats(found).slice(0, MOST_SUGGESTIONS);
}

export const withoutRepeats = (pages: readonly Suggestion[]): readonly Suggestion[] =>
  pages.filter((page, index) => pages.findIndex(({ href }) => href === page.href) === index);
