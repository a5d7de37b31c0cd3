import { cubed, per, times, type UnitExpression } from "../../algebra/expression";
import { centi, giga, kilo, mega } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT, MILE } from "../../constants/customary-length";
import { GRAM, HOUR, JOULE, KILOGRAM, LITER, METER, WATT_HOUR } from "../../constants/exact";
import { category, named, reciprocalQuotient, reciprocalUnit, unit, withPrefixesIn } from "../category";
import { CHU, CHU_BY_IT_CALORIE } from "./celsius-heat-unit";

const FUEL_EFFICIENCY_MASS_NOTE =
  "Heat got from a mass of fuel, and its reciprocal: the mass of fuel that a unit of heat or work takes. Miles per gallon and liters per 100 km are under Fuel consumption.";

export const fuelEfficiencyMass = category(
  "fuel-efficiency-mass",
  { name: "Fuel efficiency by mass", reference: per(JOULE, KILOGRAM), quantityKind: "heat of combustion per mass", note: FUEL_EFFICIENCY_MASS_NOTE },
  () => [
    unit("joule-per-kilogram", per(JOULE, KILOGRAM)),
    ...withPrefixesIn("k M", JOULE, (joule) => per(joule, KILOGRAM), "-per-kilogram"),
    unit("btu-it-per-pound", per(c.IT_BTU, c.POUND)),
    unit("joule-per-gram", per(JOULE, GRAM)),
    unit("calorie-it-per-gram", per(c.IT_CALORIE, GRAM)),
    unit("calorie-th-per-gram", per(c.THERMOCHEMICAL_CALORIE, GRAM)),
    unit("btu-th-per-pound", per(c.THERMOCHEMICAL_BTU, c.POUND)),
    reciprocalQuotient("kilogram-per-joule", per(JOULE, KILOGRAM)),
    reciprocalQuotient("kilogram-per-kilojoule", per(kilo(JOULE), KILOGRAM)),
    reciprocalQuotient("gram-per-calorie-it", per(c.IT_CALORIE, GRAM)),
    reciprocalQuotient("gram-per-calorie-th", per(c.THERMOCHEMICAL_CALORIE, GRAM)),
    reciprocalQuotient("pound-per-btu-it", per(c.IT_BTU, c.POUND)),
    reciprocalQuotient("pound-per-btu-th", per(c.THERMOCHEMICAL_BTU, c.POUND)),
    reciprocalUnit("pound-per-horsepower-per-hour", "pound/horsepower/hour", "lb/(hp·h)", per(c.HORSEPOWER_HOUR, c.POUND), {
      aliases: "lb/hp/h, lb/hp-hr, lb/(hp·hr)",
      ucum: "[lb_av]/([HP].h)",
      note: "Pounds for each mechanical horsepower-hour of 550 ft·lbf/s.",
    }),
    reciprocalUnit("gram-per-horsepower-metric-per-hour", "gram/horsepower (metric)/hour", "g/(PS·h)", per(times(c.METRIC_HORSEPOWER, HOUR), GRAM), {
      aliases: "g/PS/h, g/PSh",
      note: "Grams for each metric horsepower-hour of 75 kgf·m/s.",
    }),
    reciprocalUnit("gram-per-kilowatt-per-hour", "gram/kilowatt/hour", "g/(kW·h)", per(kilo(WATT_HOUR), GRAM), { aliases: "g/kW/h, g/kWh", ucum: "g/(kW.h)" }),
    unit("kilocalorie-it-per-kilogram", per(kilo(c.IT_CALORIE), KILOGRAM)),
    unit("kilocalorie-th-per-kilogram", per(kilo(c.THERMOCHEMICAL_CALORIE), KILOGRAM)),
    unit("kilowatt-hour-per-kilogram", per(kilo(WATT_HOUR), KILOGRAM), { aliases: "kWh/kg" }),
    unit("watt-hour-per-kilogram", per(WATT_HOUR, KILOGRAM), { aliases: "Wh/kg" }),
    reciprocalQuotient("kilogram-per-kilowatt-hour", per(kilo(WATT_HOUR), KILOGRAM), { aliases: "kg/kW/h, kg/kWh" }),
    unit("therm-us-per-pound", per(c.US_THERM, c.POUND), { note: "The therm of US law, 105.4804 MJ." }),
  ],
);

