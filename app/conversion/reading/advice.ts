import { baseDimension, combine, isSameDimension, raise } from "../algebra/dimension";
import type { Advice } from "../errors";
import type { Meaning } from "./meanings";

const DENSITY = combine(baseDimension("M"), raise(baseDimension("L"), 3), -1);
const BUSHEL = /\b(?:bu|bushels?)\b/i;

/** A volume beside a mass, or a yield in bushels per acre beside one in kilograms per hectare. */
const isDensityApart = (volumes: readonly Meaning[], masses: readonly Meaning[]): boolean =>
  volumes.some((volume) => {
    const dense = combine(volume.dimension, DENSITY, 1);
    return masses.some((mass) => isSameDimension(mass.dimension, dense));
  });

const isOf = (matches: readonly Meaning[], ...ids: readonly string[]): boolean =>
  matches.some(({ category }) => category !== null && ids.includes(category.id));

/** A frequency, and no wavelength by its symbol. */
const isFrequency = (matches: readonly Meaning[]): boolean =>
  isOf(
    matches.filter(({ unit }) => unit.scale.kind === "linear"),
    "frequency-wavelength",
  );

const isWavenumber = (matches: readonly Meaning[]): boolean =>
  matches.some(({ unit }) => unit.name.startsWith("wavenumber"));

/** What would make two units convert, where people often ask for it; the texts are those of the units. */
export function adviceOn(
  [fromText, from]: readonly [string, readonly Meaning[]],
  [toText, to]: readonly [string, readonly Meaning[]],
): Advice | undefined {
  const isEither = (isOne: (a: readonly Meaning[], b: readonly Meaning[]) => boolean): boolean =>
    isOne(from, to) || isOne(to, from);
  if (isEither((a, b) => isOf(a, "concentration-molar") && isOf(b, "concentration-solution")))
    return "substance";
  if (isEither((a, b) => isOf(a, "length") && isOf(b, "photon-energy"))) return "light";
  if (isEither((a, b) => isOf(a, "weight") && isOf(b, "force"))) return "gravity";
  if (isEither((a, b) => isOf(a, "energy") && isOf(b, "power"))) return "duration";
  if (isEither((a, b) => isOf(a, "velocity-angular") && isOf(b, "frequency-wavelength"))) return "rotation";
  if (isEither((a, b) => isFrequency(a) && isWavenumber(b))) return "wavenumber";
  if (isEither((a, b) => isFrequency(a) && isOf(b, "energy", "photon-energy"))) return "photon";
  if (isEither((a, b) => isOf(a, "temperature") && isOf(b, "energy", "photon-energy"))) return "thermal";
  if (!isEither(isDensityApart)) return undefined;
  return BUSHEL.test(`${fromText} ${toText}`) ? "bushel" : "density";
}
