import { type Category, nameFromId } from "./category";
import { amountOfSubstance, catalyticActivity, molarMass } from "./chemistry";
import { area } from "./common/area";
import { currency } from "./common/currency";
import { energy } from "./common/energy";
import { length } from "./common/length";
import { pressure } from "./common/pressure";
import { temperature } from "./common/temperature";
import { time } from "./common/time";
import { volume } from "./common/volume";
import { weight } from "./common/weight";
import { dataStorage } from "./data/data-storage";
import { dataTransfer } from "./data/data-transfer";
import { charge, dipoleMoment, linearChargeDensity, surfaceChargeDensity, volumeChargeDensity } from "./electricity/charge";
import { current, linearCurrentDensity, surfaceCurrentDensity } from "./electricity/current";
import { electricFieldStrength, electricPotential, electrostaticCapacitance, inductance } from "./electricity/potential";
import { electricConductance, electricConductivity, electricResistance, electricResistivity } from "./electricity/resistance";
import { angle, solidAngle } from "./engineering/angle";
import { arealDensity, density, linearDensity, specificVolume } from "./engineering/density";
import { force, momentOfForce, momentOfInertia, momentum, stiffness, torque } from "./engineering/force";
import { acceleration, accelerationAngular, jerk, speed, velocityAngular } from "./engineering/motion";
import { power } from "./engineering/power";
import { sound } from "./engineering/sound";
import { concentrationMolar, concentrationSolution, waterHardness } from "./fluids/concentration";
import { flow, flowMass, flowMolar, massFluxDensity } from "./fluids/flow";
import { hydraulicConductivity, permeability, porousPermeability } from "./fluids/permeability";
import { relativeDensity } from "./fluids/relative-density";
import { surfaceTension, viscosityDynamic, viscosityKinematic } from "./fluids/viscosity";
import { fuelConsumption, fuelEfficiencyMass, fuelEfficiencyVolume } from "./heat/fuel";
import { heatCapacity, heatDensity, heatFluxDensity, heatTransferCoeff, specificHeatCapacity } from "./heat/heat";
import { temperatureInterval, thermalConductivity, thermalExpansion, thermalInsulance, thermalResistance } from "./heat/thermal";
import { digitalImage } from "./light/digital-image";
import { frequencyWavelength } from "./light/frequency-wavelength";
import { illumination, luminance, luminousEnergy, luminousFlux, luminousIntensity } from "./light/photometry";
import { photonEnergy } from "./light/photon-energy";
import { spectralFluxDensity } from "./light/spectral-flux-density";
import { magneticFieldStrength, magneticFlux, magneticFluxDensity, magnetomotiveForce } from "./magnetism";
import { bloodCholesterol, bloodCreatinine, bloodGlucose, bloodTriglycerides, bloodUrea } from "./medicine";
import { prefixes } from "./numbers/prefixes";
import { ratio } from "./numbers/ratio";
import { doseEquivalent, radiation, radiationAbsorbed, radiationActivity, radiationExposure } from "./radiology";
import { typography } from "./trades/typography";
import { volumeLumber } from "./trades/volume-lumber";
import { wireGauge } from "./trades/wire-gauge";

export type Heading = { readonly id: string; readonly name: string; readonly categories: readonly Category[] };

/** The nine headings of the specification with their categories in its order. */
const specified = {
  common: [length, weight, volume, temperature, area, pressure, energy, time, currency],
  engineering: [velocityAngular, acceleration, accelerationAngular, density, specificVolume, momentOfInertia, momentOfForce, torque],
  electricity: [
    charge,
    linearChargeDensity,
    surfaceChargeDensity,
    volumeChargeDensity,
    current,
    linearCurrentDensity,
    surfaceCurrentDensity,
    electricFieldStrength,
    electricPotential,
    electricResistance,
    electricResistivity,
    electricConductance,
    electricConductivity,
    electrostaticCapacitance,
    inductance,
  ],
  heat: [
    fuelEfficiencyMass,
    fuelEfficiencyVolume,
    temperatureInterval,
    thermalExpansion,
    thermalResistance,
    thermalConductivity,
    specificHeatCapacity,
    heatDensity,
    heatFluxDensity,
    heatTransferCoeff,
  ],
  fluids: [
    flow,
    flowMass,
    flowMolar,
    massFluxDensity,
    concentrationMolar,
    concentrationSolution,
    viscosityDynamic,
    viscosityKinematic,
    surfaceTension,
    permeability,
  ],
  light: [luminance, luminousIntensity, illumination, digitalImage, frequencyWavelength],
  magnetism: [magnetomotiveForce, magneticFieldStrength, magneticFlux, magneticFluxDensity],
  radiology: [radiation, radiationActivity, radiationExposure, radiationAbsorbed],
  other: [prefixes, dataTransfer, sound, typography, volumeLumber],
} as const satisfies Readonly<Record<string, readonly Category[]>>;

/** Further headings, with the most wanted categories first. */
const additional = {
  everyday: [speed, power, dataStorage, fuelConsumption, force, angle, ratio],
  health: [bloodGlucose, bloodCholesterol, bloodTriglycerides, bloodCreatinine, bloodUrea, doseEquivalent],
  trades: [wireGauge, waterHardness, relativeDensity, thermalInsulance, linearDensity, arealDensity, stiffness, hydraulicConductivity],
  science: [
    photonEnergy,
    amountOfSubstance,
    molarMass,
    heatCapacity,
    catalyticActivity,
    momentum,
    jerk,
    luminousFlux,
    luminousEnergy,
    solidAngle,
    dipoleMoment,
    spectralFluxDensity,
    porousPermeability,
  ],
} as const satisfies Readonly<Record<string, readonly Category[]>>;

const { common, ...others } = specified;
const { everyday, ...last } = additional;

type CatalogueCategory = (typeof specified)[keyof typeof specified][number] | (typeof additional)[keyof typeof additional][number];

export type CategoryId = CatalogueCategory["id"];

export type UnitIdOf<Id extends CategoryId> = Extract<CatalogueCategory, { readonly id: Id }>["units"][number]["id"];

/** The directory: Everyday follows Common; the other additional headings follow those of the specification. */
export const headings: readonly Heading[] = Object.entries({ common, everyday, ...others, ...last }).map(([id, categories]) => ({
  id,
  name: nameFromId(id),
  categories,
}));