const FUEL_EFFICIENCY_VOLUME_NOTE =
  "Heat got from a volume of fuel, and its reciprocal: the volume of fuel that a unit of heat or work takes. Miles per gallon and liters per 100 km are under Fuel consumption.";
const THERMS = "A therm of 100 000 Btu (IT), 105.505 585 262 MJ; the therm of US law has 105.4804 MJ, that of the EEC 105.506 MJ.";

export const fuelEfficiencyVolume = category(
  "fuel-efficiency-volume",
  { name: "Fuel efficiency by volume", reference: per(JOULE, cubed(METER)), quantityKind: "heat of combustion per volume", note: FUEL_EFFICIENCY_VOLUME_NOTE },
  () => [
    unit("joule-per-cubic-meter", per(JOULE, cubed(METER))),
    unit("megajoule-per-cubic-meter", per(mega(JOULE), cubed(METER))),
    unit("kilowatt-hour-per-cubic-meter", per(kilo(WATT_HOUR), cubed(METER)), { aliases: "kWh/m³" }),
    unit("btu-it-per-cubic-foot", per(c.IT_BTU, cubed(FOOT))),
    unit("joule-per-liter", per(JOULE, LITER)),
    unit("kilojoule-per-cubic-meter", per(kilo(JOULE), cubed(METER))),
    unit("kilocalorie-it-per-cubic-meter", per(kilo(c.IT_CALORIE), cubed(METER))),
    unit("calorie-it-per-cubic-centimeter", per(c.IT_CALORIE, cubed(centi(METER)))),
    unit("therm-per-cubic-foot", per(c.THERM, cubed(FOOT)), { symbol: "therm/ft³", ucum: "10*5.[Btu_IT]/[cft_i]", note: THERMS }),
    unit("therm-per-gallon-uk", per(c.THERM, c.UK_GALLON), { symbol: "therm/gal (UK)", note: THERMS }),
    unit("btu-th-per-cubic-foot", per(c.THERMOCHEMICAL_BTU, cubed(FOOT))),
    unit("chu-per-cubic-foot", per(CHU, cubed(FOOT)), { note: CHU_BY_IT_CALORIE }),
    reciprocalQuotient("cubic-meter-per-joule", per(JOULE, cubed(METER))),
    reciprocalQuotient("liter-per-joule", per(JOULE, LITER)),
    reciprocalUnit("gallon-us-per-horsepower", "gallon (US)/horsepower", "gal (US)/(hp·h)", per(c.HORSEPOWER_HOUR, c.US_GALLON), {
      aliases: "gal (US)/hp/h, gal (US)/hp-hr",
      ucum: "[gal_us]/([HP].h)",
      note: "US gallons for each mechanical horsepower-hour, as the trade's tables mean it.",
    }),
    unit("gigajoule-per-cubic-meter", per(giga(JOULE), cubed(METER))),
    ...withPrefixesIn("k M", JOULE, (joule) => per(joule, LITER), "-per-liter"),
    unit("kilowatt-hour-per-liter", per(kilo(WATT_HOUR), LITER), { aliases: "kWh/L" }),
    unit("kilocalorie-th-per-cubic-meter", per(kilo(c.THERMOCHEMICAL_CALORIE), cubed(METER))),
    unit("btu-it-per-gallon-us", per(c.IT_BTU, c.US_GALLON)),
    unit("btu-it-per-gallon-uk", per(c.IT_BTU, c.UK_GALLON)),
    reciprocalQuotient("liter-per-kilowatt-hour", per(kilo(WATT_HOUR), LITER), { aliases: "L/kW/h, L/kWh" }),
  ],
);

const hundred = (distance: UnitExpression): UnitExpression => times(100, distance);

const ELECTRIC =
  "Electric energy counts as gasoline at 33.7 kWh per US gallon, as on the labels of the US Environmental Protection Agency (33.705 kWh rounded).";

/** The distance per volume of gasoline of a car that uses `energy` for `distance`. */
const onElectricity = (distance: UnitExpression, energy: UnitExpression): UnitExpression => times(per(distance, energy), c.GASOLINE_ENERGY);

const FUEL_CONSUMPTION_NOTE =
  "Distance per fuel and fuel per distance are reciprocal: no number of liters corresponds to zero miles per gallon. The heat that fuels give off is under Fuel efficiency by mass and by volume.";

