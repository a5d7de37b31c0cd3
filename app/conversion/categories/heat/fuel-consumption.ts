import { cubed, per, times, type UnitExpression } from "../../algebra/expression";
import { kilo } from "../../algebra/prefixes";
import { GASOLINE_ENERGY, UK_GALLON, US_GALLON } from "../../constants/customary";
import { MILE } from "../../constants/customary-length";
import { LITER, METER, WATT_HOUR } from "../../constants/exact";
import { category, named, reciprocalQuotient, reciprocalUnit, unit } from "../category";

/** 100 kilometers or miles. */
const hundred = (distance: UnitExpression): UnitExpression => times(100, distance);

const ELECTRIC =
  "Electric energy counts as gasoline at 33.7 kWh per US gallon, as on the labels of the US Environmental Protection Agency (33.705 kWh rounded).";

/** The distance on the gasoline that holds as much energy as `distance` takes of `energy`. */
const onElectricity = (distance: UnitExpression, energy: UnitExpression): UnitExpression => times(per(distance, energy), GASOLINE_ENERGY);

const NOTE =
  "Distance per fuel and fuel per distance are reciprocal: no number of liters corresponds to zero miles per gallon. The heat that fuels give off is under Fuel efficiency by mass and by volume.";

export const fuelConsumption = category("fuel-consumption", { reference: per(METER, cubed(METER)), isRate: true, note: NOTE }, () => [
  reciprocalUnit("liter-per-100-kilometers", "liter/100 kilometers", "L/100 km", per(hundred(kilo(METER)), LITER), {
    aliases: "L/100km, l/100 km, l/100km, L/(100 km), l/(100 km)",
    ucum: "L/(100.km)",
  }),
  unit("mile-per-gallon-us", per(MILE, US_GALLON), { symbol: "mpg (US)", aliases: "mi/gal (US), US mpg, miles per US gallon, MPG (US)" }),
  unit("mile-per-gallon-uk", per(MILE, UK_GALLON), {
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
  reciprocalUnit("gallon-us-per-100-miles", "gallon (US)/100 miles", "gal (US)/100 mi", per(hundred(MILE), US_GALLON), {
    aliases: "gal/100 mi (US)",
    ucum: "[gal_us]/(100.[mi_i])",
    note: "As on the fuel economy label of US cars.",
  }),
  reciprocalUnit("gallon-uk-per-100-miles", "gallon (UK)/100 miles", "gal (UK)/100 mi", per(hundred(MILE), UK_GALLON), {
    aliases: "gal/100 mi (UK)",
    ucum: "[gal_br]/(100.[mi_i])",
  }),
  reciprocalQuotient("gallon-us-per-mile", per(MILE, US_GALLON)),
  reciprocalQuotient("gallon-uk-per-mile", per(MILE, UK_GALLON)),
  unit("kilometer-per-gallon-us", per(kilo(METER), US_GALLON)),
  unit("kilometer-per-gallon-uk", per(kilo(METER), UK_GALLON)),
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
  named("MPGe", "mile/gallon of gasoline equivalent", "MPGe", per(MILE, US_GALLON), { aliases: "mpge, mpg-e", ucum: null, note: ELECTRIC }),
  unit("meter-per-cubic-meter", per(METER, cubed(METER))),
]);
