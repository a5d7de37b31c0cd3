import { redirect } from "@remix-run/node";
import {
  type Category,
  convertAll,
  describeError,
  type ExchangeRates,
  explain,
  findCategory,
  findUnit,
  headings,
} from "~/conversion";
import { popularPairs } from "~/links/popular-pairs.server";
import { withoutInvisible } from "~/numerals/read-number";
import { notFound } from "~/shell/not-found.server";
import { toQuery } from "./address/address-of";
import {
  type ConverterData,
  type DirectoryGroup,
  FIRST_UNITS,
  type Inquiry,
  type ListedUnit,
  type PopularPair,
} from "./converter-data";
import { triggerOf } from "./converter-state";
import { pairImage } from "./image/pair-image.server";
import { inWords, unitPair } from "./pair/unit-pair.server";
import { INVALID_NUMBER, type InputReading, type Quantity, readInput } from "./read-input";
import { readQuantity } from "./read-quantity.server";

/** The tab bar, in the specification's order. */
const TABS = ["length", "temperature", "area", "volume", "weight", "energy", "pressure", "time", "currency"];

/** Unit names are shorter than this. */
const LONGEST_NAME = 80;

const linkTo = ({ id, name }: { id: string; name: string }) => ({ id, name });
const tabs = TABS.map((id) => findCategory(id))
  .filter((found) => found !== undefined)
  .map(linkTo);

/** All converters by heading. Server only: the browser reuses the server's markup. */
export const directoryGroups: readonly DirectoryGroup[] = headings.map((heading) => ({
  ...linkTo(heading),
  categories: heading.categories.map(linkTo),
}));

/** Everything that a converter page shows for an address. Throws a 404 with suggestions for an unknown category. */
export function loadConverter(categoryId: string, address: URL, rates: ExchangeRates): ConverterData {
  const category = findCategory(categoryId);
  if (!category) throw notFound(address.pathname);
  const { inquiry, quantity, reading } = readEntry(address.searchParams, category, rates);
  if (address.searchParams.has("swap") || address.searchParams.has("list"))
    throw redirect(`${address.pathname}${toQuery(inquiry, category.units)}`);
  return {
    category: linkTo(category),
    name: `${category.name} converter`,
    pair: null,
    introduction: "",
    image: imageOf(inquiry, category),
    popular: popularLinks(category),
    note: category.note,
    units: inOrderOfUse(category).map((unit) => listUnit(unit, category)),
    inquiry,
    quantity,
    ...answer(inquiry, quantity, reading, category, rates),
    rates: category.id === "currency" ? { date: rates.date, source: rates.source } : null,
    explanation: explainPair(inquiry, category, rates),
    tabs,
  };
}

function imageOf({ fromUnit, toUnit }: Inquiry, category: Category) {
  const pair = unitPair(category.id, { from: fromUnit, to: toUnit });
  return pair ? pairImage(pair) : null;
}

const MOST_POPULAR = 6;

/** The category's most popular pairs, each in one direction, because a swap gives the other. */
const popularLinks = ({ id }: Category) =>
  popularPairs(id)
    .slice(0, MOST_POPULAR)
    .flatMap(({ from, to }) => popularPair(id, from, to));

/** A pair to offer, as a list of one; empty if a unit is unknown. */
export function popularPair(category: string, from: string, to: string): readonly PopularPair[] {
  const pair = unitPair(category, { from, to });
  return pair ? [{ category, from, to, name: `${inWords(pair.from)} to ${inWords(pair.to)}` }] : [];
}

/** The first units, then those of popular pairs, then the others: nautical miles come before exameters. */
function inOrderOfUse({ id, units }: Category): Category["units"] {
  const popular = new Set(popularPairs(id).flatMap(({ from, to }) => [from, to]));
  const isCommon = (unit: Category["units"][number], index: number) =>
    index < FIRST_UNITS || popular.has(unit.id);
  return [...units.filter(isCommon), ...units.filter((unit, index) => !isCommon(unit, index))];
}

function listUnit(unit: Category["units"][number], category: Category): ListedUnit {
  const { id, name, symbol, plural } = unit;
  const listed = { id, name, symbol, style: category.displayStyle(unit) };
  return listed.style.kind === "general" ? { ...listed, plural } : listed;
}

/** Reads the input from the query. A unit in the value, as in "5 miles", becomes the source unit, as it does with scripts. */
function readEntry(query: URLSearchParams, category: Category, rates: ExchangeRates) {
  const inquiry = readInquiry(query, category);
  const { value } = inquiry;
  const reading = readInput(value);
  const quantity = reading.kind === "invalid" ? readQuantity(value, category, rates) : null;
  if (!quantity) return { inquiry, quantity, reading };
  // A swap keeps only the number of a quantity.
  if (!query.has("swap")) return { inquiry: { ...inquiry, fromUnit: quantity.unit }, quantity, reading };
  const swapped = { ...inquiry, value: quantity.plain };
  return { inquiry: swapped, quantity: null, reading: readInput(quantity.plain) };
}

function readInquiry(query: URLSearchParams, category: Category): Inquiry {
  const position = (name: string) => {
    const unit = unitCalled(query.get(name) ?? "", category);
    return unit ? category.units.indexOf(unit) : -1;
  };
  const [from, to] = query.has("swap") ? (["to", "from"] as const) : (["from", "to"] as const);
  const unitId = (name: string) => category.units[position(name)]?.id ?? "";
  const isHiddenChosen = position("from") >= FIRST_UNITS || position("to") >= FIRST_UNITS;
  const more = query.get("list") ? query.get("list") === "all" : query.get("more") === "1";
  const isAsked = query.has("list") || query.has("more");
  return {
    value: withoutInvisible(query.get("value") ?? ""),
    fromUnit: unitId(from),
    toUnit: unitId(to),
    isExpanded: isAsked ? more : isHiddenChosen,
  };
}

/** Finds a unit by id, or by an unambiguous name, symbol or alias in a hand-written address. */
export function unitCalled(text: string, category: Category) {
  const known = category.units.find(({ id }) => id === text);
  if (known || text === "" || text.length > LONGEST_NAME) return known;
  const found = findUnit(text, { category: category.id });
  // An expression such as m*3 is not a row and does not have a page.
  return found.ok ? category.units.find((unit) => unit === found.value.unit) : undefined;
}

function explainPair({ fromUnit, toUnit }: Inquiry, category: Category, rates: ExchangeRates) {
  if (!fromUnit || !toUnit) return null;
  const explained = explain(category.id, fromUnit, toUnit, rates);
  return explained.ok ? explained.value : null;
}

function answer(
  { fromUnit }: Inquiry,
  quantity: Quantity | null,
  reading: InputReading,
  category: Category,
  rates: ExchangeRates,
) {
  const nothing = { results: [], problem: "" };
  const trigger = quantity
    ? ({ kind: "convert", decimal: quantity.decimal, fromUnit } as const)
    : triggerOf(reading, fromUnit);
  if (trigger.kind === "invalid") return { ...nothing, problem: INVALID_NUMBER };
  if (trigger.kind === "none") return nothing;
  const all = convertAll({ category: category.id, fromUnit, value: trigger.decimal }, rates);
  if (!all.ok) return { ...nothing, problem: describeError(all.error) };
  const results: [string, number][] = [];
  const refusals: [string, string][] = [];
  for (const [id, outcome] of all.value)
    if (outcome.ok) results.push([id, outcome.value.result]);
    else refusals.push([id, describeError(outcome.error)]);
  return results.length > 0
    ? { results, refusals, problem: "" }
    : { ...nothing, problem: refusals[0]?.[1] ?? "" };
}
