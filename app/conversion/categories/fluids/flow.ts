import {
  ACRE,
  COMMON_YEAR,
  centi,
  DAY,
  deci,
  FOOT,
  HOUR,
  INCH,
  kilo,
  LITRE,
  METRE,
  MINUTE,
  mega,
  micro,
  milli,
  OIL_BARREL,
  SECOND,
  UK_FLUID_OUNCE,
  UK_GALLON,
  US_FLUID_OUNCE,
  US_GALLON,
  YARD,
} from "../../constants";
import { cubed, exact, per, times } from "../../definition";
import { AMS_GLOSSARY } from "../../sources";
import { category, linear } from "../../unit";

const SVERDRUP = exact("sverdrup", times("1e6", per(cubed(METRE), SECOND)), AMS_GLOSSARY);

export const flow = category(
  "flow",
  "Volume flow",
  per(cubed(METRE), SECOND),
  () => [
    linear("cubic-meter-per-second", "cubic meter/second", "m³/s", per(cubed(METRE), SECOND), { aliases: ["cumec"], ucum: "m3/s" }),
    linear("cubic-meter-per-hour", "cubic meter/hour", "m³/h", per(cubed(METRE), HOUR), { aliases: ["cmh"], ucum: "m3/h" }),
    linear("liter-per-second", "liter/second", "L/s", per(LITRE, SECOND), { ucum: "L/s" }),
    linear("liter-per-minute", "liter/minute", "L/min", per(LITRE, MINUTE), { aliases: ["lpm"], ucum: "L/min" }),
    linear("gallon-us-per-minute", "gallon (US)/minute", "gal (US)/min", per(US_GALLON, MINUTE), {
      aliases: ["gpm (US)"],
      ucum: "[gal_us]/min",
      note: "The US gallon of 231 cubic inches.",
    }),
    linear("cubic-foot-per-second", "cubic foot/second", "ft³/s", per(cubed(FOOT), SECOND), {
      plural: "cubic feet/second",
      aliases: ["cfs", "cusec"],
      ucum: "[ft_i]3/s",
    }),
    linear("cubic-foot-per-minute", "cubic foot/minute", "ft³/min", per(cubed(FOOT), MINUTE), {
      plural: "cubic feet/minute",
      aliases: ["cfm"],
      ucum: "[ft_i]3/min",
    }),
    linear("cubic-meter-per-day", "cubic meter/day", "m³/d", per(cubed(METRE), DAY), { ucum: "m3/d" }),
    linear("cubic-meter-per-minute", "cubic meter/minute", "m³/min", per(cubed(METRE), MINUTE), { ucum: "m3/min" }),
    linear("cubic-centimeter-per-day", "cubic centimeter/day", "cm³/d", per(cubed(centi(METRE)), DAY), { ucum: "cm3/d" }),
    linear("cubic-centimeter-per-hour", "cubic centimeter/hour", "cm³/h", per(cubed(centi(METRE)), HOUR), { aliases: ["cc/h"], ucum: "cm3/h" }),
    linear("cubic-centimeter-per-minute", "cubic centimeter/minute", "cm³/min", per(cubed(centi(METRE)), MINUTE), { aliases: ["cc/min"], ucum: "cm3/min" }),
    linear("cubic-centimeter-per-second", "cubic centimeter/second", "cm³/s", per(cubed(centi(METRE)), SECOND), { aliases: ["cc/s"], ucum: "cm3/s" }),
    linear("liter-per-day", "liter/day", "L/d", per(LITRE, DAY), { ucum: "L/d" }),
    linear("liter-per-hour", "liter/hour", "L/h", per(LITRE, HOUR), { ucum: "L/h" }),
    linear("milliliter-per-day", "milliliter/day", "mL/d", per(milli(LITRE), DAY), { ucum: "mL/d" }),
    linear("milliliter-per-hour", "milliliter/hour", "mL/h", per(milli(LITRE), HOUR), { ucum: "mL/h" }),
    linear("milliliter-per-minute", "milliliter/minute", "mL/min", per(milli(LITRE), MINUTE), { ucum: "mL/min" }),
    linear("milliliter-per-second", "milliliter/second", "mL/s", per(milli(LITRE), SECOND), { ucum: "mL/s" }),
    linear("gallon-us-per-day", "gallon (US)/day", "gal (US)/d", per(US_GALLON, DAY), {
      aliases: ["gpd (US)"],
      ucum: "[gal_us]/d",
      note: "The US gallon of 231 cubic inches.",
    }),
    linear("gallon-us-per-hour", "gallon (US)/hour", "gal (US)/h", per(US_GALLON, HOUR), {
      aliases: ["gph (US)"],
      ucum: "[gal_us]/h",
      note: "The US gallon of 231 cubic inches.",
    }),
    linear("gallon-us-per-second", "gallon (US)/second", "gal (US)/s", per(US_GALLON, SECOND), {
      ucum: "[gal_us]/s",
      note: "The US gallon of 231 cubic inches.",
    }),
    linear("gallon-uk-per-day", "gallon (UK)/day", "gal (UK)/d", per(UK_GALLON, DAY), {
      aliases: ["gpd (UK)"],
      ucum: "[gal_br]/d",
      note: "The imperial gallon of 4.54609 liters.",
    }),
    linear("gallon-uk-per-hour", "gallon (UK)/hour", "gal (UK)/h", per(UK_GALLON, HOUR), {
      aliases: ["gph (UK)"],
      ucum: "[gal_br]/h",
      note: "The imperial gallon of 4.54609 liters.",
    }),
    linear("gallon-uk-per-minute", "gallon (UK)/minute", "gal (UK)/min", per(UK_GALLON, MINUTE), {
      aliases: ["gpm (UK)"],
      ucum: "[gal_br]/min",
      note: "The imperial gallon of 4.54609 liters.",
    }),
    linear("gallon-uk-per-second", "gallon (UK)/second", "gal (UK)/s", per(UK_GALLON, SECOND), {
      ucum: "[gal_br]/s",
      note: "The imperial gallon of 4.54609 liters.",
    }),
    linear("kilobarrel-us-per-day", "kilobarrel (US)/day", "kbbl (US)/d", per(kilo(OIL_BARREL), DAY), {
      note: "The barrel of oil, 42 US gallons.",
      ucum: "10*3.[bbl_us]/d",
    }),
    linear("barrel-us-per-day", "barrel (US)/day", "bbl (US)/d", per(OIL_BARREL, DAY), {
      aliases: ["bpd"],
      ucum: "[bbl_us]/d",
      note: "The barrel of oil, 42 US gallons.",
    }),
    linear("barrel-us-per-hour", "barrel (US)/hour", "bbl (US)/h", per(OIL_BARREL, HOUR), { ucum: "[bbl_us]/h", note: "The barrel of oil, 42 US gallons." }),
    linear("barrel-us-per-minute", "barrel (US)/minute", "bbl (US)/min", per(OIL_BARREL, MINUTE), {
      ucum: "[bbl_us]/min",
      note: "The barrel of oil, 42 US gallons.",
    }),
    linear("barrel-us-per-second", "barrel (US)/second", "bbl (US)/s", per(OIL_BARREL, SECOND), {
      ucum: "[bbl_us]/s",
      note: "The barrel of oil, 42 US gallons.",
    }),
    linear("acre-foot-per-year", "acre-foot/year", "ac·ft/y", per(times(ACRE, FOOT), COMMON_YEAR), {
      plural: "acre-feet/year",
      convention:
        "A year of 365 days, as in NIST SP 811; the Julian year of 365.25 days would give 0.07 % less. Of the international foot and acre, which US law uses since 2023; with the survey foot it would be 6 parts in a million more.",
    }),
    linear("acre-foot-per-day", "acre-foot/day", "ac·ft/d", per(times(ACRE, FOOT), DAY), {
      plural: "acre-feet/day",
      aliases: ["acre-ft/day", "acre-ft/d"],
      note: "Of the international foot and acre, which US law uses since 2023; with the survey foot it would be 6 parts in a million more.",
    }),
    linear("acre-foot-per-hour", "acre-foot/hour", "ac·ft/h", per(times(ACRE, FOOT), HOUR), {
      plural: "acre-feet/hour",
      aliases: ["acre-ft/h"],
      note: "Of the international foot and acre, which US law uses since 2023; with the survey foot it would be 6 parts in a million more.",
    }),
    linear("hundred-cubic-foot-per-day", "hundred-cubic foot/day", "100 ft³/d", per(times(100, cubed(FOOT)), DAY), {
      plural: "hundred-cubic feet/day",
      aliases: ["CCF/d"],
      ucum: "10*2.[cft_i]/d",
    }),
    linear("hundred-cubic-foot-per-hour", "hundred-cubic foot/hour", "100 ft³/h", per(times(100, cubed(FOOT)), HOUR), {
      plural: "hundred-cubic feet/hour",
      aliases: ["CCF/h"],
      ucum: "10*2.[cft_i]/h",
    }),
    linear("hundred-cubic-foot-per-minute", "hundred-cubic foot/minute", "100 ft³/min", per(times(100, cubed(FOOT)), MINUTE), {
      plural: "hundred-cubic feet/minute",
      aliases: ["CCF/min"],
      ucum: "10*2.[cft_i]/min",
    }),
    linear("ounce-per-hour", "ounce/hour", "fl oz (US)/h", per(US_FLUID_OUNCE, HOUR), {
      aliases: ["oz/h"],
      ucum: "[foz_us]/h",
      note: "The US fluid ounce, a volume.",
    }),
    linear("ounce-per-minute", "ounce/minute", "fl oz (US)/min", per(US_FLUID_OUNCE, MINUTE), {
      aliases: ["oz/min"],
      ucum: "[foz_us]/min",
      note: "The US fluid ounce, a volume.",
    }),
    linear("ounce-per-second", "ounce/second", "fl oz (US)/s", per(US_FLUID_OUNCE, SECOND), {
      aliases: ["oz/s"],
      ucum: "[foz_us]/s",
      note: "The US fluid ounce, a volume.",
    }),
    linear("ounce-uk-per-hour", "ounce (UK)/hour", "fl oz (UK)/h", per(UK_FLUID_OUNCE, HOUR), {
      aliases: ["oz (UK)/h"],
      ucum: "[foz_br]/h",
      note: "The imperial fluid ounce, a volume.",
    }),
    linear("ounce-uk-per-minute", "ounce (UK)/minute", "fl oz (UK)/min", per(UK_FLUID_OUNCE, MINUTE), {
      aliases: ["oz (UK)/min"],
      ucum: "[foz_br]/min",
      note: "The imperial fluid ounce, a volume.",
    }),
    linear("ounce-uk-per-second", "ounce (UK)/second", "fl oz (UK)/s", per(UK_FLUID_OUNCE, SECOND), {
      aliases: ["oz (UK)/s"],
      ucum: "[foz_br]/s",
      note: "The imperial fluid ounce, a volume.",
    }),
    linear("cubic-yard-per-hour", "cubic yard/hour", "yd³/h", per(cubed(YARD), HOUR), { ucum: "[yd_i]3/h" }),
    linear("cubic-yard-per-minute", "cubic yard/minute", "yd³/min", per(cubed(YARD), MINUTE), { ucum: "[yd_i]3/min" }),
    linear("cubic-yard-per-second", "cubic yard/second", "yd³/s", per(cubed(YARD), SECOND), { ucum: "[yd_i]3/s" }),
    linear("cubic-foot-per-hour", "cubic foot/hour", "ft³/h", per(cubed(FOOT), HOUR), { plural: "cubic feet/hour", aliases: ["cfh"], ucum: "[ft_i]3/h" }),
    linear("cubic-inch-per-hour", "cubic inch/hour", "in³/h", per(cubed(INCH), HOUR), { plural: "cubic inches/hour", ucum: "[in_i]3/h" }),
    linear("cubic-inch-per-minute", "cubic inch/minute", "in³/min", per(cubed(INCH), MINUTE), { plural: "cubic inches/minute", ucum: "[in_i]3/min" }),
    linear("cubic-inch-per-second", "cubic inch/second", "in³/s", per(cubed(INCH), SECOND), { plural: "cubic inches/second", ucum: "[in_i]3/s" }),
    linear("cubic-decimeter-per-second", "cubic decimeter/second", "dm³/s", per(cubed(deci(METRE)), SECOND), { ucum: "dm3/s" }),
    linear("kiloliter-per-hour", "kiloliter/hour", "kL/h", per(kilo(LITRE), HOUR), { ucum: "kL/h" }),
    linear("megaliter-per-day", "megaliter/day", "ML/d", per(mega(LITRE), DAY), { ucum: "ML/d" }),
    linear("MGD", "million gallon (US)/day", "MGD", per(mega(US_GALLON), DAY), {
      plural: "million gallons (US)/day",
      aliases: ["mgd"],
      note: "Millions of US gallons of 231 cubic inches.",
      ucum: "10*6.[gal_us]/d",
    }),
    linear("cubic-kilometer-per-year", "cubic kilometer/year", "km³/y", per(cubed(kilo(METRE)), COMMON_YEAR), {
      convention: "A year of 365 days, as in NIST SP 811; the Julian year of 365.25 days would give 0.07 % less.",
    }),
    linear("cubic-foot-per-day", "cubic foot/day", "ft³/d", per(cubed(FOOT), DAY), { plural: "cubic feet/day", ucum: "[ft_i]3/d" }),
    linear("microliter-per-minute", "microliter/minute", "µL/min", per(micro(LITRE), MINUTE), { ucum: "uL/min" }),
    linear("Sv", "sverdrup", "Sv", SVERDRUP, { note: "The oceanographers' million cubic meters per second, not the sievert." }),
  ],
  { quantity: "volume flow rate" },
);
