import { cubed, per, squared, times } from "../../algebra/expression";
import { centi, deci, kilo, mega, micro, milli } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { DAY, GRAM, HOUR, KILOGRAM, LITER, METER, MINUTE, MOLE, SECOND, TONNE } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";
import * as notes from "../notes";
import { MOL } from "./concentration";

const ACRE_OF_LAW = "Of the international foot and acre, which US law has used since 2023; with the survey foot it would be 6 parts in a million more.";
const YEAR_OF_365 = "A year of 365 days, as in NIST SP 811; the Julian year of 365.25 days would give 0.07 % less.";
const US_OUNCE = "The US fluid ounce, a volume.";
const UK_OUNCE = "The imperial fluid ounce, a volume.";
const US_GALLONS = "The US gallon of 231 cubic inches.";
const UK_GALLONS = "The imperial gallon of 4.54609 liters.";
const BARRELS = "The barrel of oil, 42 US gallons.";

export const flow = category("flow", { name: "Volume flow", reference: per(cubed(METER), SECOND), quantityKind: "volume flow rate" }, () => [
  unit("cubic-meter-per-second", per(cubed(METER), SECOND), { aliases: "cumec" }),
  unit("cubic-meter-per-hour", per(cubed(METER), HOUR), { aliases: "cmh" }),
  unit("liter-per-second", per(LITER, SECOND), { aliases: "lps, LPS" }),
  unit("liter-per-minute", per(LITER, MINUTE), { aliases: "lpm" }),
  unit("gallon-us-per-minute", per(c.US_GALLON, MINUTE), { aliases: "gpm (US)", note: US_GALLONS }),
  unit("cubic-foot-per-second", per(cubed(FOOT), SECOND), { aliases: "cfs, cusec" }),
  unit("cubic-foot-per-minute", per(cubed(FOOT), MINUTE), { aliases: "cfm" }),
  unit("cubic-meter-per-day", per(cubed(METER), DAY)),
  unit("cubic-meter-per-minute", per(cubed(METER), MINUTE)),
  unit("cubic-centimeter-per-day", per(cubed(centi(METER)), DAY)),
  unit("cubic-centimeter-per-hour", per(cubed(centi(METER)), HOUR), { aliases: "cc/h" }),
  unit("cubic-centimeter-per-minute", per(cubed(centi(METER)), MINUTE), { aliases: "cc/min" }),
  unit("cubic-centimeter-per-second", per(cubed(centi(METER)), SECOND), { aliases: "cc/s" }),
  unit("liter-per-day", per(LITER, DAY)),
  unit("liter-per-hour", per(LITER, HOUR), { aliases: "lph, LPH" }),
  unit("milliliter-per-day", per(milli(LITER), DAY)),
  unit("milliliter-per-hour", per(milli(LITER), HOUR)),
  unit("milliliter-per-minute", per(milli(LITER), MINUTE)),
  unit("milliliter-per-second", per(milli(LITER), SECOND)),
  unit("gallon-us-per-day", per(c.US_GALLON, DAY), { aliases: "gpd (US)", note: US_GALLONS }),
  unit("gallon-us-per-hour", per(c.US_GALLON, HOUR), { aliases: "gph (US)", note: US_GALLONS }),
  unit("gallon-us-per-second", per(c.US_GALLON, SECOND), { note: US_GALLONS }),
  unit("gallon-uk-per-day", per(c.UK_GALLON, DAY), { aliases: "gpd (UK)", note: UK_GALLONS }),
  unit("gallon-uk-per-hour", per(c.UK_GALLON, HOUR), { aliases: "gph (UK)", note: UK_GALLONS }),
  unit("gallon-uk-per-minute", per(c.UK_GALLON, MINUTE), { aliases: "gpm (UK)", note: UK_GALLONS }),
  unit("gallon-uk-per-second", per(c.UK_GALLON, SECOND), { note: UK_GALLONS }),
  unit("kilobarrel-us-per-day", per(kilo(c.OIL_BARREL), DAY), { ucum: "10*3.[bbl_us]/d", note: BARRELS }),
  unit("barrel-us-per-day", per(c.OIL_BARREL, DAY), { aliases: "bpd", qudt: "BBL_US-PER-DAY", note: BARRELS }),
  unit("barrel-us-per-hour", per(c.OIL_BARREL, HOUR), { note: BARRELS }),
  unit("barrel-us-per-minute", per(c.OIL_BARREL, MINUTE), { qudt: "BBL_US-PER-MIN", note: BARRELS }),
  unit("barrel-us-per-second", per(c.OIL_BARREL, SECOND), { note: BARRELS }),
  unit("acre-foot-per-year", per(c.ACRE_FOOT, c.YEAR), { convention: `${YEAR_OF_365} ${ACRE_OF_LAW}` }),
  unit("acre-foot-per-day", per(c.ACRE_FOOT, DAY), { aliases: "acre-ft/day, acre-ft/d", note: ACRE_OF_LAW }),
  unit("acre-foot-per-hour", per(c.ACRE_FOOT, HOUR), { aliases: "acre-ft/h", note: ACRE_OF_LAW }),
  named("hundred-cubic-foot-per-day", "hundred-cubic foot/day", "100 ft³/d", per(times(100, cubed(FOOT)), DAY), { aliases: "CCF/d", ucum: "10*2.[cft_i]/d" }),
  named("hundred-cubic-foot-per-hour", "hundred-cubic foot/hour", "100 ft³/h", per(times(100, cubed(FOOT)), HOUR), {
    aliases: "CCF/h",
    ucum: "10*2.[cft_i]/h",
  }),
  named("hundred-cubic-foot-per-minute", "hundred-cubic foot/minute", "100 ft³/min", per(times(100, cubed(FOOT)), MINUTE), {
    aliases: "CCF/min",
    ucum: "10*2.[cft_i]/min",
  }),
  unit("ounce-per-hour", per(c.US_FLUID_OUNCE, HOUR), { definition: "the US fluid ounce", name: "ounce/hour", aliases: "oz/h", note: US_OUNCE }),
  unit("ounce-per-minute", per(c.US_FLUID_OUNCE, MINUTE), { definition: "the US fluid ounce", name: "ounce/minute", aliases: "oz/min", note: US_OUNCE }),
  unit("ounce-per-second", per(c.US_FLUID_OUNCE, SECOND), { definition: "the US fluid ounce", name: "ounce/second", aliases: "oz/s", note: US_OUNCE }),
  unit("ounce-uk-per-hour", per(c.UK_FLUID_OUNCE, HOUR), { name: "ounce (UK)/hour", aliases: "oz (UK)/h", note: UK_OUNCE }),
  unit("ounce-uk-per-minute", per(c.UK_FLUID_OUNCE, MINUTE), { name: "ounce (UK)/minute", aliases: "oz (UK)/min", note: UK_OUNCE }),
  unit("ounce-uk-per-second", per(c.UK_FLUID_OUNCE, SECOND), { name: "ounce (UK)/second", aliases: "oz (UK)/s", note: UK_OUNCE }),
  unit("cubic-yard-per-hour", per(cubed(YARD), HOUR)),
  unit("cubic-yard-per-minute", per(cubed(YARD), MINUTE)),
  unit("cubic-yard-per-second", per(cubed(YARD), SECOND)),
  unit("cubic-foot-per-hour", per(cubed(FOOT), HOUR), { aliases: "cfh" }),
  unit("cubic-inch-per-hour", per(cubed(INCH), HOUR)),
  unit("cubic-inch-per-minute", per(cubed(INCH), MINUTE)),
  unit("cubic-inch-per-second", per(cubed(INCH), SECOND)),
  unit("cubic-decimeter-per-second", per(cubed(deci(METER)), SECOND)),
  unit("kiloliter-per-hour", per(kilo(LITER), HOUR)),
  unit("megaliter-per-day", per(mega(LITER), DAY)),
  named("MGD", "million gallon (US)/day", "MGD", per(mega(c.US_GALLON), DAY), {
    aliases: "mgd",
    ucum: "10*6.[gal_us]/d",
    note: "Millions of US gallons of 231 cubic inches.",
  }),
  unit("cubic-kilometer-per-year", per(cubed(kilo(METER)), c.YEAR), { convention: YEAR_OF_365 }),
  unit("cubic-foot-per-day", per(cubed(FOOT), DAY)),
  unit("microliter-per-minute", per(micro(LITER), MINUTE)),
  unit("Sv", c.SVERDRUP, { note: "The oceanographers' million cubic meters per second, not the sievert." }),
]);

