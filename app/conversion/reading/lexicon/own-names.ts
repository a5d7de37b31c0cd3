import { times } from "../../algebra/expression";
import { isOtherMeaning, isVariantUnsaid, mostCommon, namesakesOf } from "../name/common-meanings";
import { distinct as firstOfEach, isEveryday } from "../name/likelihood";
import { namedConstant, namedUnit } from "../name/named-expressions";
import { rowsNamed } from "../name/named-rows";
import { RANKS } from "../name/names-text";
import { isSiUnit, prefixedUnits } from "../name/prefixed-units";
import { wording } from "../name/readings";
import { remembered } from "../name/settings";
import { smallLetterData } from "../name/small-letters";
import {
  COST,
  distinct,
  type Entry,
  isSame,
  leastCost,
  matchOf,
  NO_NOTES,
  type Note,
  ofExpression,
  ofRow,
} from "./entry";

/** @file The meanings of a name by itself, in any context. */

/** Two symbols without the space or point that the SI requires between them. */
type JoinedSymbols = readonly [first: string, second: string];

/** Products that are commonly written without a separator: "Nm", "kNm", "As", "kgm", "ozfin", "kgK". */
const PRODUCT =
  /^(?:((?:da|[dckMmμun])?[NAJVW]|[kMm]?Pa)([ms]|(?<=N)[cm]m)|(kg|[kg]gf|lbf|ozf)(m|cm|in|ft)|(kg|k?mol)(K))$/;
/** Two symbols before a negative power: "ms-1", "kgm-3", "Jkg-1", "Wm-2", but not "Kg-1", "Wh-1" and "lbs-1". */
const DIVIDED = /^(?!(?:Kg|Wh|Ah|(?:lb|oz|yd|min|wk)s)$)(.+?)(kg|mol|dm|cm|mm|km|[msghKLAN])$/;

/** The symbols of a joined product, because "Nm²" squares only the meter; null for other texts. */
export function joinedProduct(word: string): JoinedSymbols | null {
  const [, ...parts] = PRODUCT.exec(word) ?? [];
  const [first, second] = parts.filter(Boolean);
  return first === undefined || second === undefined ? null : [first, second];
}

const isSymbolOrPlural = (text: string): boolean =>
  rowsNamed(text, {}).some(
    ({ category, unit }) => (unit.symbol === text || unit.plural === text) && category.id !== "prefixes",
  ) || prefixedUnits(text).length > 0;

/** The symbols joined before a negative power ("kms⁻¹"); null if the word is one unit ("tonnes⁻¹"), or its start is not a symbol. */
export function joinedBeforeReciprocal(word: string): JoinedSymbols | null {
  if (isSymbolOrPlural(word)) return null;
  const [, first, second] = DIVIDED.exec(word) ?? [];
  return first !== undefined && second !== undefined && isSymbolOrPlural(first) ? [first, second] : null;
}

/** The extra cost of a dimension that a name rarely means. It decides only if no target does. */
const RARER_DIMENSION = 1.2;
const NEAR = 0.01;

/** The chosen meaning, and the others to state; `others` is null if the choice is obvious. */
type Choice = { readonly entry: Entry; readonly others: readonly Entry[] | null };

function choose(text: string, sizes: readonly Entry[]): Choice | null {
  const [only] = sizes;
  if (only && sizes.length === 1) return { entry: only, others: [] };
  const matches = sizes.map((one) => matchOf(one, text));
  const common = mostCommon(text, matches);
  const entry = common && sizes[matches.indexOf(common.match)];
  return entry ? { entry, others: common.isObvious ? null : sizes.filter((one) => one !== entry) } : null;
}

/** Makes everyday units cheaper than those of a trade if none is chosen: the parsec before the pica. */
function everydayFirst(group: readonly Entry[]): readonly Entry[] {
  const isCommon = ({ row }: Entry): boolean => row !== null && isEveryday(row.category);
  return group.map((one) => (isCommon(one) ? one : { ...one, cost: one.cost + RARER_DIMENSION }));
}

/** The extra cost if nothing decides between several meanings, so that the parts of the text are cheaper: "cal/h". */
const UNSETTLED = 4;
function unsettled(group: readonly Entry[]): readonly Entry[] {
  const least = leastCost(group);
  const isOne = group.every(
    (one) => one.cost > least + NEAR || isSame(one, group.find(({ cost }) => cost === least) ?? one),
  );
  return isOne ? group : group.map((one) => ({ ...one, cost: one.cost + UNSETTLED, tie: UNSETTLED }));
}

