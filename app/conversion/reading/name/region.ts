import type { System } from "../../algebra/unit-names";
import type { UnitMatch } from "./readings";

/** The countries whose units take precedence if several share a name. */
export const REGIONS = ["us", "uk", "au", "ca"] as const;
export type Region = (typeof REGIONS)[number];

/** The systems of a region, in order of precedence. A barrel is an oil barrel in every region, and belongs to none. */
const SYSTEMS: Readonly<Record<Region, readonly (readonly System[])[]>> = {
  us: [["us", "north-american"]],
  uk: [["metric-kitchen"], ["uk"]],
  au: [["au"], ["metric-kitchen"], ["metric"], ["uk"]],
  ca: [["ca"], ["metric-kitchen"], ["north-american"], ["uk"]],
};
const DOLLARS: Readonly<Partial<Record<Region, string>>> = { us: "USD", au: "AUD", ca: "CAD" };

let current: Region | null = null;

/** The region in force; null by default. */
export const region = (): Region | null => current;

/** Sets the region for all texts. */
export function setRegion(one: Region | null): void {
  current = one;
}

/** Sets the region while `work` runs; undefined keeps the one in force. */
export function withRegion<T>(one: Region | undefined, work: () => T): T {
  const before = current;
  current = one ?? before;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** The currency of the sign $, as CAD in ca; null if the region has no dollar. */
export const regionalDollar = (): string | null => (current === null ? null : (DOLLARS[current] ?? null));

/** The unit that the region prefers among those that share a name; null if it prefers none, or several. */
export function meantInRegion<T extends UnitMatch>(matches: readonly T[]): T | null {
  for (const systems of current === null ? [] : SYSTEMS[current]) {
    const [match, ...others] = matches.filter(({ unit: { system } }) => system && systems.includes(system));
    if (match) return others.length === 0 ? match : null;
  }
  return null;
}
