import { cubed, per } from "../../algebra/expression";
import { centi, giga, kilo, mega } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { JOULE, LITER, METER, WATT_HOUR } from "../../constants/exact";
import { category, reciprocalQuotient, reciprocalUnit, unit, withPrefixesIn } from "../category";
import { CHU, CHU_BY_IT_CALORIE } from "./celsius-heat-unit";

const NOTE =
  "Heat got from a volume of fuel, and its reciprocal: the volume of fuel that a unit of heat or work takes. Miles per gallon and liters per 100 km are under Fuel consumption.";
const THERMS = "A therm of 100 000 Btu (IT), 105.505 585 262 MJ; the therm of US law has 105.4804 MJ, that of the EEC 105.506 MJ.";

export const fuelEfficiencyVolume = category(
  "fuel-efficiency-volume",
  { name: "Fuel efficiency by volume", reference: per(JOULE, cubed(METER)), quantityKind: "heat of combustion per volume", note: NOTE },
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
