import { centi, DAY, FOOT, GRAM, HOUR, INCH, KILOGRAM, METRE, POUND, SECOND } from "../../constants";
import { per, squared } from "../../definition";
import { category, linear } from "../../unit";

export const massFluxDensity = category("mass-flux-density", "Mass flux density", per(KILOGRAM, SECOND, squared(METRE)), () => [
  linear("gram-per-second-per-square-meter", "gram/second/square meter", "g/(s·m²)", per(GRAM, SECOND, squared(METRE)), {
    aliases: ["g/s/m²"],
    ucum: "g/(s.m2)",
  }),
  linear("kilogram-per-second-per-square-meter", "kilogram/second/square meter", "kg/(s·m²)", per(KILOGRAM, SECOND, squared(METRE)), {
    aliases: ["kg/m2/s", "kg/(m2·s)", "kg/s/m²"],
    ucum: "kg/(s.m2)",
  }),
  linear("kilogram-per-hour-per-square-meter", "kilogram/hour/square meter", "kg/(h·m²)", per(KILOGRAM, HOUR, squared(METRE)), {
    aliases: ["kg/h/m²"],
    ucum: "kg/(h.m2)",
  }),
  linear("kilogram-per-hour-per-square-foot", "kilogram/hour/square foot", "kg/(h·ft²)", per(KILOGRAM, HOUR, squared(FOOT)), {
    aliases: ["kg/h/ft²"],
    ucum: "kg/(h.[ft_i]2)",
  }),
  linear("gram-per-second-per-square-centimeter", "gram/second/square centimeter", "g/(s·cm²)", per(GRAM, SECOND, squared(centi(METRE))), {
    aliases: ["g/s/cm²"],
    ucum: "g/(s.cm2)",
  }),
  linear("pound-per-hour-per-square-foot", "pound/hour/square foot", "lb/(h·ft²)", per(POUND, HOUR, squared(FOOT)), {
    aliases: ["lb/h/ft²"],
    ucum: "[lb_av]/(h.[ft_i]2)",
  }),
  linear("pound-per-second-per-square-foot", "pound/second/square foot", "lb/(s·ft²)", per(POUND, SECOND, squared(FOOT)), {
    aliases: ["lb/s/ft²"],
    ucum: "[lb_av]/(s.[ft_i]2)",
  }),
  linear("kilogram-per-second-per-square-centimeter", "kilogram/second/square centimeter", "kg/(s·cm²)", per(KILOGRAM, SECOND, squared(centi(METRE))), {
    aliases: ["kg/s/cm²"],
    ucum: "kg/(s.cm2)",
  }),
  linear("gram-per-hour-per-square-meter", "gram/hour/square meter", "g/(h·m²)", per(GRAM, HOUR, squared(METRE)), { aliases: ["g/h/m²"], ucum: "g/(h.m2)" }),
  linear("gram-per-day-per-square-meter", "gram/day/square meter", "g/(d·m²)", per(GRAM, DAY, squared(METRE)), { aliases: ["g/d/m²"], ucum: "g/(d.m2)" }),
  linear("pound-per-second-per-square-inch", "pound/second/square inch", "lb/(s·in²)", per(POUND, SECOND, squared(INCH)), {
    aliases: ["lb/s/in²"],
    ucum: "[lb_av]/(s.[in_i]2)",
  }),
  linear("pound-per-day-per-square-foot", "pound/day/square foot", "lb/(d·ft²)", per(POUND, DAY, squared(FOOT)), {
    aliases: ["lb/d/ft²"],
    ucum: "[lb_av]/(d.[ft_i]2)",
  }),
]);
