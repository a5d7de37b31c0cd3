import { cubed, per } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { POUND, SHORT_TON, SLUG, UK_GALLON, US_GALLON } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { GRAM, KILOGRAM, LITER, METER, TONNE } from "../../constants/exact";
import { category, unit } from "../category";
import * as notes from "../notes";

export const specificVolume = category("specific-volume", { reference: per(cubed(METER), KILOGRAM) }, () => [
  unit("cubic-meter-per-kilogram", per(cubed(METER), KILOGRAM)),
  unit("liter-per-kilogram", per(LITER, KILOGRAM)),
  unit("cubic-centimeter-per-gram", per(cubed(centi(METER)), GRAM), { aliases: "cc/g" }),
  unit("cubic-foot-per-pound", per(cubed(FOOT), POUND), { aliases: "cu ft/lb", ucum: "[cft_i]/[lb_av]" }),
  unit("liter-per-gram", per(LITER, GRAM)),
  unit("cubic-foot-per-kilogram", per(cubed(FOOT), KILOGRAM), { ucum: "[cft_i]/kg" }),
  unit("gallon-us-per-pound", per(US_GALLON, POUND)),
  unit("gallon-uk-per-pound", per(UK_GALLON, POUND)),
  unit("cubic-meter-per-gram", per(cubed(METER), GRAM)),
  unit("milliliter-per-gram", per(milli(LITER), GRAM)),
  unit("cubic-meter-per-ton-metric", per(cubed(METER), TONNE), { aliases: "cubic meter/tonne", note: notes.TONNE }),
  unit("cubic-inch-per-pound", per(cubed(INCH), POUND), { ucum: "[cin_i]/[lb_av]" }),
  unit("cubic-foot-per-ton-short", per(cubed(FOOT), SHORT_TON), { ucum: "[cft_i]/[ston_av]", note: notes.SHORT_TON }),
  unit("cubic-yard-per-ton-short", per(cubed(YARD), SHORT_TON), { ucum: "[cyd_i]/[ston_av]", note: notes.SHORT_TON }),
  unit("cubic-foot-per-slug", per(cubed(FOOT), SLUG)),
]);
