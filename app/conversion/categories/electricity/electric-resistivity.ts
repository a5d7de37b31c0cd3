import { ABOHM, CIRCULAR_MIL, centi, FOOT, INCH, kilo, METRE, mega, micro, milli, nano, OHM, STATOHM } from "../../constants";
import { per, squared, times } from "../../definition";
import { category, linear } from "../../unit";

export const electricResistivity = category("electric-resistivity", "Electric resistivity", times(OHM, METRE), () => [
  linear("ohm-meter", "ohm meter", "Ω·m", times(OHM, METRE), { plural: "ohm meters", ucum: "Ohm.m", aliases: ["ohm m", "ohm-m"] }),
  linear("ohm-centimeter", "ohm centimeter", "Ω·cm", times(OHM, centi(METRE)), { plural: "ohm centimeters", ucum: "Ohm.cm", aliases: ["ohm cm", "ohm-cm"] }),
  linear("microhm-centimeter", "microhm centimeter", "µΩ·cm", times(micro(OHM), centi(METRE)), { plural: "microhm centimeters", ucum: "uOhm.cm" }),
  linear("ohm-square-millimeter-per-meter", "ohm square millimeter/meter", "Ω·mm²/m", per(times(OHM, squared(milli(METRE))), METRE), {
    plural: "ohm square millimeters/meter",
    ucum: "Ohm.mm2/m",
  }),
  linear("ohm-inch", "ohm inch", "Ω·in", times(OHM, INCH), { plural: "ohm inches", ucum: "Ohm.[in_i]" }),
  linear("microhm-inch", "microhm inch", "µΩ·in", times(micro(OHM), INCH), { plural: "microhm inches", ucum: "uOhm.[in_i]" }),
  linear("abohm-centimeter", "abohm centimeter", "abΩ·cm", times(ABOHM, centi(METRE)), { plural: "abohm centimeters" }),
  linear("statohm-centimeter", "statohm centimeter", "stΩ·cm", times(STATOHM, centi(METRE)), {
    plural: "statohm centimeters",
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("circular-mil-ohm-per-foot", "circular mil ohm/foot", "cmil·Ω/ft", per(times(CIRCULAR_MIL, OHM), FOOT), {
    plural: "circular mil ohms/foot",
    aliases: ["Ω·cmil/ft", "ohm circular mil/foot"],
    ucum: "[cml_i].Ohm/[ft_i]",
  }),
  linear("ohm-millimeter", "ohm millimeter", "Ω·mm", times(OHM, milli(METRE)), { plural: "ohm millimeters", ucum: "Ohm.mm" }),
  linear("milliohm-meter", "milliohm meter", "mΩ·m", times(milli(OHM), METRE), { plural: "milliohm meters", ucum: "mOhm.m" }),
  linear("microohm-meter", "microohm meter", "µΩ·m", times(micro(OHM), METRE), { plural: "microohm meters", ucum: "uOhm.m" }),
  linear("nanoohm-meter", "nanoohm meter", "nΩ·m", times(nano(OHM), METRE), { plural: "nanoohm meters", ucum: "nOhm.m" }),
  linear("kiloohm-meter", "kiloohm meter", "kΩ·m", times(kilo(OHM), METRE), { plural: "kiloohm meters", ucum: "kOhm.m" }),
  linear("megaohm-meter", "megaohm meter", "MΩ·m", times(mega(OHM), METRE), { plural: "megaohm meters", ucum: "MOhm.m" }),
]);
