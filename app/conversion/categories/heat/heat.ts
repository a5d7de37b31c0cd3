import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, mega, milli } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import {
  BOLTZMANN_CONSTANT,
  CELSIUS_DEGREE,
  ELECTRONVOLT,
  GRAM,
  HOUR,
  JOULE,
  KELVIN,
  KILOGRAM,
  METER,
  MINUTE,
  SECOND,
  WATT,
  WATT_HOUR,
} from "../../constants/exact";
import { FAHRENHEIT_DEGREE, RANKINE_DEGREE } from "../../constants/temperature";
import { category, named, unit, withPrefixesIn } from "../category";
import { CHU, CHU_BY_IT_CALORIE } from "./celsius-heat-unit";

const HEAT_CAPACITY_NOTE = "Entropy has the same units.";

export const heatCapacity = category("heat-capacity", { reference: per(JOULE, KELVIN), note: HEAT_CAPACITY_NOTE }, () => [
  unit("joule-per-kelvin", per(JOULE, KELVIN), { aliases: "joule/kelvin" }),
  unit("kilojoule-per-kelvin", per(kilo(JOULE), KELVIN), { aliases: "kilojoule/kelvin" }),
  unit("btu-it-per-degree-fahrenheit", per(c.IT_BTU, FAHRENHEIT_DEGREE)),
  unit("kilocalorie-th-per-kelvin", per(kilo(c.THERMOCHEMICAL_CALORIE), KELVIN)),
  unit("joule-per-degree-celsius", per(JOULE, CELSIUS_DEGREE)),
  ...withPrefixesIn("m M", JOULE, (joule) => per(joule, KELVIN), "-per-kelvin"),
  unit("calorie-th-per-kelvin", per(c.THERMOCHEMICAL_CALORIE, KELVIN), { note: "A calorie (th) per kelvin of entropy is also called a clausius." }),
  unit("calorie-it-per-kelvin", per(c.IT_CALORIE, KELVIN)),
  unit("kilocalorie-it-per-kelvin", per(kilo(c.IT_CALORIE), KELVIN)),
  unit("btu-th-per-degree-fahrenheit", per(c.THERMOCHEMICAL_BTU, FAHRENHEIT_DEGREE)),
  unit("chu-per-degree-celsius", per(CHU, CELSIUS_DEGREE), { note: "The same size as Btu (IT)/°F: the Celsius heat unit is made so." }),
  unit("kilowatt-hour-per-kelvin", per(kilo(WATT_HOUR), KELVIN), { aliases: "kWh/K" }),
  unit("erg-per-kelvin", per(c.ERG, KELVIN)),
  unit("electronvolt-per-kelvin", per(ELECTRONVOLT, KELVIN)),
  named("boltzmann-constant", "Boltzmann constant", "k_B", BOLTZMANN_CONSTANT, { note: "The natural unit of entropy, 1.380 649 × 10⁻²³ J/K exactly." }),
]);

const SPECIFIC_HEAT_CAPACITY_NOTE =
  "A degree is a difference of temperature here: a kelvin and a degree Celsius are the same, a degree Fahrenheit is 5/9 of them.";

export const specificHeatCapacity = category("specific-heat-capacity", { reference: per(JOULE, KILOGRAM, KELVIN), note: SPECIFIC_HEAT_CAPACITY_NOTE }, () => [
  unit("joule-per-kilogram-per-k", per(JOULE, KILOGRAM, KELVIN), { aliases: "J/kg/K, J/kgK, J/kg·K" }),
  unit("joule-per-kilogram-per-c", per(JOULE, KILOGRAM, CELSIUS_DEGREE), { aliases: "J/kg/°C, J/kg·°C" }),
  unit("joule-per-gram-per-c", per(JOULE, GRAM, CELSIUS_DEGREE), { aliases: "J/g°C, J/gC, J/g/°C, J/g·°C" }),
  unit("kilojoule-per-kilogram-per-k", per(kilo(JOULE), KILOGRAM, KELVIN), { aliases: "kJ/kg/K, kJ/kgK, kJ/kg·K" }),
  unit("kilojoule-per-kilogram-per-c", per(kilo(JOULE), KILOGRAM, CELSIUS_DEGREE)),
  unit("calorie-it-per-gram-per-c", per(c.IT_CALORIE, GRAM, CELSIUS_DEGREE)),
  unit("calorie-it-per-gram-per-f", per(c.IT_CALORIE, GRAM, FAHRENHEIT_DEGREE), { note: "Per degree Fahrenheit: 9/5 of the value per degree Celsius." }),
  unit("calorie-th-per-gram-per-c", per(c.THERMOCHEMICAL_CALORIE, GRAM, CELSIUS_DEGREE)),
  unit("kilocalorie-it-per-kilogram-per-c", per(kilo(c.IT_CALORIE), KILOGRAM, CELSIUS_DEGREE)),
  unit("kilocalorie-th-per-kilogram-per-c", per(kilo(c.THERMOCHEMICAL_CALORIE), KILOGRAM, CELSIUS_DEGREE)),
  unit("kilocalorie-it-per-kilogram-per-k", per(kilo(c.IT_CALORIE), KILOGRAM, KELVIN)),
  unit("kilocalorie-th-per-kilogram-per-k", per(kilo(c.THERMOCHEMICAL_CALORIE), KILOGRAM, KELVIN)),
  unit("kilogram-force-meter-per-kilogram-per-k", per(times(c.KILOGRAM_FORCE, METER), KILOGRAM, KELVIN)),
  unit("pound-force-foot-per-pound-per-r", per(times(c.POUND_FORCE, FOOT), c.POUND, RANKINE_DEGREE)),
  unit("btu-it-per-pound-per-f", per(c.IT_BTU, c.POUND, FAHRENHEIT_DEGREE)),
  unit("btu-th-per-pound-per-f", per(c.THERMOCHEMICAL_BTU, c.POUND, FAHRENHEIT_DEGREE)),
  unit("btu-it-per-pound-per-r", per(c.IT_BTU, c.POUND, RANKINE_DEGREE)),
  unit("btu-th-per-pound-per-r", per(c.THERMOCHEMICAL_BTU, c.POUND, RANKINE_DEGREE)),
  unit("btu-it-per-pound-per-c", per(c.IT_BTU, c.POUND, CELSIUS_DEGREE)),
  unit("chu-per-pound-per-c", per(CHU, c.POUND, CELSIUS_DEGREE), { note: CHU_BY_IT_CALORIE }),
  unit("joule-per-gram-per-k", per(JOULE, GRAM, KELVIN), { aliases: "J/g/K, J/gK, J/g·K" }),
  unit("calorie-th-per-gram-per-k", per(c.THERMOCHEMICAL_CALORIE, GRAM, KELVIN)),
  unit("joule-per-pound-per-f", per(JOULE, c.POUND, FAHRENHEIT_DEGREE)),
  unit("watt-hour-per-kilogram-per-k", per(WATT_HOUR, KILOGRAM, KELVIN)),
]);

