import {
  CELSIUS_DEGREE,
  CELSIUS_HEAT_UNIT,
  FAHRENHEIT_DEGREE,
  FOOT,
  GRAM,
  HOUR,
  IT_BTU,
  IT_CALORIE,
  JOULE,
  KELVIN,
  KILOGRAM,
  KILOGRAM_FORCE,
  kilo,
  METRE,
  POUND,
  POUND_FORCE,
  RANKINE_DEGREE,
  THERMOCHEMICAL_BTU,
  THERMOCHEMICAL_CALORIE,
  WATT,
} from "../../constants";
import { per, times } from "../../definition";
import { category, linear } from "../../unit";

export const specificHeatCapacity = category(
  "specific-heat-capacity",
  "Specific heat capacity",
  per(JOULE, KILOGRAM, KELVIN),
  () => [
    linear("joule-per-kilogram-per-k", "joule/kilogram/K", "J/(kg·K)", per(JOULE, KILOGRAM, KELVIN), {
      aliases: ["J/kg/K", "J/kgK", "J/kg·K"],
      ucum: "J/(kg.K)",
    }),
    linear("joule-per-kilogram-per-c", "joule/kilogram/°C", "J/(kg·°C)", per(JOULE, KILOGRAM, CELSIUS_DEGREE), { aliases: ["J/kg/°C", "J/kg·°C"] }),
    linear("joule-per-gram-per-c", "joule/gram/°C", "J/(g·°C)", per(JOULE, GRAM, CELSIUS_DEGREE), { aliases: ["J/g°C", "J/g/°C", "J/g·°C"] }),
    linear("kilojoule-per-kilogram-per-k", "kilojoule/kilogram/K", "kJ/(kg·K)", per(kilo(JOULE), KILOGRAM, KELVIN), {
      aliases: ["kJ/kg/K", "kJ/kgK", "kJ/kg·K"],
      ucum: "kJ/(kg.K)",
    }),
    linear("kilojoule-per-kilogram-per-c", "kilojoule/kilogram/°C", "kJ/(kg·°C)", per(kilo(JOULE), KILOGRAM, CELSIUS_DEGREE), { aliases: ["kJ/kg/°C"] }),
    linear("calorie-it-per-gram-per-c", "calorie (IT)/gram/°C", "cal (IT)/(g·°C)", per(IT_CALORIE, GRAM, CELSIUS_DEGREE), { aliases: ["cal (IT)/g/°C"] }),
    linear("calorie-it-per-gram-per-f", "calorie (IT)/gram/°F", "cal (IT)/(g·°F)", per(IT_CALORIE, GRAM, FAHRENHEIT_DEGREE), {
      aliases: ["cal (IT)/g/°F"],
      note: "Per degree Fahrenheit: 9/5 of the value per degree Celsius.",
    }),
    linear("calorie-th-per-gram-per-c", "calorie (th)/gram/°C", "cal (th)/(g·°C)", per(THERMOCHEMICAL_CALORIE, GRAM, CELSIUS_DEGREE), {
      aliases: ["cal (th)/g/°C"],
    }),
    linear("kilocalorie-it-per-kilogram-per-c", "kilocalorie (IT)/kilogram/°C", "kcal (IT)/(kg·°C)", per(kilo(IT_CALORIE), KILOGRAM, CELSIUS_DEGREE), {
      aliases: ["kcal (IT)/kg/°C"],
    }),
    linear(
      "kilocalorie-th-per-kilogram-per-c",
      "kilocalorie (th)/kilogram/°C",
      "kcal (th)/(kg·°C)",
      per(kilo(THERMOCHEMICAL_CALORIE), KILOGRAM, CELSIUS_DEGREE),
      { aliases: ["kcal (th)/kg/°C"] },
    ),
    linear("kilocalorie-it-per-kilogram-per-k", "kilocalorie (IT)/kilogram/K", "kcal (IT)/(kg·K)", per(kilo(IT_CALORIE), KILOGRAM, KELVIN), {
      aliases: ["kcal (IT)/kg/K"],
      ucum: "kcal_IT/(kg.K)",
    }),
    linear("kilocalorie-th-per-kilogram-per-k", "kilocalorie (th)/kilogram/K", "kcal (th)/(kg·K)", per(kilo(THERMOCHEMICAL_CALORIE), KILOGRAM, KELVIN), {
      aliases: ["kcal (th)/kg/K"],
      ucum: "kcal_th/(kg.K)",
    }),
    linear("kilogram-force-meter-per-kilogram-per-k", "kilogram-force meter/kilogram/K", "kgf·m/(kg·K)", per(times(KILOGRAM_FORCE, METRE), KILOGRAM, KELVIN), {
      plural: "kilogram-force meters/kilogram/K",
      aliases: ["kgf·m/kg/K"],
      ucum: "kgf.m/(kg.K)",
    }),
    linear("pound-force-foot-per-pound-per-r", "pound-force foot/pound/°R", "lbf·ft/(lb·°R)", per(times(POUND_FORCE, FOOT), POUND, RANKINE_DEGREE), {
      plural: "pound-force feet/pound/°R",
      aliases: ["lbf·ft/lb/°R"],
      ucum: "[lbf_av].[ft_i]/([lb_av].[degR])",
    }),
    linear("btu-it-per-pound-per-f", "Btu (IT)/pound/°F", "Btu (IT)/(lb·°F)", per(IT_BTU, POUND, FAHRENHEIT_DEGREE), {
      plural: "Btu (IT)/pound/°F",
      aliases: ["Btu (IT)/lb/°F"],
    }),
    linear("btu-th-per-pound-per-f", "Btu (th)/pound/°F", "Btu (th)/(lb·°F)", per(THERMOCHEMICAL_BTU, POUND, FAHRENHEIT_DEGREE), {
      plural: "Btu (th)/pound/°F",
      aliases: ["Btu (th)/lb/°F"],
    }),
    linear("btu-it-per-pound-per-r", "Btu (IT)/pound/°R", "Btu (IT)/(lb·°R)", per(IT_BTU, POUND, RANKINE_DEGREE), {
      plural: "Btu (IT)/pound/°R",
      aliases: ["Btu (IT)/lb/°R"],
      ucum: "[Btu_IT]/([lb_av].[degR])",
    }),
    linear("btu-th-per-pound-per-r", "Btu (th)/pound/°R", "Btu (th)/(lb·°R)", per(THERMOCHEMICAL_BTU, POUND, RANKINE_DEGREE), {
      plural: "Btu (th)/pound/°R",
      aliases: ["Btu (th)/lb/°R"],
      ucum: "[Btu_th]/([lb_av].[degR])",
    }),
    linear("btu-it-per-pound-per-c", "Btu (IT)/pound/°C", "Btu (IT)/(lb·°C)", per(IT_BTU, POUND, CELSIUS_DEGREE), {
      plural: "Btu (IT)/pound/°C",
      aliases: ["Btu (IT)/lb/°C"],
    }),
    linear("chu-per-pound-per-c", "CHU/pound/°C", "CHU/(lb·°C)", per(CELSIUS_HEAT_UNIT, POUND, CELSIUS_DEGREE), {
      plural: "CHU/pound/°C",
      aliases: ["CHU/lb/°C"],
      note: "The Celsius heat unit by the International Table calorie, 1.8 Btu (IT).",
    }),
    linear("joule-per-gram-per-k", "joule/gram/K", "J/(g·K)", per(JOULE, GRAM, KELVIN), { aliases: ["J/g/K", "J/gK", "J/g·K"], ucum: "J/(g.K)" }),
    linear("calorie-th-per-gram-per-k", "calorie (th)/gram/K", "cal (th)/(g·K)", per(THERMOCHEMICAL_CALORIE, GRAM, KELVIN), {
      aliases: ["cal (th)/g/K"],
      ucum: "cal_th/(g.K)",
    }),
    linear("joule-per-pound-per-f", "joule/pound/°F", "J/(lb·°F)", per(JOULE, POUND, FAHRENHEIT_DEGREE), { aliases: ["J/lb/°F"] }),
    linear("watt-hour-per-kilogram-per-k", "watt-hour/kilogram/K", "W·h/(kg·K)", per(times(WATT, HOUR), KILOGRAM, KELVIN), {
      plural: "watt-hours/kilogram/K",
      aliases: ["W·h/kg/K"],
      ucum: "W.h/(kg.K)",
    }),
  ],
  { note: "A degree is a difference of temperature here: a kelvin and a degree Celsius are the same, a degree Fahrenheit is 5/9 of them." },
);