export const fuelConsumption = category("fuel-consumption", { reference: per(METER, cubed(METER)), isRate: true, note: FUEL_CONSUMPTION_NOTE }, () => [
  reciprocalUnit("liter-per-100-kilometers", "liter/100 kilometers", "L/100 km", per(hundred(kilo(METER)), LITER), {
    aliases: "L/100km, l/100 km, l/100km, L/(100 km), l/(100 km)",
    ucum: "L/(100.km)",
  }),
  unit("mile-per-gallon-us", per(MILE, c.US_GALLON), { symbol: "mpg (US)", aliases: "mi/gal (US), US mpg, miles per US gallon, MPG (US)" }),
  unit("mile-per-gallon-uk", per(MILE, c.UK_GALLON), {
    symbol: "mpg (UK)",
    aliases: "mi/gal (UK), UK mpg, imperial mpg, mpg (imp), mpg imperial, miles per imperial gallon, MPG (UK)",
  }),
  unit("kilometer-per-liter", per(kilo(METER), LITER), { aliases: "kmpl, km/l, kpl" }),
  reciprocalQuotient("liter-per-kilometer", per(kilo(METER), LITER)),
  reciprocalQuotient("liter-per-mile", per(MILE, LITER)),
  reciprocalUnit("liter-per-10-kilometers", "liter/10 kilometers", "L/10 km", per(times(10, kilo(METER)), LITER), {
    aliases: "l/10 km, L/mil (Swedish)",
    note: "Swedes say liters per mil, which is ten kilometers.",
  }),
  unit("mile-per-liter", per(MILE, LITER)),
  reciprocalUnit("gallon-us-per-100-miles", "gallon (US)/100 miles", "gal (US)/100 mi", per(hundred(MILE), c.US_GALLON), {
    aliases: "gal/100 mi (US)",
    ucum: "[gal_us]/(100.[mi_i])",
    note: "As on the fuel economy label of US cars.",
  }),
  reciprocalUnit("gallon-uk-per-100-miles", "gallon (UK)/100 miles", "gal (UK)/100 mi", per(hundred(MILE), c.UK_GALLON), {
    aliases: "gal/100 mi (UK)",
    ucum: "[gal_br]/(100.[mi_i])",
  }),
  reciprocalQuotient("gallon-us-per-mile", per(MILE, c.US_GALLON)),
  reciprocalQuotient("gallon-uk-per-mile", per(MILE, c.UK_GALLON)),
  unit("kilometer-per-gallon-us", per(kilo(METER), c.US_GALLON)),
  unit("kilometer-per-gallon-uk", per(kilo(METER), c.UK_GALLON)),
  reciprocalUnit("kilowatt-hour-per-100-kilometers", "kilowatt-hour/100 kilometers", "kWh/100 km", onElectricity(hundred(kilo(METER)), kilo(WATT_HOUR)), {
    aliases: "kWh/100km, kW·h/100 km, kwh/100km, kwh/100 km",
    note: ELECTRIC,
  }),
  reciprocalUnit("kilowatt-hour-per-100-miles", "kilowatt-hour/100 miles", "kWh/100 mi", onElectricity(hundred(MILE), kilo(WATT_HOUR)), {
    aliases: "kWh/100mi, kW·h/100 mi, kwh/100mi, kwh/100 mi",
    note: ELECTRIC,
  }),
  reciprocalUnit("watt-hour-per-kilometer", "watt-hour/kilometer", "Wh/km", onElectricity(kilo(METER), WATT_HOUR), { aliases: "W·h/km", note: ELECTRIC }),
  reciprocalUnit("watt-hour-per-mile", "watt-hour/mile", "Wh/mi", onElectricity(MILE, WATT_HOUR), { aliases: "W·h/mi", note: ELECTRIC }),
  named("mile-per-kilowatt-hour", "mile/kilowatt-hour", "mi/kWh", onElectricity(MILE, kilo(WATT_HOUR)), { aliases: "mi/(kW·h)", note: ELECTRIC }),
  named("kilometer-per-kilowatt-hour", "kilometer/kilowatt-hour", "km/kWh", onElectricity(kilo(METER), kilo(WATT_HOUR)), {
    aliases: "km/(kW·h)",
    note: ELECTRIC,
  }),
  named("MPGe", "mile/gallon of gasoline equivalent", "MPGe", per(MILE, c.US_GALLON), { aliases: "mpge, mpg-e", ucum: null, note: ELECTRIC }),
  unit("meter-per-cubic-meter", per(METER, cubed(METER))),
]);
