import type { UnitMatch } from "./readings";

/** Whose units a name stands for where several countries share it. */
export const REGIONS = ["us", "uk", "au", "ca"] as const;
export type Region = (typeof REGIONS)[number];

/** In which kitchens of the Commonwealth measure: Australia's own tablespoon holds four teaspoons. */
const METRIC_KITCHEN = /^(?:cup|teaspoon|tablespoon) \(metric\)/;

/** The units that are meant in a region, by their names, the likeliest first. A barrel is of oil everywhere. */
const UNITS: Readonly<Record<Region, readonly RegExp[]>> = {
  us: [/^(?!barrel).*\((?:US|short)\)|^US [Dd]ollar/],
  uk: [METRIC_KITCHEN, /^(?!barrel).*\((?:UK|long)\)|^British Pound/],
  au: [/\(AU\)|^Australian [Dd]ollar/, METRIC_KITCHEN, /^ton \(metric\)/, /^(?!barrel).*\(UK\)/],
  // Gallons are imperial, tons and hundredweights those of the United States.
  ca: [/^Canadian [Dd]ollar/, METRIC_KITCHEN, /\(short\)|^hundredweight \(US\)/, /^(?!barrel).*\(UK\)/],
};
const DOLLARS: Readonly<Partial<Record<Region, string>>> = { us: "USD", au: "AUD", ca: "CAD" };

let current: Region | null = null;

/** The region that texts are read for; null where nobody has named one. */
export const region = (): Region | null => current;

/** Reads all texts for a region. */
export function setRegion(one: Region | null): void {
  current = one;
}

/** Reads texts for a region while `work` runs; without one for that in force. */
export function withRegion<T>(one: Region | undefined, work: () => T): T {
  const before = current;
  current = one ?? before;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** The code of the dollar whose sign is $; null where the region has none of its own. */
export const regionalDollar = (): string | null => (current === null ? null : (DOLLARS[current] ?? null));

/** Of units that share a name, the one that the region means; null where it leaves the choice open. */
export function meantInRegion<T extends UnitMatch>(matches: readonly T[]): T | null {
  for (const units of current === null ? [] : UNITS[current]) {
    const [match, ...others] = matches.filter(({ unit }) => units.test(unit.name));
    if (match) return others.length === 0 ? match : null;
  }
  return null;
}