export const flowMass = category("flow-mass", { name: "Mass flow", reference: per(KILOGRAM, SECOND), quantityKind: "mass flow rate" }, () => [
  unit("kilogram-per-second", per(KILOGRAM, SECOND)),
  unit("gram-per-second", per(GRAM, SECOND)),
  unit("kilogram-per-hour", per(KILOGRAM, HOUR), { aliases: "kg/hr" }),
  unit("ton-metric-per-hour", per(TONNE, HOUR), { aliases: "tph, ton (metric)/h", qudt: "TON_Metric-PER-HR", note: "The tonne of 1000 kilograms." }),
  unit("pound-per-second", per(c.POUND, SECOND)),
  unit("pound-per-minute", per(c.POUND, MINUTE)),
  unit("pound-per-hour", per(c.POUND, HOUR), { aliases: "lb/hr, lbs/hr, pph" }),
  unit("gram-per-minute", per(GRAM, MINUTE)),
  unit("gram-per-hour", per(GRAM, HOUR), { aliases: "g/hr" }),
  unit("gram-per-day", per(GRAM, DAY)),
  unit("milligram-per-minute", per(milli(GRAM), MINUTE)),
  unit("milligram-per-hour", per(milli(GRAM), HOUR)),
  unit("milligram-per-day", per(milli(GRAM), DAY)),
  unit("kilogram-per-minute", per(KILOGRAM, MINUTE)),
  unit("kilogram-per-day", per(KILOGRAM, DAY)),
  ...withPrefixesIn("E P T G M h da d c m µ", GRAM, (gram) => per(gram, SECOND), "-per-second"),
  unit("ton-metric-per-second", per(TONNE, SECOND), { aliases: "ton (metric)/s", qudt: "TON_Metric-PER-SEC", note: "The tonne of 1000 kilograms." }),
  unit("ton-metric-per-minute", per(TONNE, MINUTE), { aliases: "ton (metric)/min", qudt: "TON_Metric-PER-MIN", note: "The tonne of 1000 kilograms." }),
  unit("ton-metric-per-day", per(TONNE, DAY), { aliases: "ton (metric)/d", qudt: "TON_Metric-PER-DAY", note: "The tonne of 1000 kilograms." }),
  unit("ton-short-per-hour", per(c.SHORT_TON, HOUR), { note: "The short ton of 2000 pounds." }),
  unit("pound-per-day", per(c.POUND, DAY)),
  unit("ton-long-per-hour", per(c.LONG_TON, HOUR), { qudt: "TON_UK-PER-HR", note: "The long ton of 2240 pounds." }),
  unit("ton-short-per-day", per(c.SHORT_TON, DAY), { qudt: "TON_US-PER-DAY", note: "The short ton of 2000 pounds." }),
  unit("ton-long-per-day", per(c.LONG_TON, DAY), { note: "The long ton of 2240 pounds." }),
  unit("ounce-per-second", per(c.OUNCE, SECOND), { definition: "the avoirdupois ounce", note: notes.OUNCE_OF_MASS }),
  unit("ounce-per-minute", per(c.OUNCE, MINUTE), { definition: "the avoirdupois ounce", note: notes.OUNCE_OF_MASS }),
  unit("ton-metric-per-year", per(TONNE, c.YEAR), {
    convention: "The tonne in a year of 365 days, as in NIST SP 811; the Julian year of 365.25 days would give 0.07 % less.",
  }),
  unit("microgram-per-minute", per(micro(GRAM), MINUTE)),
]);

