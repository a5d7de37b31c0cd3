import {
  CELSIUS_HEAT_UNIT,
  centi,
  FOOT,
  giga,
  HORSEPOWER,
  HOUR,
  IT_BTU,
  IT_CALORIE,
  JOULE,
  kilo,
  LITRE,
  METRE,
  mega,
  THERM,
  THERMOCHEMICAL_BTU,
  THERMOCHEMICAL_CALORIE,
  UK_GALLON,
  US_GALLON,
  WATT,
} from "../../constants";
import { cubed, per, times } from "../../definition";
import { category, linear, reciprocal } from "../../unit";

export const fuelEfficiencyVolume = category(
  "fuel-efficiency-volume",
  "Fuel efficiency by volume",
  per(JOULE, cubed(METRE)),
  () => [
    linear("joule-per-cubic-meter", "joule/cubic meter", "J/m³", per(JOULE, cubed(METRE)), { ucum: "J/m3" }),
    linear("megajoule-per-cubic-meter", "megajoule/cubic meter", "MJ/m³", per(mega(JOULE), cubed(METRE)), { ucum: "MJ/m3" }),
    linear("kilowatt-hour-per-cubic-meter", "kilowatt-hour/cubic meter", "kW·h/m³", per(times(kilo(WATT), HOUR), cubed(METRE)), {
      plural: "kilowatt-hours/cubic meter",
      aliases: ["kWh/m³"],
      ucum: "kW.h/m3",
    }),
    linear("btu-it-per-cubic-foot", "Btu (IT)/cubic foot", "Btu (IT)/ft³", per(IT_BTU, cubed(FOOT)), {
      plural: "Btu (IT)/cubic foot",
      ucum: "[Btu_IT]/[ft_i]3",
    }),
    linear("joule-per-liter", "joule/liter", "J/L", per(JOULE, LITRE), { ucum: "J/L" }),
    linear("kilojoule-per-cubic-meter", "kilojoule/cubic meter", "kJ/m³", per(kilo(JOULE), cubed(METRE)), { ucum: "kJ/m3" }),
    linear("kilocalorie-it-per-cubic-meter", "kilocalorie (IT)/cubic meter", "kcal (IT)/m³", per(kilo(IT_CALORIE), cubed(METRE)), { ucum: "kcal_IT/m3" }),
    linear("calorie-it-per-cubic-centimeter", "calorie (IT)/cubic centimeter", "cal (IT)/cm³", per(IT_CALORIE, cubed(centi(METRE))), { ucum: "cal_IT/cm3" }),
    linear("therm-per-cubic-foot", "therm/cubic foot", "therm/ft³", per(THERM, cubed(FOOT)), {
      note: "A therm of 100 000 Btu (IT), 105.505 585 262 MJ; the therm of US law has 105.4804 MJ, that of the EEC 105.506 MJ.",
      ucum: "10*5.[Btu_IT]/[cft_i]",
    }),
    linear("therm-per-gallon-uk", "therm/gallon (UK)", "therm/gal (UK)", per(THERM, UK_GALLON), {
      note: "A therm of 100 000 Btu (IT), 105.505 585 262 MJ; the therm of US law has 105.4804 MJ, that of the EEC 105.506 MJ.",
      ucum: "10*5.[Btu_IT]/[gal_br]",
    }),
    linear("btu-th-per-cubic-foot", "Btu (th)/cubic foot", "Btu (th)/ft³", per(THERMOCHEMICAL_BTU, cubed(FOOT)), {
      plural: "Btu (th)/cubic foot",
      ucum: "[Btu_th]/[ft_i]3",
    }),
    linear("chu-per-cubic-foot", "CHU/cubic foot", "CHU/ft³", per(CELSIUS_HEAT_UNIT, cubed(FOOT)), {
      plural: "CHU/cubic foot",
      note: "The Celsius heat unit by the International Table calorie, 1.8 Btu (IT).",
    }),
    reciprocal("cubic-meter-per-joule", "cubic meter/joule", "m³/J", per(JOULE, cubed(METRE)), { ucum: "m3/J" }),
    reciprocal("liter-per-joule", "liter/joule", "L/J", per(JOULE, LITRE), { ucum: "L/J" }),
    reciprocal("gallon-us-per-horsepower", "gallon (US)/horsepower", "gal (US)/(hp·h)", per(times(HORSEPOWER, HOUR), US_GALLON), {
      aliases: ["gal (US)/hp/h", "gal (US)/hp-hr"],
      ucum: "[gal_us]/([HP].h)",
      note: "US gallons for each mechanical horsepower-hour, as the trade's tables mean it.",
    }),
    linear("gigajoule-per-cubic-meter", "gigajoule/cubic meter", "GJ/m³", per(giga(JOULE), cubed(METRE)), { ucum: "GJ/m3" }),
    linear("kilojoule-per-liter", "kilojoule/liter", "kJ/L", per(kilo(JOULE), LITRE), { ucum: "kJ/L" }),
    linear("megajoule-per-liter", "megajoule/liter", "MJ/L", per(mega(JOULE), LITRE), { ucum: "MJ/L" }),
    linear("kilowatt-hour-per-liter", "kilowatt-hour/liter", "kW·h/L", per(times(kilo(WATT), HOUR), LITRE), {
      plural: "kilowatt-hours/liter",
      aliases: ["kWh/L"],
      ucum: "kW.h/L",
    }),
    linear("kilocalorie-th-per-cubic-meter", "kilocalorie (th)/cubic meter", "kcal (th)/m³", per(kilo(THERMOCHEMICAL_CALORIE), cubed(METRE)), {
      ucum: "kcal_th/m3",
    }),
    linear("btu-it-per-gallon-us", "Btu (IT)/gallon (US)", "Btu (IT)/gal (US)", per(IT_BTU, US_GALLON), {
      plural: "Btu (IT)/gallon (US)",
      ucum: "[Btu_IT]/[gal_us]",
    }),
    linear("btu-it-per-gallon-uk", "Btu (IT)/gallon (UK)", "Btu (IT)/gal (UK)", per(IT_BTU, UK_GALLON), {
      plural: "Btu (IT)/gallon (UK)",
      ucum: "[Btu_IT]/[gal_br]",
    }),
    reciprocal("liter-per-kilowatt-hour", "liter/kilowatt-hour", "L/(kW·h)", per(times(kilo(WATT), HOUR), LITRE), {
      aliases: ["L/kW/h", "L/kWh"],
      ucum: "L/(kW.h)",
    }),
  ],
  {
    quantity: "heat of combustion per volume",
    note: "Heat got from a volume of fuel, and its reciprocal: the volume of fuel that a unit of heat or work takes.",
  },
);
