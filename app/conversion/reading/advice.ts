import { baseDimension, combine, type Dimension, isSameDimension } from "../algebra/dimension";
import type { Advice } from "../errors";
import type { UnitMatch } from "./readings";

const MASS = baseDimension("M");
const VOLUME = baseDimension("L").map((exponent) => 3 * exponent);
const BUSHEL = /\b(?:bu|bushels?)\b/i;

const dimensionsOf = (matches: readonly UnitMatch[]): readonly Dimension[] =>
  matches.map(({ unit: { scale } }) => scale.factor.resolve().dimension);

/** A volume beside a mass, or a yield in bushels per acre beside one in kilograms per hectare. */
const isDensityApart = (volumes: readonly UnitMatch[], masses: readonly UnitMatch[]): boolean =>
  dimensionsOf(volumes).some((volume) =>
    dimensionsOf(masses).some((mass) =>
      isSameDimension(combine(mass, volume, -1), combine(MASS, VOLUME, -1)),
    ),
  );

const isOf = (matches: readonly UnitMatch[], ...ids: readonly string[]): boolean =>
  matches.some(({ category }) => category !== null && ids.includes(category.id));

/** What would make two units convert, where people often ask for it; the texts are those of the units. */
export function adviceOn(
  [fromText, from]: readonly [string, readonly UnitMatch[]],
  [toText, to]: readonly [string, readonly UnitMatch[]],
): Advice | undefined {
  const isEither = (isOne: (a: readonly UnitMatch[], b: readonly UnitMatch[]) => boolean): boolean =>
    isOne(from, to) || isOne(to, from);
  if (isEither((a, b) => isOf(a, "concentration-molar") && isOf(b, "concentration-solution")))
    return "substance";
  if (isEither((a, b) => isOf(a, "length") && isOf(b, "photon-energy"))) return "light";
  if (!isEither(isDensityApart)) return undefined;
  return BUSHEL.test(`${fromText} ${toText}`) ? "bushel" : "density";
}
