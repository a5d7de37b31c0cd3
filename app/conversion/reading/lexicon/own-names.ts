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

/** @file What a name means by itself, whatever stands beside it. */

/** Two symbols without the space or point that the SI asks for between them. */
type JoinedSymbols = readonly [first: string, second: string];

/** Products that are written so everywhere: Nm, kNm, daNm, Ncm, As, Pas, kgm, ozfin. */
const PRODUCT =
  /^(?:((?:da|[dckMmμun])?[NAJVW]|[kMm]?Pa)([ms]|(?<=N)[cm]m)|(kg|[kg]gf|lbf|ozf)(m|cm|in|ft))$/;
/** What follows before a negative power: ms-1, kgm-3, Jkg-1, Wm-2. */
const DIVIDED = /^(.+?)(kg|mol|dm|cm|mm|km|[msghKLAN])$/;

/** Nm, which in Nm² has its meter squared; null for any other text. */
export function joinedProduct(word: string): JoinedSymbols | null {
  const [, first, second, kilograms, meters] = PRODUCT.exec(word) ?? [];
  if (kilograms !== undefined && meters !== undefined) return [kilograms, meters];
  return first === undefined || second === undefined ? null : [first, second];
}

const isSymbol = (text: string): boolean =>
  rowsNamed(text, {}).some(({ category, unit }) => unit.symbol === text && category.id !== "prefixes") ||
  prefixedUnits(text).length > 0;

/** kms in kms⁻¹, which is not a symbol; null where the word is one, or its parts are none. */
export function joinedBeforeReciprocal(word: string): JoinedSymbols | null {
  if (isSymbol(word)) return null;
  const [, first, second] = DIVIDED.exec(word) ?? [];
  return first !== undefined && second !== undefined && isSymbol(first) ? [first, second] : null;
}

/** What a dimension loses that is rarely meant by a name; it decides only where no target does. */
const RARER_DIMENSION = 1.2;
const NEAR = 0.01;

/** The one that is meant, and what else the name means where that is worth saying; null where nothing is assumed. */
type Choice = { readonly entry: Entry; readonly others: readonly Entry[] | null };

function choose(text: string, sizes: readonly Entry[]): Choice | null {
  const [only] = sizes;
  if (only && sizes.length === 1) return { entry: only, others: [] };
  const matches = sizes.map((one) => matchOf(one, text));
  const common = mostCommon(text, matches);
  const entry = common && sizes[matches.indexOf(common.match)];
  return entry ? { entry, others: common.isObvious ? null : sizes.filter((one) => one !== entry) } : null;
}

/** Where none is chosen, everyday units before those of a trade: the parsec before the pica. */
function everydayFirst(group: readonly Entry[]): readonly Entry[] {
  const isCommon = ({ row }: Entry): boolean => row !== null && isEveryday(row.category);
  return group.map((one) => (isCommon(one) ? one : { ...one, cost: one.cost + RARER_DIMENSION }));
}

/** Where nothing settles which of several is meant, its parts are likelier: "cal/h". */
const UNSETTLED = 4;
function unsettled(group: readonly Entry[]): readonly Entry[] {
  const least = leastCost(group);
  const isOne = group.every(
    (one) => one.cost > least + NEAR || isSame(one, group.find(({ cost }) => cost === least) ?? one),
  );
  return isOne ? group : group.map((one) => ({ ...one, cost: one.cost + UNSETTLED, tie: UNSETTLED }));
}

/** The meanings of one dimension: where one is chosen, the others that are as likely go, and it may say so. */
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
