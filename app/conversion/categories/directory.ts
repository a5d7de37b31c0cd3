import { type Category, nameFromId } from "./category";
import { amountOfSubstance } from "./chemistry/amount-of-substance";
import { catalyticActivity } from "./chemistry/catalytic-activity";
import { molarMass } from "./chemistry/molar-mass";
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
import { charge } from "./electricity/charge";
import { current } from "./electricity/current";
import { dipoleMoment } from "./electricity/dipole-moment";
import { electricConductance } from "./electricity/electric-conductance";
import { electricConductivity } from "./electricity/electric-conductivity";
import { electricFieldStrength } from "./electricity/electric-field-strength";
import { electricPotential } from "./electricity/electric-potential";
import { electricResistance } from "./electricity/electric-resistance";
import { electricResistivity } from "./electricity/electric-resistivity";
import { electrostaticCapacitance } from "./electricity/electrostatic-capacitance";
import { inductance } from "./electricity/inductance";
import { linearChargeDensity } from "./electricity/linear-charge-density";
import { linearCurrentDensity } from "./electricity/linear-current-density";
import { surfaceChargeDensity } from "./electricity/surface-charge-density";
import { surfaceCurrentDensity } from "./electricity/surface-current-density";
import { volumeChargeDensity } from "./electricity/volume-charge-density";
import { acceleration } from "./engineering/acceleration";
import { accelerationAngular } from "./engineering/acceleration-angular";
import { angle } from "./engineering/angle";
import { arealDensity } from "./engineering/areal-density";
import { density } from "./engineering/density";
import { force } from "./engineering/force";
import { jerk } from "./engineering/jerk";
import { linearDensity } from "./engineering/linear-density";
import { momentOfForce } from "./engineering/moment-of-force";
import { momentOfInertia } from "./engineering/moment-of-inertia";
import { momentum } from "./engineering/momentum";
import { power } from "./engineering/power";
import { solidAngle } from "./engineering/solid-angle";
import { sound } from "./engineering/sound";
import { specificVolume } from "./engineering/specific-volume";
import { speed } from "./engineering/speed";
import { stiffness } from "./engineering/stiffness";
import { torque } from "./engineering/torque";
import { velocityAngular } from "./engineering/velocity-angular";
import { concentrationMolar } from "./fluids/concentration-molar";
import { concentrationSolution } from "./fluids/concentration-solution";
import { flow } from "./fluids/flow";
import { flowMass } from "./fluids/flow-mass";
import { flowMolar } from "./fluids/flow-molar";
import { hydraulicConductivity } from "./fluids/hydraulic-conductivity";
import { massFluxDensity } from "./fluids/mass-flux-density";
import { permeability } from "./fluids/permeability";
import { porousPermeability } from "./fluids/porous-permeability";
import { relativeDensity } from "./fluids/relative-density";
import { surfaceTension } from "./fluids/surface-tension";
import { viscosityDynamic } from "./fluids/viscosity-dynamic";
import { viscosityKinematic } from "./fluids/viscosity-kinematic";
import { waterHardness } from "./fluids/water-hardness";
import { fuelConsumption } from "./heat/fuel-consumption";
import { fuelEfficiencyMass } from "./heat/fuel-efficiency-mass";
import { fuelEfficiencyVolume } from "./heat/fuel-efficiency-volume";
import { heatCapacity } from "./heat/heat-capacity";
import { heatDensity } from "./heat/heat-density";
import { heatFluxDensity } from "./heat/heat-flux-density";
import { heatTransferCoeff } from "./heat/heat-transfer-coeff";
import { specificHeatCapacity } from "./heat/specific-heat-capacity";
import { temperatureInterval } from "./heat/temperature-interval";
import { thermalConductivity } from "./heat/thermal-conductivity";
import { thermalExpansion } from "./heat/thermal-expansion";
import { thermalInsulance } from "./heat/thermal-insulance";
import { thermalResistance } from "./heat/thermal-resistance";
import { digitalImage } from "./light/digital-image";
import { frequencyWavelength } from "./light/frequency-wavelength";
import { illumination } from "./light/illumination";
import { luminance } from "./light/luminance";
import { luminousEnergy } from "./light/luminous-energy";
import { luminousFlux } from "./light/luminous-flux";
import { luminousIntensity } from "./light/luminous-intensity";
import { photonEnergy } from "./light/photon-energy";
import { spectralFluxDensity } from "./light/spectral-flux-density";
import { magneticFieldStrength } from "./magnetism/magnetic-field-strength";
import { magneticFlux } from "./magnetism/magnetic-flux";
import { magneticFluxDensity } from "./magnetism/magnetic-flux-density";
import { magnetomotiveForce } from "./magnetism/magnetomotive-force";
import { bloodCholesterol } from "./medicine/blood-cholesterol";
import { bloodCreatinine } from "./medicine/blood-creatinine";
import { bloodGlucose } from "./medicine/blood-glucose";
import { bloodTriglycerides } from "./medicine/blood-triglycerides";
import { bloodUrea } from "./medicine/blood-urea";
import { prefixes } from "./numbers/prefixes";
import { ratio } from "./numbers/ratio";
import { doseEquivalent } from "./radiology/dose-equivalent";
import { radiation } from "./radiology/radiation";
import { radiationAbsorbed } from "./radiology/radiation-absorbed";
import { radiationActivity } from "./radiology/radiation-activity";
import { radiationExposure } from "./radiology/radiation-exposure";
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

/** The id of a category. */
export type CategoryId = CatalogueCategory["id"];

/** The id of a unit of a category. */
export type UnitIdOf<Id extends CategoryId> = Extract<CatalogueCategory, { readonly id: Id }>["units"][number]["id"];

/** The directory: Everyday follows Common, and the other additional headings the specification's. */
export const headings: readonly Heading[] = Object.entries({ common, everyday, ...others, ...last }).map(([id, categories]) => ({
  id,
  name: nameFromId(id),
  categories,
}));
