import { multiply } from "~/numerals/ratio";
import { type Opening, openings } from "../grammar/openings";
import { COST, type Entry } from "../lexicon/entry";
import { wording } from "../name/readings";
import { MULTIPLIERS } from "../text/number-words";
import type { Cell, Chart } from "./chart";
import { countedIn } from "./combine";
import { bothNotes, type Item, ofNumber } from "./item";
import { type NumberItem, numbersAt, ofDigits, tenTo } from "./numbers";
import { add } from "./sums";

/** @file Amounts with the unit before the number, or with special notation: $5, 1:30 h, PT1H30M, 4k7, mach 2, R-13. */

/** A currency before an amount. Only codes that are not English words may be in lower case: "try 5 km" is not about liras. */
const CURRENCY =
  /^(?:[A-Z]{1,3})?\p{Sc}|^(?:[A-Z]{3}|usd|eur|gbp|inr|jpy|cny|chf|aud|nzd)(?= ?\d| -\d)|^Rs\.?(?= ?\d)|^R(?=\d{3}|\d{1,2},\d)/u;
const MAY_BE_MONEY = /^(?:\p{Sc}|[A-Z]{1,3}\p{Sc}?$|Rs\.?$|[a-z]{3}$)/u;
/** An amount that names its currency twice: "$100 USD", "£100 GBP". */
const SAID_TWICE =
  /^(?:\$ ?(?:USD|(?:US )?dollars?|(?:AUD|CAD|HKD|NZD|SGD|MXN)(?= (?:to|in|into|→) ))|€ ?(?:EUR|euros?)|£ ?(?:GBP|pounds?)|¥ ?(?:JPY|CNY|yen))(?!\p{L})/iu;
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({ Rs: "rupees", "Rs.": "rupees", R: "ZAR" }),
);

/** Applies the multiplier after a number, if there is one: "5k", "2.5m", "3 bn". */
function withMultiplier(chart: Chart, one: NumberItem): NumberItem {
  const text = chart.sign(one.end);
  const exponent = MULTIPLIERS.get(text);
  return exponent === undefined
    ? one
    : { ...one, end: one.end + 1, value: multiply(one.value, tenTo(exponent)) };
}

/** Adds a number with a multiplier before a currency: "5M USD". */
function beforeCurrency(chart: Chart, at: number, into: Cell): void {
  for (const one of numbersAt(chart.text, at)) {
    const { end, value, notes } = withMultiplier(chart, one);
    if (end === one.end || !chart.isAttached(one.end)) continue;
    for (const unit of chart.read("name", end, false)) {
      if (unit.category?.id !== "currency") continue;
      const item = unit.copy().counting(() => value);
      item.startsWithNumber = true;
      item.notes = bothNotes(notes, unit.notes);
      into.offer(item);
    }
  }
}

function offer(chart: Chart, number: Item, currency: string, end: number, into: Cell): void {
  const isMoney = ({ row }: Entry): boolean => row?.category?.id === "currency";
  for (const item of countedIn(chart, number, currency, end, isMoney)) {
    item.counted = currency;
    into.offer(item);
  }
}

/** Adds money whose currency precedes the number or follows a multiplier: "$5", "USD 100", "Rs. 500", "$-5", "5M USD". */
export function money(chart: Chart, at: number, into: Cell): void {
  const { kind, text, start } = chart.token(at);
  if (kind === "number") beforeCurrency(chart, at, into);
  if (!MAY_BE_MONEY.test(text)) return;
  const { source, ends, tokens } = chart.text;
  const [sign] = CURRENCY.exec(source.slice(start)) ?? [];
  const next = sign === undefined ? undefined : ends.get(start + sign.length);
  if (sign === undefined || next === undefined) return;
  const first = chart.sign(next) === "-" ? next + 1 : next;
  if (chart.token(first).kind !== "number") return;
  const [amount, isNegative] = [tokens[first]?.start ?? 0, first > next];
  for (const plain of numbersAt(chart.text, first)) {
    const one = withMultiplier(chart, plain);
    const value = isNegative ? multiply(one.value, { numerator: -1n, denominator: 1n }) : one.value;
    const number = ofNumber(one.end, value, one.cost + COST.context, one.notes);
    const rest = source.slice(tokens[one.end - 1]?.end);
    if (SAID_TWICE.test(`${sign}${rest}`)) into.offer(number);
    else if (sign === "$" && /^ US(?![\p{L}.-])/u.test(rest)) offer(chart, number, "USD", one.end + 1, into);
    else {
      const digits = source.slice(amount, tokens[one.end - 1]?.end);
      if (sign === "R") number.noting(wording(`R${digits}`, `${digits} rand`));
      offer(chart, number, NAMES.get(sign) ?? sign, one.end, into);
    }
  }
}

const MAY_START = /^(?:[\dprm]|awg$)/iu;

/** The readings of one part of an amount: digits and a unit, which may be empty. */
function partAt(chart: Chart, end: number, [digits, unit]: readonly [string, string]): readonly Item[] {
  const read = ofDigits(digits, end, 0);
  if (!read) return [];
  const number = ofNumber(end, read.value, read.cost, read.notes);
  return unit === "" ? [number] : countedIn(chart, number, unit, end);
}

function ofOpening(chart: Chart, at: number, opening: Opening): readonly Item[] {
  const { source, ends, tokens } = chart.text;
  const start = tokens[at]?.start ?? 0;
  const written = source.slice(start, start + opening.length).trimEnd().length;
  const last = ends.get(start + written);
  if (last === undefined) return [];
  const parts = opening.parts.map((part) => partAt(chart, last, part));
  const sums = parts.reduce((some, next) =>
    some.flatMap((one) => next.flatMap((more) => add(chart, one, more, 1, 0, chart.cell(), true) ?? [])),
  );
  for (let i = at; i < last; i += 1) chart.known.add(i);
  const only = opening.parts.length === 1 ? (opening.parts[0]?.[1] ?? null) : null;
  for (const item of sums) {
    item.cost += COST.context;
    item.counted = only || null;
    item.noting(...opening.notes);
  }
  return sums;
}

export function specialAmountsAt(chart: Chart, at: number): readonly Item[] {
  const { text, start } = chart.token(at);
  if (!MAY_START.test(text)) return [];
  const rest = chart.text.source.slice(start);
  return openings(rest).flatMap((found) => ofOpening(chart, at, found));
}
