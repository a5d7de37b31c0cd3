import { times } from "../../algebra/expression";
import { namedConstant, namedUnit } from "../name/named-expressions";
import { rowsNamed } from "../name/named-rows";
import { RANKS } from "../name/names-text";
import { isSiUnit, prefixedUnits } from "../name/prefixed-units";
import { wording } from "../name/readings";
import { remembered } from "../name/settings";
import { smallLetterData } from "../name/small-letters";
import { COST, distinct, type Entry, leastCost, NO_NOTES, ofExpression, ofRow } from "./entry";
import { joinedProduct } from "./joined-symbols";
import { byUse } from "./use";

/** @file What a name means by itself, whatever stands beside it. */

const COINS = /^(?:cents?|¢|pence|penny|p)$/;
/** A coin by its bare name, before other constants. */
const COIN = 2;
const UNQUALIFIED = RANKS.indexOf("bareSymbol");
/** Beyond the least cost: rpm as a frequency. */
const ALSO_MEANT = 1.5;
const NONE: readonly Entry[] = [];

/** The ampere second as As, where that is not a name of its own. */
function joinedNames(text: string): readonly Entry[] {
  const [first, second] = joinedProduct(text)?.map((part) => ownNames(part)[0]) ?? [];
  return first && second ? [ofExpression(times(first.expression(), second.expression()), COST.own)] : NONE;
}

function namedIn(text: string): readonly Entry[] {
  const rows = rowsNamed(text, {});
  const prefixed = prefixedUnits(text);
  if (rows.length === 0) {
    const joined = joinedNames(text);
    if (joined.length > 0) return joined;
  }
  const entries = rows
    // kcal/m2 is of the calorie that people mean, not of the only one that has a row.
    .filter(({ rank }) => rank < UNQUALIFIED || !/^\p{L}+\/[\p{L}\d²³^]+$/u.test(text))
    // 90m in h does not ask about milli and hecto.
    .filter(({ category }) => category.id !== "prefixes" || text.length > 2)
    .map((row) => ofRow(text, row, row.rank));
  for (const { expression } of prefixed)
    entries.push(ofExpression(expression, rows.length > 0 ? COST.unlikely : COST.prefixed));
  for (const constant of [namedUnit(text), text.startsWith("{") ? undefined : namedConstant(text)]) {
    if (!constant) continue;
    const rare = entries.length > 0 ? COST.unlikely : COST.constant;
    const cost = text === "c" ? COST.own : COINS.test(text) ? COIN : rare;
    entries.push(ofExpression(constant, cost));
  }
  const least = entries.length > 0 ? leastCost(entries) : COST.own;
  for (const match of smallLetterData(text, {})) entries.push(ofRow(text, match, least));
  return entries.length > 0 ? byUse(text, siFirst(withOffset(distinct(entries)))) : NONE;
}

const isOfSi = (one: Entry): boolean =>
  (one.row === null && one.expression().label === "speed of light in vacuum") || isSiUnit(one.expression());

/** In a product a scale's own degree, too, may be meant as the scale. */
function withOffset(entries: readonly Entry[]): readonly Entry[] {
  const scale = entries.find(({ row }) => row?.unit.scale.kind === "affine");
  return scale
    ? entries.map((one) => (one.dimension === scale.dimension && one.row ? { ...one, isOffset: true } : one))
    : entries;
}

/** Within an expression cd is the candela before it is the cord. */
function siFirst(entries: readonly Entry[]): readonly Entry[] {
  if (entries.length < 2 || !entries.some(isOfSi)) return entries;
  return entries.map((one) => (isOfSi(one) ? one : { ...one, isRarer: true }));
}

/** The units that a text names in its own case, by a name or with a prefix. */
export const ownNames = remembered(60, namedIn);

/** Reads an expression that a row of the tables means: "L/(m2 h)". Set by the grammar, which stands above the lexicon. */
let expressionMeant: (text: string) => readonly Entry[] = () => NONE;

export function setExpressionReader(reader: typeof expressionMeant): void {
  expressionMeant = reader;
}

/** What it names, at a cost of its own, with a note where `says` is given. */
export function meant(text: string, means: string, cost: number, says: string | null): readonly Entry[] {
  const named = ownNames(means);
  const entries = named.length > 0 ? named : expressionMeant(means);
  const least = leastCost(entries);
  const said = says === null ? NO_NOTES : [wording(text, says)];
  return entries
    .filter((one) => one.cost <= least + ALSO_MEANT)
    .map((one) => ({ ...one, cost: cost + one.cost - least, notes: [...said, ...one.notes] }));
}

/** The units of a category that a text names. */
export function namedWithin(text: string, category: string): readonly Entry[] {
  const rows = rowsNamed(text, { category });
  const data = smallLetterData(text, { category });
  return byUse(text, [
    ...rows.map((row) => ofRow(text, row, row.rank)),
    ...data.map((row) => ofRow(text, row, 0)),
  ]);
}