const POUND_MOLES = "As many moles as a pound has grams: 453.59237 mol.";

export const flowMolar = category("flow-molar", { name: "Molar flow", reference: per(MOLE, SECOND), quantityKind: "molar flow rate" }, () => [
  unit("mol-per-second", per(MOL, SECOND)),
  unit("kilomol-per-second", per(kilo(MOL), SECOND)),
  unit("mol-per-minute", per(MOL, MINUTE)),
  unit("mol-per-hour", per(MOL, HOUR)),
  ...withPrefixesIn("E P T G M h da d c m µ n p f a", MOL, (mol) => per(mol, SECOND), "-per-second"),
  unit("mol-per-day", per(MOL, DAY)),
  unit("millimol-per-minute", per(milli(MOL), MINUTE)),
  unit("millimol-per-hour", per(milli(MOL), HOUR)),
  unit("millimol-per-day", per(milli(MOL), DAY)),
  unit("kilomol-per-minute", per(kilo(MOL), MINUTE)),
  unit("kilomol-per-hour", per(kilo(MOL), HOUR)),
  unit("kilomol-per-day", per(kilo(MOL), DAY)),
  named("pound-mole-per-hour", "pound-mole/hour", "lbmol/h", per(c.POUND_MOLE, HOUR), { aliases: "lb-mol/h", note: POUND_MOLES }),
  named("pound-mole-per-second", "pound-mole/second", "lbmol/s", per(c.POUND_MOLE, SECOND), { aliases: "lb-mol/s", qudt: "MOL_LB-PER-SEC", note: POUND_MOLES }),
]);

export const massFluxDensity = category("mass-flux-density", { reference: per(KILOGRAM, SECOND, squared(METER)) }, () => [
  unit("gram-per-second-per-square-meter", per(GRAM, SECOND, squared(METER))),
  unit("kilogram-per-second-per-square-meter", per(KILOGRAM, SECOND, squared(METER)), { aliases: "kg/m2/s, kg/(m2·s), kg/s/m²" }),
  unit("kilogram-per-hour-per-square-meter", per(KILOGRAM, HOUR, squared(METER))),
  unit("kilogram-per-hour-per-square-foot", per(KILOGRAM, HOUR, squared(FOOT))),
  unit("gram-per-second-per-square-centimeter", per(GRAM, SECOND, squared(centi(METER)))),
  unit("pound-per-hour-per-square-foot", per(c.POUND, HOUR, squared(FOOT))),
  unit("pound-per-second-per-square-foot", per(c.POUND, SECOND, squared(FOOT))),
  unit("kilogram-per-second-per-square-centimeter", per(KILOGRAM, SECOND, squared(centi(METER)))),
  unit("gram-per-hour-per-square-meter", per(GRAM, HOUR, squared(METER))),
  unit("gram-per-day-per-square-meter", per(GRAM, DAY, squared(METER))),
  unit("pound-per-second-per-square-inch", per(c.POUND, SECOND, squared(INCH))),
  unit("pound-per-day-per-square-foot", per(c.POUND, DAY, squared(FOOT))),
]);
