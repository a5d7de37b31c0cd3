import { per, squared } from "../../algebra/expression";
import { nano } from "../../algebra/prefixes";
import { GRAIN, INCH_OF_MERCURY, METRIC_PERM, PERM_0_C, PERM_23_C } from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { DAY, GRAM, HOUR, KILOGRAM, METER, PASCAL, SECOND } from "../../constants/exact";
import { category, named, unit } from "../category";

const NOTE = "Of building materials, for water vapor. That of rock and soil, in darcys, is under Porous permeability.";

export const permeability = category(
  "permeability",
  { reference: per(KILOGRAM, PASCAL, SECOND, squared(METER)), quantityKind: "water vapor permeance", toldBy: /perm|pascal|bar|mercury|atmosphere/, note: NOTE },
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
