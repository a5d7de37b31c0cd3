import { per, squared } from "../../algebra/expression";
import { centi, micro, milli, nano } from "../../algebra/prefixes";
import { DARCY, GRAIN, INCH_OF_MERCURY, METRIC_PERM, PERM_0_C, PERM_23_C, UK_GALLON, US_GALLON } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { DAY, GRAM, HOUR, KILOGRAM, METER, MINUTE, PASCAL, SECOND } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";

const PERMEABILITY_NOTE = "Of building materials, for water vapor. That of rock and soil, in darcys, is under Porous permeability.";

export const permeability = category(
  "permeability",
  {
    reference: per(KILOGRAM, PASCAL, SECOND, squared(METER)),
    quantityKind: "water vapor permeance",
    toldBy: /perm|pascal|bar|mercury|atmosphere/,
    note: PERMEABILITY_NOTE,
  },
  () => [
    unit("kilogram-per-pascal-per-second-per-square-meter", per(KILOGRAM, PASCAL, SECOND, squared(METER))),
    unit("permeability-0c", PERM_0_C, { note: "The perm with mercury at 0 °C, by the figure that NIST SP 811 prints." }),
    unit("permeability-23c", PERM_23_C, { note: "The perm with mercury at 23 °C, by the figure that NIST SP 811 prints." }),
    unit("metric-perm", METRIC_PERM, { note: "One gram in a day through a square meter for each conventional millimeter of mercury." }),
    unit("nanogram-per-pascal-per-second-per-square-meter", per(nano(GRAM), PASCAL, SECOND, squared(METER))),
    unit("gram-per-pascal-per-second-per-square-meter", per(GRAM, PASCAL, SECOND, squared(METER))),
    named(
      "grain-per-hour-per-square-foot-per-inch-mercury",
      "grain/hour/square foot/inch mercury",
      "gr/(h·ft²·inHg)",
      per(GRAIN, HOUR, squared(FOOT), INCH_OF_MERCURY),
      {
        aliases: "gr/h/ft²/inHg",
        note: "The perm as it is made up, from the conventional inch of mercury; NIST SP 811 prints the perm (0 °C) to six digits, 1e-7 higher.",
      },
    ),
    unit("gram-per-day-per-square-meter-per-pascal", per(GRAM, DAY, squared(METER), PASCAL)),
  ],
);

const POROUS_PERMEABILITY_NOTE =
  "How readily rock or soil lets a fluid through, whichever fluid. The speed of water through it is under Hydraulic conductivity, water vapor through building materials under Permeability.";

export const porousPermeability = category("porous-permeability", { reference: squared(METER), note: POROUS_PERMEABILITY_NOTE }, () => [
  unit("darcy", DARCY),
  unit("millidarcy", milli(DARCY)),
  unit("square-micrometer", squared(micro(METER))),
  unit("square-meter", squared(METER)),
  unit("microdarcy", micro(DARCY)),
  unit("nanodarcy", nano(DARCY)),
  unit("square-millimeter", squared(milli(METER))),
  unit("square-centimeter", squared(centi(METER))),
]);

const HYDRAULIC_CONDUCTIVITY_NOTE =
  "For water, and for one temperature: with another fluid the same rock has another conductivity but the same porous permeability.";

export const hydraulicConductivity = category(
  "hydraulic-conductivity",
  { reference: per(METER, SECOND), toldBy: /^(?!(?:inch|millimeter|centimeter)\/hour)/, note: HYDRAULIC_CONDUCTIVITY_NOTE },
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
