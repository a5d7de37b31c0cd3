import { pieceOfWork, spend, uncounted } from "~/numerals/work";
import type { UnitExpression } from "../../algebra/expression";
import type { System } from "../../algebra/unit-names";
import type { UnitMatch } from "./readings";

/** @file Settings for all texts: the user's own units and a region. Cached results depend on both. */

/** The user's own units, by the texts that name them. */
export type OwnUnits = ReadonlyMap<string, UnitExpression>;

export const NO_OWN_UNITS: OwnUnits = new Map();

/** The countries whose units take precedence if several share a name. */
export const REGIONS = ["us", "uk", "au", "ca"] as const;
export type Region = (typeof REGIONS)[number];

/** The systems of a region, in order of precedence. The oil barrel is the default in every region, and is in no system. */
const SYSTEMS: Readonly<Record<Region, readonly (readonly System[])[]>> = {
  us: [["us", "north-american"]],
  uk: [["metric-kitchen"], ["uk"]],
  au: [["au"], ["metric-kitchen"], ["metric"], ["uk"]],
  ca: [["ca"], ["metric-kitchen"], ["north-american"], ["uk"]],
};
const DOLLARS: Readonly<Partial<Record<Region, string>>> = { us: "USD", au: "AUD", ca: "CAD" };

type Settings = { readonly units: OwnUnits; readonly region: Region | null };

let current: Settings = { units: NO_OWN_UNITS, region: null };

function during<T>(settings: Settings, work: () => T): T {
  const before = current;
  current = settings;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** The own units in force. */
export const ownUnits = (): OwnUnits => current.units;

/** Sets the own units for all texts. */
export function setOwnUnits(units: OwnUnits): void {
  current = { ...current, units };
}

/** Sets the own units while `work` runs. */
export const withOwnUnits = <T>(units: OwnUnits, work: () => T): T => during({ ...current, units }, work);

/** The region in force; null by default. */
export const region = (): Region | null => current.region;

/** Sets the region for all texts. */
export function setRegion(one: Region | null): void {
  current = { ...current, region: one };
}

/** Sets the region while `work` runs; undefined keeps the one in force. */
export const withRegion = <T>(one: Region | undefined, work: () => T): T =>
  one === undefined ? work() : during({ ...current, region: one }, work);

/** The currency of "$" in the region, such as CAD in ca; null if the region has no dollar. */
export const regionalDollar = (): string | null => (current.region && DOLLARS[current.region]) ?? null;

/** The unit that the region prefers among those that share a name; null if it prefers none, or several. */
export function meantInRegion<T extends UnitMatch>(matches: readonly T[]): T | null {
  for (const systems of current.region ? SYSTEMS[current.region] : []) {
    const [match, ...others] = matches.filter(({ unit: { system } }) => system && systems.includes(system));
    if (match) return others.length === 0 ? match : null;
  }
  return null;
}

const MOST_TEXTS = 500;
const LONGEST_TEXT = 100;

/**
 * Caches the last results of a function of a text, because one question looks up the same words dozens of times. In a piece of
 * work, the first call with a text counts as `steps`, whether or not the result is cached; further calls count as one.
 */
export function remembered<T>(steps: number, compute: (text: string) => T): (text: string) => T {
  const knownWith = new WeakMap<OwnUnits, Map<string, { readonly value: T }>>();
  const counted = new Set<string>();
  let lastPiece: number | null = null;
  const count = (text: string): void => {
    const piece = pieceOfWork();
    if (piece === null) return;
    if (piece !== lastPiece) counted.clear();
    lastPiece = piece;
    spend(counted.has(text) ? 1 : steps);
    counted.add(text);
  };
  return (text) => {
    if (text.length > LONGEST_TEXT) return compute(text);
    count(text);
    const { units, region } = current;
    const known = knownWith.get(units) ?? new Map<string, { readonly value: T }>();
    knownWith.set(units, known);
    const key = region === null ? text : `${region}:${text}`;
    const found = known.get(key) ?? { value: uncounted(() => compute(text)) };
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(key, found);
    return found.value;
  };
}
