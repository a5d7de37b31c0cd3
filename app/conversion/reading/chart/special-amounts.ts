import { takeCompoundTail } from "../grammar/compound-quantity";
import {
  clockTime,
  isoDuration,
  type Opening,
  partOfPi,
  tradeAmount,
  valueCode,
  wireGauge,
} from "../grammar/openings";
import { COST } from "../lexicon/entry";
import type { Chart } from "./chart";
import { countedIn } from "./combine";
import { type Item, ofNumber } from "./item";
import { numbersAt, ofDigits } from "./numbers";
import { add } from "./sums";

/** @file Amounts whose unit stands before the number, or that have several: 1:30 h, PT1H30M, 4k7, 5' 11", mach 2, R-13. */

const MAY_START = /^(?:[\dprmπ]|awg$)/iu;
const OPENERS = [isoDuration, valueCode, wireGauge, partOfPi, tradeAmount, clockTime];

/** 5' 11", 30° 15' 20", 1h30m: a number, its unit, and further numbers. */
function compound(chart: Chart, at: number): Opening | null {
  const { source, tokens } = chart.text;
  const start = tokens[at]?.start ?? 0;
  const [number] = numbersAt(chart.text, at).filter(({ isWord }) => !isWord);
  if (!number) return null;
  const end = tokens[number.end - 1]?.end ?? 0;
  const tail = takeCompoundTail(source.slice(end));
  if (!tail) return null;
  const first = source.slice(start, end);
  return {
    parts: [[first, tail.unit], ...tail.more],
    length: end - start + tail.length,
    reading: null,
  };
}

/** The readings of one part of an amount. */
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
  }
  return opening.reading
    ? sums.map((one) => one.noting(opening.reading as NonNullable<typeof opening.reading>))
    : sums;
}

export function specialAmountsAt(chart: Chart, at: number): readonly Item[] {
  const { text, start } = chart.token(at);
  if (!MAY_START.test(text)) return [];
  const rest = chart.text.source.slice(start);
  return [...OPENERS.map((open) => open(rest)), compound(chart, at)].flatMap((found) =>
    found ? ofOpening(chart, at, found) : [],
  );
}
