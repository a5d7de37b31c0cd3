import { cubed, per, times } from "../../algebra/expression";
import { centi, deci, kilo, mega, micro, milli } from "../../algebra/prefixes";
import { ACRE_FOOT, OIL_BARREL, SVERDRUP, UK_FLUID_OUNCE, UK_GALLON, US_FLUID_OUNCE, US_GALLON, YEAR } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { DAY, HOUR, LITER, METER, MINUTE, SECOND } from "../../constants/exact";
import { category, named, unit } from "../category";

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
  unit("gallon-us-per-minute", per(US_GALLON, MINUTE), { aliases: "gpm (US)", note: US_GALLONS }),
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
  unit("gallon-us-per-day", per(US_GALLON, DAY), { aliases: "gpd (US)", note: US_GALLONS }),
  unit("gallon-us-per-hour", per(US_GALLON, HOUR), { aliases: "gph (US)", note: US_GALLONS }),
  unit("gallon-us-per-second", per(US_GALLON, SECOND), { note: US_GALLONS }),
  unit("gallon-uk-per-day", per(UK_GALLON, DAY), { aliases: "gpd (UK)", note: UK_GALLONS }),
  unit("gallon-uk-per-hour", per(UK_GALLON, HOUR), { aliases: "gph (UK)", note: UK_GALLONS }),
  unit("gallon-uk-per-minute", per(UK_GALLON, MINUTE), { aliases: "gpm (UK)", note: UK_GALLONS }),
  unit("gallon-uk-per-second", per(UK_GALLON, SECOND), { note: UK_GALLONS }),
  unit("kilobarrel-us-per-day", per(kilo(OIL_BARREL), DAY), { ucum: "10*3.[bbl_us]/d", note: BARRELS }),
  unit("barrel-us-per-day", per(OIL_BARREL, DAY), { aliases: "bpd", qudt: "BBL_US-PER-DAY", note: BARRELS }),
  unit("barrel-us-per-hour", per(OIL_BARREL, HOUR), { note: BARRELS }),
  unit("barrel-us-per-minute", per(OIL_BARREL, MINUTE), { qudt: "BBL_US-PER-MIN", note: BARRELS }),
  unit("barrel-us-per-second", per(OIL_BARREL, SECOND), { note: BARRELS }),
  unit("acre-foot-per-year", per(ACRE_FOOT, YEAR), { convention: `${YEAR_OF_365} ${ACRE_OF_LAW}` }),
  unit("acre-foot-per-day", per(ACRE_FOOT, DAY), { aliases: "acre-ft/day, acre-ft/d", note: ACRE_OF_LAW }),
  unit("acre-foot-per-hour", per(ACRE_FOOT, HOUR), { aliases: "acre-ft/h", note: ACRE_OF_LAW }),
  named("hundred-cubic-foot-per-day", "hundred-cubic foot/day", "100 ft³/d", per(times(100, cubed(FOOT)), DAY), { aliases: "CCF/d", ucum: "10*2.[cft_i]/d" }),
  named("hundred-cubic-foot-per-hour", "hundred-cubic foot/hour", "100 ft³/h", per(times(100, cubed(FOOT)), HOUR), {
    aliases: "CCF/h",
    ucum: "10*2.[cft_i]/h",
  }),
  named("hundred-cubic-foot-per-minute", "hundred-cubic foot/minute", "100 ft³/min", per(times(100, cubed(FOOT)), MINUTE), {
    aliases: "CCF/min",
    ucum: "10*2.[cft_i]/min",
  }),
  unit("ounce-per-hour", per(US_FLUID_OUNCE, HOUR), { definition: "the US fluid ounce", name: "ounce/hour", aliases: "oz/h", note: US_OUNCE }),
  unit("ounce-per-minute", per(US_FLUID_OUNCE, MINUTE), { definition: "the US fluid ounce", name: "ounce/minute", aliases: "oz/min", note: US_OUNCE }),
  unit("ounce-per-second", per(US_FLUID_OUNCE, SECOND), { definition: "the US fluid ounce", name: "ounce/second", aliases: "oz/s", note: US_OUNCE }),
  unit("ounce-uk-per-hour", per(UK_FLUID_OUNCE, HOUR), { name: "ounce (UK)/hour", aliases: "oz (UK)/h", note: UK_OUNCE }),
  unit("ounce-uk-per-minute", per(UK_FLUID_OUNCE, MINUTE), { name: "ounce (UK)/minute", aliases: "oz (UK)/min", note: UK_OUNCE }),
  unit("ounce-uk-per-second", per(UK_FLUID_OUNCE, SECOND), { name: "ounce (UK)/second", aliases: "oz (UK)/s", note: UK_OUNCE }),
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
  named("MGD", "million gallon (US)/day", "MGD", per(mega(US_GALLON), DAY), {
    aliases: "mgd",
    ucum: "10*6.[gal_us]/d",
    note: "Millions of US gallons of 231 cubic inches.",
  }),
  unit("cubic-kilometer-per-year", per(cubed(kilo(METER)), YEAR), { convention: YEAR_OF_365 }),
  unit("cubic-foot-per-day", per(cubed(FOOT), DAY)),
  unit("microliter-per-minute", per(micro(LITER), MINUTE)),
  unit("Sv", SVERDRUP, { note: "The oceanographers' million cubic meters per second, not the sievert." }),
]);
