import { per, times } from "../../algebra/expression";
import { kilo } from "../../algebra/prefixes";
import { HORSEPOWER_HOUR, IT_BTU, IT_CALORIE, METRIC_HORSEPOWER, POUND, THERMOCHEMICAL_BTU, THERMOCHEMICAL_CALORIE, US_THERM } from "../../constants/customary";
import { GRAM, HOUR, JOULE, KILOGRAM, WATT_HOUR } from "../../constants/exact";
import { category, reciprocalQuotient, reciprocalUnit, unit, withPrefixesIn } from "../category";

const NOTE =
  "Heat got from a mass of fuel, and its reciprocal: the mass of fuel that a unit of heat or work takes. Miles per gallon and liters per 100 km are under Fuel consumption.";

export const fuelEfficiencyMass = category(
  "fuel-efficiency-mass",
  { name: "Fuel efficiency by mass", reference: per(JOULE, KILOGRAM), quantityKind: "heat of combustion per mass", note: NOTE },
  () => [
    unit("joule-per-kilogram", per(JOULE, KILOGRAM)),
    ...withPrefixesIn("k M", JOULE, (joule) => per(joule, KILOGRAM), "-per-kilogram"),
    unit("btu-it-per-pound", per(IT_BTU, POUND)),
    unit("joule-per-gram", per(JOULE, GRAM)),
    unit("calorie-it-per-gram", per(IT_CALORIE, GRAM)),
    unit("calorie-th-per-gram", per(THERMOCHEMICAL_CALORIE, GRAM)),
    unit("btu-th-per-pound", per(THERMOCHEMICAL_BTU, POUND)),
    reciprocalQuotient("kilogram-per-joule", per(JOULE, KILOGRAM)),
    reciprocalQuotient("kilogram-per-kilojoule", per(kilo(JOULE), KILOGRAM)),
    reciprocalQuotient("gram-per-calorie-it", per(IT_CALORIE, GRAM)),
    reciprocalQuotient("gram-per-calorie-th", per(THERMOCHEMICAL_CALORIE, GRAM)),
    reciprocalQuotient("pound-per-btu-it", per(IT_BTU, POUND)),
    reciprocalQuotient("pound-per-btu-th", per(THERMOCHEMICAL_BTU, POUND)),
    reciprocalUnit("pound-per-horsepower-per-hour", "pound/horsepower/hour", "lb/(hp·h)", per(HORSEPOWER_HOUR, POUND), {
      aliases: "lb/hp/h, lb/hp-hr, lb/(hp·hr)",
      ucum: "[lb_av]/([HP].h)",
      note: "Pounds for each mechanical horsepower-hour of 550 ft·lbf/s.",
    }),
    reciprocalUnit("gram-per-horsepower-metric-per-hour", "gram/horsepower (metric)/hour", "g/(PS·h)", per(times(METRIC_HORSEPOWER, HOUR), GRAM), {
      aliases: "g/PS/h, g/PSh",
      note: "Grams for each metric horsepower-hour of 75 kgf·m/s.",
    }),
    reciprocalUnit("gram-per-kilowatt-per-hour", "gram/kilowatt/hour", "g/(kW·h)", per(kilo(WATT_HOUR), GRAM), { aliases: "g/kW/h, g/kWh", ucum: "g/(kW.h)" }),
    unit("kilocalorie-it-per-kilogram", per(kilo(IT_CALORIE), KILOGRAM)),
    unit("kilocalorie-th-per-kilogram", per(kilo(THERMOCHEMICAL_CALORIE), KILOGRAM)),
    unit("kilowatt-hour-per-kilogram", per(kilo(WATT_HOUR), KILOGRAM), { aliases: "kWh/kg" }),
    unit("watt-hour-per-kilogram", per(WATT_HOUR, KILOGRAM), { aliases: "Wh/kg" }),
    reciprocalQuotient("kilogram-per-kilowatt-hour", per(kilo(WATT_HOUR), KILOGRAM), { aliases: "kg/kW/h, kg/kWh" }),
    unit("therm-us-per-pound", per(US_THERM, POUND), { note: "The therm of US law, 105.4804 MJ." }),
  ],
);
