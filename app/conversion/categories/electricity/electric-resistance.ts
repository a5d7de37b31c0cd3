import {
  ABOHM,
  AMPERE,
  ELEMENTARY_CHARGE,
  giga,
  inverse,
  kilo,
  mega,
  micro,
  milli,
  nano,
  OHM,
  PLANCK_CONSTANT,
  SIEMENS,
  STATOHM,
  tera,
  VOLT,
} from "../../constants";
import { exact, per, squared } from "../../definition";
import { SI_BROCHURE } from "../../sources";
import { category, linear } from "../../unit";

const VON_KLITZING_CONSTANT = exact("von Klitzing constant", per(PLANCK_CONSTANT, squared(ELEMENTARY_CHARGE)), SI_BROCHURE);

export const electricResistance = category("electric-resistance", "Electric resistance", OHM, () => [
  linear("ohm", "ohm", "Ω", OHM, { ucum: "Ohm" }),
  linear("kilohm", "kilohm", "kΩ", kilo(OHM), { aliases: ["kiloohm"], ucum: "kOhm" }),
  linear("megohm", "megohm", "MΩ", mega(OHM), { aliases: ["megaohm"], ucum: "MOhm" }),
  linear("milliohm", "milliohm", "mΩ", milli(OHM), { ucum: "mOhm" }),
  linear("microhm", "microhm", "µΩ", micro(OHM), { aliases: ["microohm"], ucum: "uOhm" }),
  linear("volt-per-ampere", "volt/ampere", "V/A", per(VOLT, AMPERE), { ucum: "V/A" }),
  linear("reciprocal-siemens", "reciprocal siemens", "1/S", inverse(SIEMENS), { plural: "reciprocal siemens", ucum: "/S" }),
  linear("abohm", "abohm", "abΩ", ABOHM),
  linear("EMU", "EMU of resistance", "EMU", ABOHM, {
    plural: "EMU of resistance",
    note: "The unit of the CGS electromagnetic system: the abohm by another name.",
  }),
  linear("statohm", "statohm", "stΩ", STATOHM, {
    aliases: ["statΩ"],
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("ESU", "ESU of resistance", "ESU", STATOHM, {
    plural: "ESU of resistance",
    note: "The unit of the CGS electrostatic system: the statohm by another name.",
  }),
  linear("RK", "Quantized Hall resistance", "R_K", VON_KLITZING_CONSTANT, {
    plural: "quantized Hall resistances",
    aliases: ["von Klitzing constant"],
    note: "The von Klitzing constant h/e², exact since the SI of 2019; the conventional value of 1990, 25 812.807 Ω, was 1.8 parts in 10⁸ smaller.",
  }),
  linear("gigohm", "gigohm", "GΩ", giga(OHM), { aliases: ["gigaohm"], ucum: "GOhm" }),
  linear("teraohm", "teraohm", "TΩ", tera(OHM), { ucum: "TOhm" }),
  linear("nanoohm", "nanoohm", "nΩ", nano(OHM), { ucum: "nOhm" }),
]);
