import { isOtherMeaning, isVariantUnsaid, mostCommon, namesakesOf } from "../name/common-meanings";
import { distinct as firstOfEach, isEveryday } from "../name/likelihood";
import { distinct, type Entry, isSame, leastCost, matchOf, type Note } from "./entry";

/** @file Of the units that share a name, the one that nearly everybody means, or everybody in a region. */

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
