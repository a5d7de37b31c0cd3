import type { Advice } from "../../advice";
import {
  BASE_DIMENSIONS,
  baseDimension,
  combine,
  type Dimension,
  isSameDimension,
  raise,
} from "../../algebra/dimension";
import type { UnitMatch } from "../name/readings";

const DENSITY = combine(baseDimension("M"), raise(baseDimension("L"), 3), -1);
const ACCELERATION = combine(baseDimension("L"), raise(baseDimension("T"), 2), -1);
const BUSHEL = /\b(?:bu|bushels?)\b/i;

/** The unit, category and dimension of one side of a question. */
type Meaning = UnitMatch & { readonly dimension: Dimension };

/** Whether one is a mass, perhaps per length, area or volume, and the other its weight: "lb" and "N", "lb/in" and "N/mm". */
function isWeight(mass: Meaning, force: Meaning): boolean {
  const isMass = BASE_DIMENSIONS.every(
    (name, i) => name === "L" || mass.dimension[i] === (name === "M" ? 1 : 0),
  );
  return isMass && isSameDimension(force.dimension, combine(mass.dimension, ACCELERATION, 1));
}

/** Whether a density separates them: a volume and a mass, or yields in bushels per acre and kilograms per hectare. */
const isDensityApart = (volume: Meaning, mass: Meaning): boolean =>
  isSameDimension(mass.dimension, combine(volume.dimension, DENSITY, 1));

type Side = (meaning: Meaning) => boolean;

const isOf =
  (...ids: readonly string[]): Side =>
  ({ category }) =>
    category !== null && ids.includes(category.id);

/** Whether a unit is a frequency; wavelengths are in the same category. */
const isFrequency: Side = (meaning) =>
  isOf("frequency-wavelength")(meaning) && meaning.unit.scale.kind === "linear";

const isWavenumber: Side = ({ unit }) => unit.name.startsWith("wavenumber");

const isOfMolecules: Side = ({ unit }) => /dalton$|tomic mass unit$/.test(unit.name);

/** Whether a unit is a power per time, such as kW/h, which people write for kWh. */
const isPowerPerTime: Side = ({ unit }) => /^(?:kilo|mega|giga)?watt\/(?:hour|day)$/.test(unit.name);

/** Whether a unit is a small mass per cubic meter, as air quality is measured. */
const isOfAir: Side = ({ unit }) => /^(?:milli|micro|nano)gram\/cubic meter$/.test(unit.name);

const ADVICE: readonly (readonly [one: Side, other: Side, advice: Advice])[] = [
  [isOf("concentration-molar"), isOf("concentration-solution"), "substance"],
  [isOf("length"), isOf("photon-energy"), "light"],
  [isOf("energy"), isOf("power"), "duration"],
  [isOf("energy"), isPowerPerTime, "power"],
  [isOf("ratio"), isOfAir, "gas"],
  [isOf("ratio"), isOf("density", "concentration-solution"), "solution"],
  [isOf("velocity-angular"), isOf("frequency-wavelength"), "rotation"],
  [isOf("relative-density"), isOf("density"), "water"],
  [isOfMolecules, isOf("molar-mass"), "molecule"],
  [isFrequency, isWavenumber, "wavenumber"],
  [isFrequency, isOf("energy", "photon-energy"), "photon"],
  [isOf("temperature"), isOf("energy", "photon-energy"), "thermal"],
];

/** The advice on how to make two units convert, for conversions that people often ask for; the texts name the units. */
export function adviceOn(
  [fromText, from]: readonly [string, Meaning],
  [toText, to]: readonly [string, Meaning],
): Advice | undefined {
  const found = ADVICE.find(([one, other]) => (one(from) && other(to)) || (one(to) && other(from)));
  if (found) return found[2];
  if (isWeight(from, to) || isWeight(to, from)) return "gravity";
  if (!isDensityApart(from, to) && !isDensityApart(to, from)) return undefined;
  return BUSHEL.test(`${fromText} ${toText}`) ? "bushel" : "density";
}
