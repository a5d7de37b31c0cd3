import {
  GRAM,
  HORSEPOWER,
  HOUR,
  IT_BTU,
  IT_CALORIE,
  JOULE,
  KILOGRAM,
  kilo,
  METRIC_HORSEPOWER,
  mega,
  POUND,
  THERMOCHEMICAL_BTU,
  THERMOCHEMICAL_CALORIE,
  US_THERM,
  WATT,
} from "../../constants";
import { per, times } from "../../definition";
import { category, linear, reciprocal } from "../../unit";

export const fuelEfficiencyMass = category(
  "fuel-efficiency-mass",
  "Fuel efficiency by mass",
  per(JOULE, KILOGRAM),
  () => [
    linear("joule-per-kilogram", "joule/kilogram", "J/kg", per(JOULE, KILOGRAM), { ucum: "J/kg" }),
    linear("kilojoule-per-kilogram", "kilojoule/kilogram", "kJ/kg", per(kilo(JOULE), KILOGRAM), { ucum: "kJ/kg" }),
    linear("megajoule-per-kilogram", "megajoule/kilogram", "MJ/kg", per(mega(JOULE), KILOGRAM), { ucum: "MJ/kg" }),
    linear("btu-it-per-pound", "Btu (IT)/pound", "Btu (IT)/lb", per(IT_BTU, POUND), { plural: "Btu (IT)/pound", ucum: "[Btu_IT]/[lb_av]" }),
    linear("calorie-it-per-gram", "calorie (IT)/gram", "cal (IT)/g", per(IT_CALORIE, GRAM), { ucum: "cal_IT/g" }),
    linear("calorie-th-per-gram", "calorie (th)/gram", "cal (th)/g", per(THERMOCHEMICAL_CALORIE, GRAM), { ucum: "cal_th/g" }),
    linear("btu-th-per-pound", "Btu (th)/pound", "Btu (th)/lb", per(THERMOCHEMICAL_BTU, POUND), { plural: "Btu (th)/pound", ucum: "[Btu_th]/[lb_av]" }),
    reciprocal("kilogram-per-joule", "kilogram/joule", "kg/J", per(JOULE, KILOGRAM), { ucum: "kg/J" }),
    reciprocal("kilogram-per-kilojoule", "kilogram/kilojoule", "kg/kJ", per(kilo(JOULE), KILOGRAM), { ucum: "kg/kJ" }),
    reciprocal("gram-per-calorie-it", "gram/calorie (IT)", "g/cal (IT)", per(IT_CALORIE, GRAM), { ucum: "g/cal_IT" }),
    reciprocal("gram-per-calorie-th", "gram/calorie (th)", "g/cal (th)", per(THERMOCHEMICAL_CALORIE, GRAM), { ucum: "g/cal_th" }),
    reciprocal("pound-per-btu-it", "pound/Btu (IT)", "lb/Btu (IT)", per(IT_BTU, POUND), { ucum: "[lb_av]/[Btu_IT]" }),
    reciprocal("pound-per-btu-th", "pound/Btu (th)", "lb/Btu (th)", per(THERMOCHEMICAL_BTU, POUND), { ucum: "[lb_av]/[Btu_th]" }),
    reciprocal("pound-per-horsepower-per-hour", "pound/horsepower/hour", "lb/(hp·h)", per(times(HORSEPOWER, HOUR), POUND), {
      aliases: ["lb/hp/h", "lb/hp-hr", "lb/(hp·hr)"],
      ucum: "[lb_av]/([HP].h)",
      note: "Pounds for each mechanical horsepower-hour of 550 ft·lbf/s.",
    }),
    reciprocal("gram-per-horsepower-metric-per-hour", "gram/horsepower (metric)/hour", "g/(PS·h)", per(times(METRIC_HORSEPOWER, HOUR), GRAM), {
      aliases: ["g/PS/h", "g/PSh"],
      note: "Grams for each metric horsepower-hour of 75 kgf·m/s.",
    }),
    reciprocal("gram-per-kilowatt-per-hour", "gram/kilowatt/hour", "g/(kW·h)", per(times(kilo(WATT), HOUR), GRAM), {
      aliases: ["g/kW/h", "g/kWh"],
      ucum: "g/(kW.h)",
    }),
    linear("kilocalorie-it-per-kilogram", "kilocalorie (IT)/kilogram", "kcal (IT)/kg", per(kilo(IT_CALORIE), KILOGRAM), { ucum: "kcal_IT/kg" }),
    linear("kilocalorie-th-per-kilogram", "kilocalorie (th)/kilogram", "kcal (th)/kg", per(kilo(THERMOCHEMICAL_CALORIE), KILOGRAM), { ucum: "kcal_th/kg" }),
    linear("kilowatt-hour-per-kilogram", "kilowatt-hour/kilogram", "kW·h/kg", per(times(kilo(WATT), HOUR), KILOGRAM), {
      plural: "kilowatt-hours/kilogram",
      aliases: ["kWh/kg"],
      ucum: "kW.h/kg",
    }),
    linear("watt-hour-per-kilogram", "watt-hour/kilogram", "W·h/kg", per(times(WATT, HOUR), KILOGRAM), {
      plural: "watt-hours/kilogram",
      aliases: ["Wh/kg"],
      ucum: "W.h/kg",
    }),
    reciprocal("kilogram-per-kilowatt-hour", "kilogram/kilowatt-hour", "kg/(kW·h)", per(times(kilo(WATT), HOUR), KILOGRAM), {
      aliases: ["kg/kW/h", "kg/kWh"],
      ucum: "kg/(kW.h)",
    }),
    linear("therm-us-per-pound", "therm (US)/pound", "thm (US)/lb", per(US_THERM, POUND), { note: "The therm of US law, 105.4804 MJ." }),
  ],
  { quantity: "heat of combustion per mass", note: "Heat got from a mass of fuel, and its reciprocal: the mass of fuel that a unit of heat or work takes." },
);
