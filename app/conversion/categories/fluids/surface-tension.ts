import { centi, DYNE, ERG, FOOT, GRAM_FORCE, INCH, JOULE, KILOGRAM_FORCE, METRE, milli, NEWTON, OUNCE_FORCE, POUND_FORCE, POUNDAL } from "../../constants";
import { per, squared } from "../../definition";
import { category, linear } from "../../unit";

export const surfaceTension = category("surface-tension", "Surface tension", per(NEWTON, METRE), () => [
  linear("newton-per-meter", "newton/meter", "N/m", per(NEWTON, METRE), { ucum: "N/m" }),
  linear("millinewton-per-meter", "millinewton/meter", "mN/m", per(milli(NEWTON), METRE), { ucum: "mN/m" }),
  linear("dyne-per-centimeter", "dyne/centimeter", "dyn/cm", per(DYNE, centi(METRE)), { ucum: "dyn/cm", aliases: ["dyne/cm", "dynes/cm"] }),
  linear("gram-force-per-centimeter", "gram-force/centimeter", "gf/cm", per(GRAM_FORCE, centi(METRE)), { ucum: "gf/cm" }),
  linear("erg-per-square-centimeter", "erg/square centimeter", "erg/cm²", per(ERG, squared(centi(METRE))), { ucum: "erg/cm2" }),
  linear("erg-per-square-millimeter", "erg/square millimeter", "erg/mm²", per(ERG, squared(milli(METRE))), { ucum: "erg/mm2" }),
  linear("poundal-per-inch", "poundal/inch", "pdl/in", per(POUNDAL, INCH)),
  linear("pound-force-per-inch", "pound-force/inch", "lbf/in", per(POUND_FORCE, INCH), { ucum: "[lbf_av]/[in_i]" }),
  linear("pound-force-per-foot", "pound-force/foot", "lbf/ft", per(POUND_FORCE, FOOT), { ucum: "[lbf_av]/[ft_i]" }),
  linear("joule-per-square-meter", "joule/square meter", "J/m²", per(JOULE, squared(METRE)), { ucum: "J/m2" }),
  linear("kilogram-force-per-meter", "kilogram-force/meter", "kgf/m", per(KILOGRAM_FORCE, METRE), { ucum: "kgf/m" }),
  linear("newton-per-millimeter", "newton/millimeter", "N/mm", per(NEWTON, milli(METRE)), { ucum: "N/mm" }),
  linear("ounce-force-per-inch", "ounce-force/inch", "ozf/in", per(OUNCE_FORCE, INCH), { ucum: "[oz_av].[g]/[in_i]" }),
  linear("newton-per-centimeter", "newton/centimeter", "N/cm", per(NEWTON, centi(METRE)), { ucum: "N/cm" }),
]);
