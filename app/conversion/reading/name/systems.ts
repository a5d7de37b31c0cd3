import type { Unit } from "../../categories/unit";
import { isSameSize } from "../../converting/rule";
import { isNeverMeant } from "./common-meanings";
import type { UnitMatch } from "./readings";

/** Measures that go with their own country's; all others go with any. */
const SYSTEMS: readonly RegExp[] = [
  /\(US\b|\(short\)/,
  /\(UK\)|\(long\)/,
  /(?:cup|spoon) \(metric\)/,
  /\(AU\)/,
];

const systemOf = ({ unit }: { readonly unit: Unit }): string =>
  SYSTEMS.filter((system) => system.test(unit.name)).join();

/**
 * Of several meanings of a text, those that go with the other unit, whose meanings are of one system: the UK's pints in a UK
 * gallon. The gallon beside a UK gallon is another one.
 */
export function inSystemOf<T extends UnitMatch>(
  partners: readonly UnitMatch[],
  matches: readonly T[],
): readonly T[] {
  const [system, ...others] = new Set(partners.map(systemOf));
  if (!system || others.length > 0) return matches;
  const different = matches.filter(({ unit }) => partners.every((one) => !isSameSize(one.unit, unit)));
  return different.some((one) => systemOf(one) === system && !isNeverMeant(one))
    ? different.filter((one) => [system, ""].includes(systemOf(one)))
    : matches;
}
