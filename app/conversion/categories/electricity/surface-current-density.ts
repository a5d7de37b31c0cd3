import { ABAMPERE, AMPERE, CIRCULAR_MIL, centi, FOOT, INCH, kilo, METRE, MIL, micro, milli } from "../../constants";
import { per, squared } from "../../definition";
import { category, linear } from "../../unit";

export const surfaceCurrentDensity = category("surface-current-density", "Surface current density", per(AMPERE, squared(METRE)), () => [
  linear("ampere-per-square-meter", "ampere/square meter", "A/m²", per(AMPERE, squared(METRE)), { ucum: "A/m2" }),
  linear("ampere-per-square-millimeter", "ampere/square millimeter", "A/mm²", per(AMPERE, squared(milli(METRE))), { ucum: "A/mm2" }),
  linear("ampere-per-square-centimeter", "ampere/square centimeter", "A/cm²", per(AMPERE, squared(centi(METRE))), { ucum: "A/cm2" }),
  linear("ampere-per-square-inch", "ampere/square inch", "A/in²", per(AMPERE, squared(INCH)), { ucum: "A/[in_i]2" }),
  linear("ampere-per-square-mil", "ampere/square mil", "A/mil²", per(AMPERE, squared(MIL)), { ucum: "A/[mil_i]2" }),
  linear("ampere-per-circular-mil", "ampere/circular mil", "A/cmil", per(AMPERE, CIRCULAR_MIL), { ucum: "A/[cml_i]" }),
  linear("abampere-per-square-centimeter", "abampere/square centimeter", "abA/cm²", per(ABAMPERE, squared(centi(METRE))), { ucum: "Bi/cm2" }),
  linear("kiloampere-per-square-meter", "kiloampere/square meter", "kA/m²", per(kilo(AMPERE), squared(METRE)), { ucum: "kA/m2" }),
  linear("milliampere-per-square-centimeter", "milliampere/square centimeter", "mA/cm²", per(milli(AMPERE), squared(centi(METRE))), { ucum: "mA/cm2" }),
  linear("microampere-per-square-centimeter", "microampere/square centimeter", "µA/cm²", per(micro(AMPERE), squared(centi(METRE))), { ucum: "uA/cm2" }),
  linear("ampere-per-square-foot", "ampere/square foot", "A/ft²", per(AMPERE, squared(FOOT)), { ucum: "A/[ft_i]2" }),
  linear("ampere-per-square-micrometer", "ampere/square micrometer", "A/µm²", per(AMPERE, squared(micro(METRE))), { ucum: "A/um2" }),
]);