export const heatDensity = category("heat-density", { reference: per(JOULE, squared(METER)), quantityKind: "radiant exposure" }, () => [
  unit("joule-per-square-meter", per(JOULE, squared(METER))),
  unit("calorie-th-per-square-centimeter", per(c.THERMOCHEMICAL_CALORIE, squared(centi(METER)))),
  unit("Ly", c.LANGLEY, { definition: "one thermochemical calorie per square centimeter", note: "One thermochemical calorie on a square centimeter." }),
  unit("btu-it-per-square-foot", per(c.IT_BTU, squared(FOOT))),
  unit("btu-th-per-square-foot", per(c.THERMOCHEMICAL_BTU, squared(FOOT))),
  ...withPrefixesIn("k M", JOULE, (joule) => per(joule, squared(METER)), "-per-square-meter"),
  unit("joule-per-square-centimeter", per(JOULE, squared(centi(METER)))),
  unit("calorie-it-per-square-centimeter", per(c.IT_CALORIE, squared(centi(METER)))),
  unit("kilowatt-hour-per-square-meter", per(kilo(WATT_HOUR), squared(METER)), { aliases: "kWh/m²" }),
  unit("watt-hour-per-square-foot", per(WATT_HOUR, squared(FOOT)), { aliases: "Wh/ft²" }),
  unit("kilocalorie-it-per-square-meter", per(kilo(c.IT_CALORIE), squared(METER))),
  unit("erg-per-square-centimeter", per(c.ERG, squared(centi(METER)))),
]);

