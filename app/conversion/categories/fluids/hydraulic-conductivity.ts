import { per, squared } from "../../algebra/expression";
import { centi } from "../../algebra/prefixes";
import { UK_GALLON, US_GALLON } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { DAY, HOUR, METER, MINUTE, SECOND } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";

const NOTE = "For water, and for one temperature: with another fluid the same rock has another conductivity but the same porous permeability.";

export const hydraulicConductivity = category(
  "hydraulic-conductivity",
  { reference: per(METER, SECOND), toldBy: /^(?!(?:inch|millimeter|centimeter)\/hour)/, note: NOTE },
  () => [
    unit("meter-per-day", per(METER, DAY)),
    unit("meter-per-second", per(METER, SECOND)),
    unit("centimeter-per-second", per(centi(METER), SECOND)),
    unit("foot-per-day", per(FOOT, DAY)),
    ...withPrefixesIn("m c", METER, (meter) => per(meter, HOUR), "-per-hour"),
    unit("inch-per-hour", per(INCH, HOUR)),
    unit("foot-per-minute", per(FOOT, MINUTE)),
    unit("gallon-us-per-day-per-square-foot", per(US_GALLON, DAY, squared(FOOT)), { aliases: "gal (US)/d/ft², meinzer, gpd/ft²" }),
    unit("gallon-uk-per-day-per-square-foot", per(UK_GALLON, DAY, squared(FOOT))),
  ],
);
