import { times, type UnitExpression } from "../../algebra/expression";
import { API_MODULUS, API_SHIFT, BAUME_HEAVY_MODULUS, BAUME_LIGHT_MODULUS, BAUME_LIGHT_SHIFT } from "../../constants/customary";
import { UNITY } from "../../constants/mathematical";
import { category, curveUnit, named, offsetUnit } from "../category";
import { type Curve, hydrometer } from "../curve";

const scale = (modulus: UnitExpression, shift: UnitExpression, sign: 1 | -1): Curve => hydrometer(modulus.resolve().ratio, shift.resolve().ratio, sign);

const NOTE =
  "Degrees Brix and Plato count dissolved sugar by mass and are in the category Ratio: the density that goes with them is measured and tabulated, not defined.";

export const relativeDensity = category("relative-density", { name: "Density scales", reference: UNITY, quantityKind: "relative density", note: NOTE }, () => [
  named("specific-gravity", "specific gravity", "SG", UNITY, {
    plural: null,
    aliases: "relative density, sp gr, s.g., sg, RD",
    note: "Relative to water, both at 60 °F (15.6 °C).",
  }),
  curveUnit("api-gravity", "degree API", "°API", UNITY, scale(API_MODULUS, API_SHIFT, 1), {
    plural: "degrees API",
    aliases: "API gravity, API, deg API",
    sources: ["ASTM D1250"],
    note: "141.5 ÷ specific gravity − 131.5: water has 10 °API, lighter oils more.",
  }),
  curveUnit("baume-heavy", "degree Baumé (heavier than water)", "°Bé (heavy)", UNITY, scale(BAUME_HEAVY_MODULUS, BAUME_HEAVY_MODULUS, -1), {
    plural: "degrees Baumé (heavier than water)",
    aliases: "Baumé heavy, Baume heavy",
    sources: ["NBS Circular 59"],
    convention: "145 − 145 ÷ specific gravity, the American scale at 60 °F; moduli from 144 to 146.78 were in use elsewhere.",
  }),
  curveUnit("baume-light", "degree Baumé (lighter than water)", "°Bé (light)", UNITY, scale(BAUME_LIGHT_MODULUS, BAUME_LIGHT_SHIFT, 1), {
    plural: "degrees Baumé (lighter than water)",
    aliases: "Baumé light, Baume light",
    sources: ["NBS Circular 59"],
    convention: "140 ÷ specific gravity − 130, the American scale at 60 °F.",
  }),
  offsetUnit("twaddell", times("1/200", UNITY), UNITY, {
    name: "degree Twaddell",
    symbol: "°Tw",
    plural: "degrees Twaddell",
    aliases: "Twaddell, Twaddle",
    sources: ["Griffin 1877"],
    note: "200 × (specific gravity − 1).",
  }),
]);
