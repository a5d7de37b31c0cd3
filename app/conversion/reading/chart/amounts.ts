import { toExactText } from "~/numerals/ratio";
import { ownNames } from "../lexicon/own-names";
import { wording } from "../name/readings";
import type { Cell, Chart, Rule } from "./chart";
import { combine, countedIn } from "./combine";
import { type Item, ofEntry } from "./item";
import { add, FEET } from "./sums";

const MOST_PARTS = 4;
const LEFT_OUT = 0.3;

const UP_TO_99 = /^\d{1,2}(?:\.\d+)?$/;
const INCHES = /^\d{1,2}(?:\.\d+| ?\d?\/\d+|[¼-¾⅐-⅞]| \d\/\d+)?$/;
const THREE = /^\d{3}$/;

type Completion = readonly [larger: RegExp, digits: RegExp, smaller: string, isObvious?: true];

/** Smaller units that may be left out: "5 ft 11" is inches, "12 stone 7" is pounds. */
const completions: readonly Completion[] = [
  [/^(?:ft|feet|foot)\.?$/i, INCHES, "in"],
  [/^'$/, /./, "in", true],
  [/^'$/, /^\d{1,2}$/, "s", true],
  [/^(?:st|stones?)\.?$/i, UP_TO_99, "lb"],
  [/^(?:lbs?|pounds?)\.?$/i, UP_TO_99, "oz"],
  [/^km$/, THREE, "m"],
  [/^kg$/, THREE, "g"],
  [/^[lL]$/, THREE, "mL"],
  [/^h(?:ours?|rs?)?$/i, /^\d{1,2}$/, "min", true],
  [/^min(?:ute)?s?$/i, /^\d{1,2}$/, "s"],
  [/^m$/, /^\d{2}$/, "cm", true],
];

const isMetric = ({ row }: Item): boolean => /meter|gram|liter/.test(row?.unit.name ?? "");

/** Writes a number in words as digits: "6 foot" for "six foot". */
const spoken = (text: string, { value, counted }: Item): string =>
  /^\p{L}/u.test(text) ? `${toExactText(value)} ${counted}` : text;

const FRACTION = /^(?:\d+\/\d+|[¼-¾⅐-⅞])$/;

/** Adds a fraction of the same unit: "2 hours 1/2" is two and a half. */
function addFraction(chart: Chart, at: number, left: Item, right: Item, into: Cell): void {
  const unit = left.counted ?? "";
  const shown = `${toExactText(left.value)} ${chart.between(left.end, right.end)} ${unit}`;
  for (const part of countedIn(chart, right, unit, right.end)) {
    const sum = add(chart, left, part, 1, LEFT_OUT, into);
    if (sum) into.put(sum.noting(wording(chart.between(at, right.end), shown)));
  }
}

/** Adds a number whose unit is left out: "5 ft 11" as 5 ft 11 in. */
function complete(chart: Chart, at: number, left: Item, right: Item, into: Cell): void {
  const written = chart.between(left.end, right.end);
  const digits = /^\p{L}/u.test(written) ? toExactText(right.value) : written;
  const fitting = completions.filter(
    ([larger, last]) => larger.test(left.counted ?? "") && last.test(digits),
  );
  if (fitting.length === 0 && FRACTION.test(digits)) addFraction(chart, at, left, right, into);
  // The 1 of "3 lb 1/2" is not an ounce.
  const isDivided =
    chart.isAttached(right.end) && /^\/\d$/.test(chart.sign(right.end) + chart.sign(right.end + 1));
  for (const [, , smaller, isObvious] of isDivided ? [] : fitting) {
    const [unit] = ownNames(smaller);
    // The unit is not left out in "5 ft 11 in".
    if (!unit || chart.word(right.end) === smaller) continue;
    const small = combine(right, ofEntry(unit, right.end), 1, 0, chart.cell());
    const sum = small && add(chart, left, small, 1, LEFT_OUT, into, true);
    if (!sum) continue;
    const first = chart.between(at, left.end).replace(/(?<=[\d¼-¾⅐-⅞])(?=\p{L})/u, " ");
    if (!isObvious)
      sum.noting(wording(chart.between(at, right.end), `${spoken(first, left)} ${digits} ${smaller}`));
    into.put(sum);
  }
}

/** Index of the token where a smaller amount may start, after an optional comma and "and", or the hyphen of 8'-6". */
function nextOf(chart: Chart, { end, counted }: Item): number {
  const isTight = chart.sign(end) === "-" && chart.isAttached(end) && chart.isAttached(end + 1);
  if (isTight && FEET.test(counted ?? "")) return end + 1;
  const i = chart.sign(end) === "," ? end + 1 : end;
  return /^(?:and|&)$/.test(chart.word(i)) ? i + 1 : i;
}

function extend(chart: Chart, at: number, left: Item, into: Cell): void {
  const i = nextOf(chart, left);
  if (chart.token(i).kind === "sign") return;
  for (const right of chart.read("beside", i)) {
    if (right.isBare) {
      if (i === left.end || chart.sign(left.end) === "-") complete(chart, at, left, right, into);
      continue;
    }
    const isSmaller =
      right.counted !== null && left.dimension === right.dimension && isMetric(left) === isMetric(right);
    const sum = isSmaller ? add(chart, left, right, 1, 0, into, true) : null;
    if (!sum) continue;
    sum.counted = right.counted;
    into.put(sum);
  }
}

/** Reads a quantity in one or more units: "5 ft 11 in", "1 h 30 min", "5 ft 11". */
export const amounts: Rule = (chart, at, _, into) => {
  chart.grow(chart.read("beside", at), MOST_PARTS, into, (left, next) => {
    if (left.counted !== null) extend(chart, at, left, next);
  });
};
