import { per, squared } from "../../algebra/expression";
import { centi, kilo } from "../../algebra/prefixes";
import { ERG, IT_BTU, IT_CALORIE, LANGLEY, THERMOCHEMICAL_BTU, THERMOCHEMICAL_CALORIE } from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { JOULE, METER, WATT_HOUR } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";

export const heatDensity = category("heat-density", { reference: per(JOULE, squared(METER)), quantityKind: "radiant exposure" }, () => [
  unit("joule-per-square-meter", per(JOULE, squared(METER))),
  unit("calorie-th-per-square-centimeter", per(THERMOCHEMICAL_CALORIE, squared(centi(METER)))),
  unit("Ly", LANGLEY, { definition: "one thermochemical calorie per square centimeter", note: "One thermochemical calorie on a square centimeter." }),
  unit("btu-it-per-square-foot", per(IT_BTU, squared(FOOT))),
  unit("btu-th-per-square-foot", per(THERMOCHEMICAL_BTU, squared(FOOT))),
  ...withPrefixesIn("k M", JOULE, (joule) => per(joule, squared(METER)), "-per-square-meter"),
  unit("joule-per-square-centimeter", per(JOULE, squared(centi(METER)))),
  unit("calorie-it-per-square-centimeter", per(IT_CALORIE, squared(centi(METER)))),
  unit("kilowatt-hour-per-square-meter", per(kilo(WATT_HOUR), squared(METER)), { aliases: "kWh/m²" }),
  unit("watt-hour-per-square-foot", per(WATT_HOUR, squared(FOOT)), { aliases: "Wh/ft²" }),
  unit("kilocalorie-it-per-square-meter", per(kilo(IT_CALORIE), squared(METER))),
  unit("erg-per-square-centimeter", per(ERG, squared(centi(METER)))),
]);
