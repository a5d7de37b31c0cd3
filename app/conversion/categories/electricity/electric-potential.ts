import { ABVOLT, AMPERE, COULOMB, giga, JOULE, kilo, mega, micro, milli, nano, pico, STATVOLT, tera, VOLT, WATT } from "../../constants";
import { per } from "../../definition";
import { category, linear } from "../../unit";

export const electricPotential = category("electric-potential", "Electric potential", VOLT, () => [
  linear("V", "volt", "V", VOLT, { ucum: "V" }),
  linear("mV", "millivolt", "mV", milli(VOLT), { ucum: "mV" }),
  linear("microvolt", "microvolt", "µV", micro(VOLT), { ucum: "uV" }),
  linear("kV", "kilovolt", "kV", kilo(VOLT), { ucum: "kV" }),
  linear("MV", "megavolt", "MV", mega(VOLT), { ucum: "MV" }),
  linear("watt-per-ampere", "watt/ampere", "W/A", per(WATT, AMPERE), { ucum: "W/A" }),
  linear("abV", "abvolt", "abV", ABVOLT),
  linear("EMU", "EMU of electric potential", "EMU", ABVOLT, {
    plural: "EMU of electric potential",
    note: "The unit of the CGS electromagnetic system: the abvolt by another name.",
  }),
  linear("stV", "statvolt", "stV", STATVOLT, {
    aliases: ["statV"],
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("ESU", "ESU of electric potential", "ESU", STATVOLT, {
    plural: "ESU of electric potential",
    note: "The unit of the CGS electrostatic system: the statvolt by another name.",
  }),
  linear("nV", "nanovolt", "nV", nano(VOLT), { ucum: "nV" }),
  linear("pV", "picovolt", "pV", pico(VOLT), { ucum: "pV" }),
  linear("GV", "gigavolt", "GV", giga(VOLT), { ucum: "GV" }),
  linear("TV", "teravolt", "TV", tera(VOLT), { ucum: "TV" }),
  linear("joule-per-coulomb", "joule/coulomb", "J/C", per(JOULE, COULOMB), { ucum: "J/C" }),
]);