export const heatFluxDensity = category("heat-flux-density", { reference: per(WATT, squared(METER)) }, () => [
  unit("watt-per-square-meter", per(WATT, squared(METER))),
  unit("kilowatt-per-square-meter", per(kilo(WATT), squared(METER))),
  unit("watt-per-square-centimeter", per(WATT, squared(centi(METER)))),
  unit("btu-it-per-hour-per-square-foot", per(c.IT_BTU, HOUR, squared(FOOT))),
  unit("watt-per-square-inch", per(WATT, squared(INCH))),
  unit("joule-per-second-per-square-meter", per(JOULE, SECOND, squared(METER))),
  unit("kilocalorie-it-per-hour-per-square-meter", per(kilo(c.IT_CALORIE), HOUR, squared(METER))),
  unit("kilocalorie-it-per-hour-per-square-foot", per(kilo(c.IT_CALORIE), HOUR, squared(FOOT))),
  unit("calorie-it-per-second-per-square-centimeter", per(c.IT_CALORIE, SECOND, squared(centi(METER)))),
  unit("calorie-it-per-minute-per-square-centimeter", per(c.IT_CALORIE, MINUTE, squared(centi(METER)))),
  unit("calorie-it-per-hour-per-square-centimeter", per(c.IT_CALORIE, HOUR, squared(centi(METER)))),
  unit("calorie-th-per-second-per-square-centimeter", per(c.THERMOCHEMICAL_CALORIE, SECOND, squared(centi(METER)))),
  unit("calorie-th-per-minute-per-square-centimeter", per(c.THERMOCHEMICAL_CALORIE, MINUTE, squared(centi(METER)))),
  unit("calorie-th-per-hour-per-square-centimeter", per(c.THERMOCHEMICAL_CALORIE, HOUR, squared(centi(METER)))),
  unit("dyne-per-hour-per-centimeter", per(c.DYNE, HOUR, centi(METER))),
  unit("erg-per-hour-per-square-millimeter", per(c.ERG, HOUR, squared(milli(METER)))),
  unit("foot-pound-per-minute-per-square-foot", per(times(FOOT, c.POUND_FORCE), MINUTE, squared(FOOT)), {
    name: "foot pound/minute/square foot",
    aliases: "ft·lbf/min/ft²",
    note: "The pound is a pound-force here.",
  }),
  unit("horsepower-per-square-foot", per(c.HORSEPOWER, squared(FOOT)), {
    definition: "the mechanical horsepower of 550 ft·lbf/s",
    note: "The mechanical horsepower of 550 ft·lbf/s.",
  }),
  unit("horsepower-metric-per-square-foot", per(c.METRIC_HORSEPOWER, squared(FOOT))),
  unit("btu-it-per-second-per-square-foot", per(c.IT_BTU, SECOND, squared(FOOT))),
  unit("btu-it-per-minute-per-square-foot", per(c.IT_BTU, MINUTE, squared(FOOT))),
  unit("btu-th-per-second-per-square-inch", per(c.THERMOCHEMICAL_BTU, SECOND, squared(INCH))),
  unit("btu-th-per-second-per-square-foot", per(c.THERMOCHEMICAL_BTU, SECOND, squared(FOOT))),
  unit("btu-th-per-minute-per-square-foot", per(c.THERMOCHEMICAL_BTU, MINUTE, squared(FOOT))),
  unit("btu-th-per-hour-per-square-foot", per(c.THERMOCHEMICAL_BTU, HOUR, squared(FOOT))),
  unit("chu-per-hour-per-square-foot", per(CHU, HOUR, squared(FOOT)), { note: CHU_BY_IT_CALORIE }),
  ...withPrefixesIn("m µ", WATT, (watt) => per(watt, squared(centi(METER))), "-per-square-centimeter"),
  unit("megawatt-per-square-meter", per(mega(WATT), squared(METER))),
  unit("watt-per-square-foot", per(WATT, squared(FOOT))),
  unit("erg-per-second-per-square-centimeter", per(c.ERG, SECOND, squared(centi(METER)))),
  unit("milliwatt-per-square-meter", per(milli(WATT), squared(METER))),
]);

export const heatTransferCoeff = category("heat-transfer-coeff", { name: "Heat transfer coefficient", reference: per(WATT, squared(METER), KELVIN) }, () => [
  unit("watt-per-square-meter-per-k", per(WATT, squared(METER), KELVIN), { aliases: "W/m²/K, W/m²K, W/m²·K" }),
  unit("watt-per-square-meter-per-c", per(WATT, squared(METER), CELSIUS_DEGREE)),
  unit("btu-it-per-hour-per-square-foot-per-f", per(c.IT_BTU, HOUR, squared(FOOT), FAHRENHEIT_DEGREE)),
  unit("kilocalorie-it-per-hour-per-square-meter-per-c", per(kilo(c.IT_CALORIE), HOUR, squared(METER), CELSIUS_DEGREE)),
  unit("joule-per-second-per-square-meter-per-k", per(JOULE, SECOND, squared(METER), KELVIN)),
  unit("calorie-it-per-second-per-square-centimeter-per-c", per(c.IT_CALORIE, SECOND, squared(centi(METER)), CELSIUS_DEGREE)),
  unit("kilocalorie-it-per-hour-per-square-foot-per-c", per(kilo(c.IT_CALORIE), HOUR, squared(FOOT), CELSIUS_DEGREE)),
  unit("btu-it-per-second-per-square-foot-per-f", per(c.IT_BTU, SECOND, squared(FOOT), FAHRENHEIT_DEGREE)),
  unit("btu-th-per-second-per-square-foot-per-f", per(c.THERMOCHEMICAL_BTU, SECOND, squared(FOOT), FAHRENHEIT_DEGREE)),
  unit("btu-th-per-hour-per-square-foot-per-f", per(c.THERMOCHEMICAL_BTU, HOUR, squared(FOOT), FAHRENHEIT_DEGREE)),
  unit("chu-per-hour-per-square-foot-per-c", per(CHU, HOUR, squared(FOOT), CELSIUS_DEGREE), { note: CHU_BY_IT_CALORIE }),
  unit("kilowatt-per-square-meter-per-k", per(kilo(WATT), squared(METER), KELVIN), { aliases: "kW/m²/K, kW/m²K, kW/m²·K" }),
  unit("watt-per-square-centimeter-per-k", per(WATT, squared(centi(METER)), KELVIN)),
  unit("watt-per-square-inch-per-f", per(WATT, squared(INCH), FAHRENHEIT_DEGREE)),
  unit("calorie-th-per-second-per-square-centimeter-per-c", per(c.THERMOCHEMICAL_CALORIE, SECOND, squared(centi(METER)), CELSIUS_DEGREE)),
]);