/** The meanings of one dimension. If one is chosen, equally likely ones are removed, and a note may list them. */
function ofOneDimension(text: string, group: readonly Entry[]): readonly Entry[] {
  const least = leastCost(group);
  const near = group.filter(({ cost }) => cost <= least + NEAR);
  const sizes = firstOfEach(near, isSame);
  const choice = choose(text, sizes);
  if (!choice) return unsettled(everydayFirst(distinct(group)));
  const { entry, others } = choice;
  const match = matchOf(entry, text);
  const meant = others?.map((one) => matchOf(one, text)).filter((one) => isOtherMeaning(one, match)) ?? [];
  const isShared =
    meant.length > 0 ||
    (others?.length === 0 &&
      ((entry.row && namesakesOf(text, entry.row).length > 0) || isVariantUnsaid(text, match.unit)));
  const notes: readonly Note[] = isShared
    ? [...entry.notes, { kind: "shared", text, match, others: meant }]
    : entry.notes;
  return group.flatMap((one) => (isSame(one, entry) ? { ...one, notes } : near.includes(one) ? [] : one));
}

export function byUse(text: string, entries: readonly Entry[]): readonly Entry[] {
  const groups = new Map<string, readonly Entry[]>();
  for (const one of entries) groups.set(one.dimension, [...(groups.get(one.dimension) ?? []), one]);
  const ranked = [...groups.values()].flatMap((group) => ofOneDimension(text, group));
  if (groups.size < 2) return ranked;
  const firsts = [...groups.keys()].flatMap((id) => ranked.find(({ dimension }) => dimension === id) ?? []);
  const least = leastCost(firsts);
  const best = firsts.filter(({ cost }) => cost <= least + NEAR);
  const matches = best.map((one) => matchOf(one, text));
  const common = best.length > 1 ? mostCommon(text, matches) : null;
  const winner = common ? best[matches.findIndex(({ unit }) => unit === common.match.unit)] : undefined;
  return winner
    ? ranked.map((one) =>
        one.dimension === winner.dimension
          ? one
          : { ...one, cost: one.cost + RARER_DIMENSION, tie: RARER_DIMENSION },
      )
    : ranked;
}

const COINS = /^(?:[A-Z]{3} )?(?:cents?|¢|pence|penny|p)$/;
/** The cost of a coin by its bare name, which is less than that of other constants. */
const COIN = 2;
const UNQUALIFIED = RANKS.indexOf("bareSymbol");
/** Meanings that cost more than the cheapest by this margin are ignored. Within it: rpm as a frequency. */
const ALSO_MEANT = 1.5;
const NONE: readonly Entry[] = [];

/** Joined symbols as a product, such as the ampere second of "As". */
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
    // A quotient uses the common unit of a name, not the only one with a row: the calorie of "kcal/m2".
    .filter(
      ({ rank }) => rank < UNQUALIFIED || !/^\p{L}+(?:\/[\p{L}\d²³^]+| per \p{L}+[\d²³^]+)$/u.test(text),
    )
    // Short names are not bare prefixes: "90m in h" does not ask about milli and hecto.
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

/** Marks the units that share a name with a temperature scale: in a product, the name may mean the scale. */
function withOffset(entries: readonly Entry[]): readonly Entry[] {
  const scale = entries.find(({ row }) => row?.unit.scale.kind === "affine");
  return scale
    ? entries.map((one) => (one.dimension === scale.dimension && one.row ? { ...one, isOffset: true } : one))
    : entries;
}

/** Marks the meanings that an SI unit outranks in a product: "cd" is the candela before the cord. */
function siFirst(entries: readonly Entry[]): readonly Entry[] {
  if (entries.length < 2 || !entries.some(isOfSi)) return entries;
  return entries.map((one) => (isOfSi(one) ? one : { ...one, isRarer: true }));
}

/** The units that a text names in its own case, with or without a prefix. */
export const ownNames = remembered(60, namedIn);

/** Reads an expression that a table row means: "L/(m2 h)". Set by the grammar, which depends on the lexicon. */
let expressionMeant: (text: string) => readonly Entry[] = () => NONE;

export function setExpressionReader(reader: typeof expressionMeant): void {
  expressionMeant = reader;
}

/** The meanings of `means` for a text at the given cost, with a note if `says` is given. */
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
