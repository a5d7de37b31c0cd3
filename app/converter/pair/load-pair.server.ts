import { redirect } from "@remix-run/node";
import {
  ask,
  type Category,
  calculation,
  convert,
  describeError,
  type ExchangeRates,
  findCategory,
  findUnit,
  snapshotRates,
  type Unit,
} from "~/conversion";
import { converterAddress, pairPath } from "~/links/addresses";
import { unitPage } from "~/links/look-up.server";
import { neighborsOf } from "~/links/popular-pairs.server";
import { formatAlone } from "~/numerals/format";
import { fraction, isEqual } from "~/numerals/ratio";
import { unitAfterNumber, withUnit } from "~/numerals/unit-after-number";
import type { MissingPage } from "~/shell/missing-page";
import { notFound } from "~/shell/not-found.server";
import type { ConverterData } from "../converter-data";
import { loadConverter, unitCalled } from "../load-converter.server";
import { conversionTable } from "./conversion-table.server";
import type { PairData } from "./pair-data";
import { linearMap, pairTitle, type UnitPair, unitPair } from "./unit-pair.server";

/** The page of two units: a filled-in converter, the formula, an example and tables. Names redirect to ids. */
export function loadPair(
  categoryId: string,
  slug: string,
  address: URL,
  rates: ExchangeRates,
): ConverterData {
  const category = findCategory(categoryId);
  const pair = category && readSlug(slug, category);
  if (!pair) throw notFound(address.pathname, mismatchIn(slug));
  const { from, to } = pair;
  const path = pairPath(category.id, { from: from.id, to: to.id });
  if (address.pathname.replace(/\.data$/, "") !== path) throw redirect(`${path}${address.search}`, 301);
  if (asksForOthers(pair, address.searchParams))
    throw redirect(`${converterAddress(category.id)}${address.search}`);
  const filled = new URL(address);
  const value = address.searchParams.get("value") || "1";
  filled.search = `?${new URLSearchParams({ value, from: from.id, to: to.id })}`;
  return {
    ...loadConverter(category.id, filled, rates),
    name: pairTitle(pair),
    pair: describePair(pair, path, rates),
  };
}

/** Whether the query has other units, a swap or a longer list, as a form without scripts sends to the pair's address. */
const asksForOthers = ({ from, to }: UnitPair, query: URLSearchParams): boolean =>
  query.has("swap") ||
  query.has("list") ||
  (query.get("from") ?? from.id) !== from.id ||
  (query.get("to") ?? to.id) !== to.id;

/** Parses "mi-to-km" or "miles-to-kilometers". An id may itself contain "-to-". */
function readSlug(slug: string, category: Category): UnitPair | undefined {
  const named = (text: string) =>
    unitCalled(text, category) ?? unitCalled(text.replaceAll("-", " "), category);
  for (const { index } of slug.matchAll(/-to-/g)) {
    const from = named(slug.slice(0, index));
    const to = named(slug.slice(index + "-to-".length));
    if (from && to && from !== to) return { category, from, to };
  }
  return undefined;
}

/** Explains a slug of two units that do not convert into each other, such as "mi-to-kg"; suggests a page for each. */
function mismatchIn(slug: string): MissingPage | undefined {
  for (const { index } of slug.matchAll(/-to-/g)) {
    const texts = [slug.slice(0, index), slug.slice(index + "-to-".length)];
    const found = texts.map((text) => findUnit(text.replaceAll("-", " ")));
    const [from, to] = found.map((unit) => (unit.ok ? unit.value.unit.name : ""));
    const asked = from && to ? ask(`1 ${from} to ${to}`, snapshotRates) : undefined;
    if (asked?.ok === false && asked.error.code === "incompatible_units")
      return {
        reason: describeError(asked.error),
        suggestions: [from, to].flatMap((name) => unitPage(name ?? "")),
      };
  }
  return undefined;
}

function describePair(pair: UnitPair, path: string, rates: ExchangeRates): PairData {
  const { category, from, to } = pair;
  const linkTo = (ids: { from: string; to: string }) => {
    const linked = unitPair(category.id, ids);
    return { href: pairPath(category.id, ids), name: linked ? pairTitle(linked) : "" };
  };
  return {
    path,
    fromUnit: from.id,
    toUnit: to.id,
    example: exampleOf(pair, rates),
    scale: linearMap(pair, rates),
    table: conversionTable(pair, rates),
    inverse: linkTo({ from: to.id, to: from.id }),
    neighbors: neighborsOf(category.id, { from: from.id, to: to.id }).map(linkTo),
  };
}

const EXAMPLE_VALUE = "5";

/** "5 mi = 5 × 1.609344 = 8.04672 km"; "" if an exchange rate is missing. */
function exampleOf({ category, from, to }: UnitPair, rates: ExchangeRates): string {
  const calculated = calculation(EXAMPLE_VALUE, from, to, rates);
  const request = { category: category.id, fromUnit: from.id, toUnit: to.id, value: EXAMPLE_VALUE };
  const converted = convert(request, rates);
  if (!calculated.ok || !converted.ok) return "";
  const { result, exact } = converted.value;
  const amount = (number: string, unit: Unit) =>
    category.displayStyle(unit).kind === "currency"
      ? `${number} ${unit.id}`
      : withUnit(number, unitAfterNumber(unit, number));
  const answer = formatAlone(result, { kind: "general" });
  const sign = exact && isEqual(exact, fraction(answer.replaceAll(",", ""))) ? "=" : "≈";
  const steps = [
    amount(EXAMPLE_VALUE, from),
    ...(calculated.value === EXAMPLE_VALUE ? [] : [calculated.value]),
  ];
  return `${steps.join(" = ")} ${sign} ${amount(answer, to)}`;
}
