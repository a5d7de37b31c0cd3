import {
  type Category,
  categories,
  findUnit,
  headings,
  readQuestion,
  splitNumber,
  type Unit,
} from "~/conversion";
import { loadPrebuiltNames } from "../../library/prebuilt/names";
import { categoryNamed } from "../answer/category-named";
import { unitsOf } from "../answer/own-units";

export type Candidate = { readonly value: string; readonly description: string };

/** Texts that need no quotes in any shell. */
const PLAIN = /^\w[\w.^/-]*$/;
/** The number of typed letters after which names are few enough to be offered with ids. */
const LETTERS_OF_A_NAME = 3;

export const categoryCandidates = (): Candidate[] =>
  categories.map(({ id, name }) => ({ value: id, description: name }));

function categoriesIn(
  found: ReturnType<typeof findUnit> | ReturnType<typeof readQuestion>,
): readonly Category[] | null {
  if (found.ok) return found.value.category ? [found.value.category] : null;
  if (found.error.code !== "ambiguous_unit") return null;
  const ids = new Set(found.error.choices.map(({ category }) => category));
  return categories.filter(({ id }) => ids.has(id));
}

/** The categories of the first unit among the words of a phrase. */
function categoriesOfPhrase(operands: readonly string[]): readonly Category[] | null {
  loadPrebuiltNames();
  const text = operands.join(" ").replace(/ (?:to|into|in)$/, "");
  return categoriesIn(readQuestion(text)) ?? categoriesIn(findUnit(splitNumber(text).rest));
}

/** The possible categories, given --category, --from or the quantity; otherwise all. */
export function chosenCategories(
  operands: readonly string[],
  values: ReadonlyMap<string, string>,
): readonly Category[] {
  const category = values.get("--category");
  const named = category === undefined ? null : categoryNamed(category);
  if (named?.ok) return [named.value];
  const unit = values.get("--from");
  return (unit === undefined ? categoriesOfPhrase(operands) : categoriesIn(findUnit(unit))) ?? categories;
}

const commonCategories: ReadonlySet<Category> = new Set(headings[0]?.categories);

/** The number of units that a category lists first because they are popular. */
const ASKED_FIRST = 8;

/** Popular units of the common categories, then popular units of other categories, then the rest. */
function unitsByDemand(chosen: readonly Category[]): readonly { unit: Unit; category: Category }[] {
  const all = chosen.flatMap((category) =>
    unitsOf(category).map((unit, at) => {
      const isCommon = commonCategories.has(category);
      return { unit, category, rank: at >= ASKED_FIRST ? 2 : isCommon ? 0 : 1 };
    }),
  );
  return all.sort((a, b) => a.rank - b.rank);
}

/** Describes a name by its unit in the first category that has it, which is the most common one. */
function namesOf(chosen: readonly Category[], names: (unit: Unit) => readonly string[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { unit, category } of unitsByDemand(chosen))
    for (const value of names(unit))
      if (PLAIN.test(value) && !found.has(value))
        found.set(value, { value, description: `${unit.name}, ${category.name}` });
  return [...found.values()];
}

/** Candidates in the case typed come first. For a single letter, other cases are added only if there are none. */
export function startingWith(candidates: readonly Candidate[], current: string): Candidate[] {
  const lower = current.toLowerCase();
  const loose = candidates.filter(({ value }) => value.toLowerCase().startsWith(lower));
  const strict = loose.filter(({ value }) => value.startsWith(current));
  if (strict.length > 0 && current.length < 2) return strict;
  return [...strict, ...loose.filter((candidate) => !strict.includes(candidate))];
}

/** Matches ids that are short enough to be offered after a single letter, which starts hundreds of ids. */
const SHORT = /^\w{1,10}$/;

/** Ids that match, and names once they are few. Offers plurals, symbols and aliases only if nothing else matches. */
export function unitCandidates(chosen: readonly Category[], current: string): Candidate[] {
  const isEarly = chosen === categories && current.length === 1;
  const steps: ((unit: Unit) => readonly string[])[] = [
    ({ id }) => (isEarly && SHORT.test(id) ? [id] : []),
    ({ id, name }) => (current.length < LETTERS_OF_A_NAME ? [id] : [id, name]),
    ({ name }) => [name],
    ({ plural, symbol, aliases }) => [plural, symbol, ...aliases],
  ];
  for (const names of steps) {
    const matching = startingWith(namesOf(chosen, names), current);
    if (matching.length > 0) return matching;
  }
  return [];
}
