import { CONVENTIONAL_MILLIMETRE_OF_MERCURY, DAY, FOOT, GRAIN, GRAM, HOUR, INCH, KILOGRAM, METRE, milli, nano, PASCAL, SECOND } from "../../constants";
import { conventional, per, squared, times } from "../../definition";
import { ASTM_E96, NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

const PERM_0_C = conventional("perm (0 °C)", times("5.72135e-11", per(KILOGRAM, PASCAL, SECOND, squared(METRE))), NIST_SP_811);
const PERM_23_C = conventional("perm (23 °C)", times("5.74525e-11", per(KILOGRAM, PASCAL, SECOND, squared(METRE))), NIST_SP_811);
const METRIC_PERM = conventional("metric perm", per(GRAM, DAY, squared(METRE), CONVENTIONAL_MILLIMETRE_OF_MERCURY), ASTM_E96);
const INCH_OF_MERCURY = conventional("conventional inch of mercury", times(per(INCH, milli(METRE)), CONVENTIONAL_MILLIMETRE_OF_MERCURY), NIST_SP_811);

export const permeability = category(
  "permeability",
  "Permeability",
  per(KILOGRAM, PASCAL, SECOND, squared(METRE)),
  () => [
    linear(
      "kilogram-per-pascal-per-second-per-square-meter",
      "kilogram/pascal/second/square meter",
      "kg/(Pa·s·m²)",
      per(KILOGRAM, PASCAL, SECOND, squared(METRE)),
      { aliases: ["kg/Pa/s/m²"], ucum: "kg/(Pa.s.m2)" },
    ),
    linear("permeability-0c", "permeability (0°C)", "perm (0°C)", PERM_0_C, {
      plural: "permeability (0°C)",
      note: "The perm with mercury at 0 °C, by the figure that NIST SP 811 prints.",
      aliases: ["US perm"],
    }),
    linear("permeability-23c", "permeability (23°C)", "perm (23°C)", PERM_23_C, {
      plural: "permeability (23°C)",
      note: "The perm with mercury at 23 °C, by the figure that NIST SP 811 prints.",
    }),
    linear("metric-perm", "metric perm", "metric perm", METRIC_PERM, {
      plural: "metric perms",
      aliases: ["g/(d·m²·mmHg)"],
      note: "One gram in a day through a square meter for each conventional millimeter of mercury.",
    }),
    linear(
      "nanogram-per-pascal-per-second-per-square-meter",
      "nanogram/pascal/second/square meter",
      "ng/(Pa·s·m²)",
      per(nano(GRAM), PASCAL, SECOND, squared(METRE)),
      { aliases: ["ng/Pa/s/m²"], ucum: "ng/(Pa.s.m2)" },
    ),
    linear("gram-per-pascal-per-second-per-square-meter", "gram/pascal/second/square meter", "g/(Pa·s·m²)", per(GRAM, PASCAL, SECOND, squared(METRE)), {
      aliases: ["g/Pa/s/m²"],
      ucum: "g/(Pa.s.m2)",
    }),
    linear(
      "grain-per-hour-per-square-foot-per-inch-mercury",
      "grain/hour/square foot/inch mercury",
      "gr/(h·ft²·inHg)",
      per(GRAIN, HOUR, squared(FOOT), INCH_OF_MERCURY),
      {
        aliases: ["gr/h/ft²/inHg"],
        note: "The perm as it is made up, from the conventional inch of mercury; NIST SP 811 prints the perm (0 °C) to six digits, 1e-7 higher.",
      },
    ),
    linear("gram-per-day-per-square-meter-per-pascal", "gram/day/square meter/pascal", "g/(d·m²·Pa)", per(GRAM, DAY, squared(METRE), PASCAL), {
      aliases: ["g/d/m²/Pa"],
      ucum: "g/(d.m2.Pa)",
    }),
  ],
  { quantity: "water vapour permeance" },
);
