import { centi, ERG, FOOT, HOUR, IT_BTU, IT_CALORIE, JOULE, kilo, METRE, mega, THERMOCHEMICAL_BTU, THERMOCHEMICAL_CALORIE, WATT } from "../../constants";
import { exact, per, squared, times } from "../../definition";
import { NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

const LANGLEY = exact("langley", per(THERMOCHEMICAL_CALORIE, squared(centi(METRE))), NIST_SP_811);

export const heatDensity = category(
  "heat-density",
  "Heat density",
  per(JOULE, squared(METRE)),
  () => [
    linear("joule-per-square-meter", "joule/square meter", "J/m²", per(JOULE, squared(METRE)), { ucum: "J/m2" }),
    linear("calorie-th-per-square-centimeter", "calorie (th)/square centimeter", "cal (th)/cm²", per(THERMOCHEMICAL_CALORIE, squared(centi(METRE))), {
      ucum: "cal_th/cm2",
    }),
    linear("Ly", "langley", "Ly", LANGLEY, { note: "One thermochemical calorie on a square centimeter.", ucum: "cal_th/cm2" }),
    linear("btu-it-per-square-foot", "Btu (IT)/square foot", "Btu (IT)/ft²", per(IT_BTU, squared(FOOT)), {
      plural: "Btu (IT)/square foot",
      ucum: "[Btu_IT]/[ft_i]2",
    }),
    linear("btu-th-per-square-foot", "Btu (th)/square foot", "Btu (th)/ft²", per(THERMOCHEMICAL_BTU, squared(FOOT)), {
      plural: "Btu (th)/square foot",
      ucum: "[Btu_th]/[ft_i]2",
    }),
    linear("kilojoule-per-square-meter", "kilojoule/square meter", "kJ/m²", per(kilo(JOULE), squared(METRE)), { ucum: "kJ/m2" }),
    linear("megajoule-per-square-meter", "megajoule/square meter", "MJ/m²", per(mega(JOULE), squared(METRE)), { ucum: "MJ/m2" }),
    linear("joule-per-square-centimeter", "joule/square centimeter", "J/cm²", per(JOULE, squared(centi(METRE))), { ucum: "J/cm2" }),
    linear("calorie-it-per-square-centimeter", "calorie (IT)/square centimeter", "cal (IT)/cm²", per(IT_CALORIE, squared(centi(METRE))), {
      ucum: "cal_IT/cm2",
    }),
    linear("kilowatt-hour-per-square-meter", "kilowatt-hour/square meter", "kW·h/m²", per(times(kilo(WATT), HOUR), squared(METRE)), {
      plural: "kilowatt-hours/square meter",
      aliases: ["kWh/m²"],
      ucum: "kW.h/m2",
    }),
    linear("watt-hour-per-square-foot", "watt-hour/square foot", "W·h/ft²", per(times(WATT, HOUR), squared(FOOT)), {
      plural: "watt-hours/square foot",
      aliases: ["Wh/ft²"],
      ucum: "W.h/[ft_i]2",
    }),
    linear("kilocalorie-it-per-square-meter", "kilocalorie (IT)/square meter", "kcal (IT)/m²", per(kilo(IT_CALORIE), squared(METRE)), { ucum: "kcal_IT/m2" }),
    linear("erg-per-square-centimeter", "erg/square centimeter", "erg/cm²", per(ERG, squared(centi(METRE))), { ucum: "erg/cm2" }),
  ],
  { quantity: "radiant exposure" },
);
