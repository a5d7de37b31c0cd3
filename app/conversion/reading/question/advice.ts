import type { Advice } from "../../advice";
import { baseDimension, combine, type Dimension, isSameDimension, raise } from "../../algebra/dimension";
import type { UnitMatch } from "../name/readings";

const DENSITY = combine(baseDimension("M"), raise(baseDimension("L"), 3), -1);
const BUSHEL = /\b(?:bu|bushels?)\b/i;

/** A volume beside a mass, or a yield in bushels per acre beside one in kilograms per hectare. */
const isDensityApart = (volumes: readonly Meaning[], masses: readonly Meaning[]): boolean =>
  volumes.some((volume) => {
    const dense = combine(volume.dimension, DENSITY, 1);
    return masses.some((mass) => isSameDimension(mass.dimension, dense));
  });

/** One meaning of a side of a question. */
type Meaning = UnitMatch & { readonly dimension: Dimension };

type Side = (meanings: readonly Meaning[]) => boolean;

const isOf =
  (...ids: readonly string[]): Side =>
  (meanings) =>
    meanings.some(({ category }) => category !== null && ids.includes(category.id));

/** A frequency, and no wavelength by its symbol. */
const isFrequency: Side = (meanings) =>
  isOf("frequency-wavelength")(meanings.filter(({ unit }) => unit.scale.kind === "linear"));

const isWavenumber: Side = (meanings) => meanings.some(({ unit }) => unit.name.startsWith("wavenumber"));

/** kW/h, for kWh. */
const isPowerPerTime: Side = (meanings) =>
  meanings.some(({ unit }) => /^(?:kilo|mega|giga)?watt\/(?:hour|day)$/.test(unit.name));

const ADVICE: readonly (readonly [one: Side, other: Side, advice: Advice])[] = [
  [isOf("concentration-molar"), isOf("concentration-solution"), "substance"],
  [isOf("length"), isOf("photon-energy"), "light"],
  [isOf("weight"), isOf("force"), "gravity"],
  [isOf("energy"), isOf("power"), "duration"],
  [isOf("energy"), isPowerPerTime, "power"],
  [isOf("ratio"), (masses) => masses.some(isOfAir), "gas"],
  [isOf("ratio"), isOf("density", "concentration-solution"), "solution"],
  [isOf("velocity-angular"), isOf("frequency-wavelength"), "rotation"],
  [isOf("relative-density"), isOf("density"), "water"],
  [isFrequency, isWavenumber, "wavenumber"],
  [isFrequency, isOf("energy", "photon-energy"), "photon"],
  [isOf("temperature"), isOf("energy", "photon-energy"), "thermal"],
];

/** What would make two units convert, where people often ask for it; the texts are those of the units. */
export function adviceOn(
  [fromText, from]: readonly [string, readonly Meaning[]],
  [toText, to]: readonly [string, readonly Meaning[]],
): Advice | undefined {
  const found = ADVICE.find(([one, other]) => (one(from) && other(to)) || (one(to) && other(from)));
  if (found) return found[2];
  if (!isDensityApart(from, to) && !isDensityApart(to, from)) return undefined;
  return BUSHEL.test(`${fromText} ${toText}`) ? "bushel" : "density";
}

/** A milligram in a cubic meter, as air is measured by. */
const isOfAir = ({ unit }: Meaning): boolean => /^(?:milli|micro|nano)gram\/cubic meter$/.test(unit.name);
