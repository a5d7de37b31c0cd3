import { isEqual, ONE } from "~/numerals/ratio";
import { spend } from "~/numerals/work";
import { per, times } from "../../algebra/expression";
import type { Chart } from "../chart/chart";
import { type Item, ofEntry } from "../chart/item";
import { rowsNamed } from "../name/named-rows";
import { areInSeries, joinedTargets } from "../text/mixed-units";
import { agreement } from "./agreement";

/** One or more targets: "km and m", "feet and inches", "°C/K". */
export type TargetList = readonly Item[];

const MOST_LISTS = 200;
export const MOST_TARGETS = 90;
/** The most targets without a word or sign between them: "ft in", "qt pt cup". */
const MOST_BESIDE = 8;
const COPIED_IN_A_STEP = 5;
const LISTED_IN_A_STEP = 50;
const SEPARATOR = /^(?:,|;|and|&|or|\/|\+|to|→|in)$/;
const UNSURE_SEPARATOR = /^(?:to|in|→)$/;
const CONJUNCTION = /^(?:and|or|&)$/;
const PER = /^(?:\/|per)$/;

export const lastOf = (list: TargetList): Item => list[list.length - 1] as Item;

/** Whether a word for "to" separates targets. */
export const hasLink = (chart: Chart, targets: TargetList): boolean =>
  targets.slice(1).some((_, i) => UNSURE_SEPARATOR.test(chart.word(targets[i]?.end ?? 0)));

export class Targets {
  private readonly memo: (readonly TargetList[] | undefined)[] = [];

  constructor(private readonly chart: Chart) {}

  at(at: number): readonly TargetList[] {
    const known = this.memo[at];
    if (known) return known;
    this.memo[at] = [];
    const lists: TargetList[] = [];
    for (const one of this.units(at)) {
      lists.push([one]);
      if (lists.length < MOST_LISTS) this.extend(one, lists);
    }
    this.memo[at] = lists;
    return lists;
  }

  /** The single units that start at a token. */
  units(at: number): readonly Item[] {
    const { chart } = this;
    const isOne = chart.word(at) === "1" && PER.test(chart.word(at + 1));
    if (chart.token(at).kind === "number" && !isOne && chart.sign(at + 1) !== "^")
      return chart.sign(at) === "1" && chart.sign(at + 1) === ""
        ? chart.entries("1", at).map((one) => ofEntry(one, at + 1, "1"))
        : chart.read("name", at, false);
    return chart
      .read("quotient", at, isOne)
      .flatMap((one) => (one.isBare ? [] : one.number === null ? [one] : withNumber(one, isOne)));
  }

  private extend(one: Item, lists: TargetList[]): void {
    const { chart } = this;
    const separator = chart.word(one.end);
    const next = SEPARATOR.test(separator) ? one.end + 1 : one.end;
    const after = separator === "," && CONJUNCTION.test(chart.word(next)) ? next + 1 : next;
    const { kind, lower } = chart.token(after);
    // The m of "cm/100m" is not a second target.
    if (after === one.end && chart.isAttached(after)) return;
    if (lower === "" || kind === "number" || (after === one.end && kind === "sign")) return;
    const most = next === one.end ? MOST_BESIDE : MOST_TARGETS;
    const extra = next === one.end || UNSURE_SEPARATOR.test(separator) ? 1 : 0;
    for (const more of this.at(after)) {
      if (lists.length >= MOST_LISTS) return;
      const isOfOne = more.length < most && agreement(one, more[0] as Item)?.isInverse === false;
      if (!isOfOne) continue;
      // "J/kg" is a unit, not two targets.
      if (separator === "/" && rowsNamed(chart.between(one.start, lastOf(more).end), {}).length > 0) continue;
      spend(more.length / (extra ? COPIED_IN_A_STEP : LISTED_IN_A_STEP));
      lists.push([one, ...more.map((other) => (extra ? other.copy(other.end, other.cost + extra) : other))]);
    }
  }
}

/** Makes a number in a denominator part of the unit: "L/(100 km)". */
function withNumber(one: Item, isOne: boolean): readonly Item[] {
  if (isOne && isEqual(one.value, ONE)) return [one];
  if (one.startsWithNumber) return [];
  const item = one.copy().composed(one.dimension, () => {
    const { numerator, denominator } = one.value;
    const counted = denominator === 1n ? one.expression() : per(one.expression(), String(denominator));
    return numerator === 1n ? counted : times(String(numerator), counted);
  });
  item.number = null;
  return [item];
}

/** Whether a quantity is split over targets: those between semicolons or of one series, as feet and inches. */
export function isSplitAt(chart: Chart, at: number, targets: TargetList): boolean {
  const [first, ...others] = targets;
  if (!first || others.length === 0) return false;
  const written = chart.between(at, lastOf(targets).end);
  if (written.includes(";")) return true;
  const joined = joinedTargets(written);
  return joined.includes(";") && areInSeries(first.text ?? "", others[0]?.text ?? "");
}
