import { ABVOLT, COULOMB, centi, FOOT, INCH, kilo, METRE, MIL, mega, micro, milli, NEWTON, STATVOLT, VOLT } from "../../constants";
import { per } from "../../definition";
import { category, linear } from "../../unit";

export const electricFieldStrength = category("electric-field-strength", "Electric field strength", per(VOLT, METRE), () => [
  linear("volt-per-meter", "volt/meter", "V/m", per(VOLT, METRE), { ucum: "V/m" }),
  linear("kilovolt-per-meter", "kilovolt/meter", "kV/m", per(kilo(VOLT), METRE), { ucum: "kV/m" }),
  linear("kilovolt-per-centimeter", "kilovolt/centimeter", "kV/cm", per(kilo(VOLT), centi(METRE)), { ucum: "kV/cm" }),
  linear("volt-per-centimeter", "volt/centimeter", "V/cm", per(VOLT, centi(METRE)), { ucum: "V/cm" }),
  linear("volt-per-millimeter", "volt/millimeter", "V/mm", per(VOLT, milli(METRE)), { ucum: "V/mm" }),
  linear("millivolt-per-meter", "millivolt/meter", "mV/m", per(milli(VOLT), METRE), { ucum: "mV/m" }),
  linear("microvolt-per-meter", "microvolt/meter", "µV/m", per(micro(VOLT), METRE), { ucum: "uV/m" }),
  linear("kilovolt-per-inch", "kilovolt/inch", "kV/in", per(kilo(VOLT), INCH), { ucum: "kV/[in_i]" }),
  linear("volt-per-inch", "volt/inch", "V/in", per(VOLT, INCH), { ucum: "V/[in_i]" }),
  linear("volt-per-mil", "volt/mil", "V/mil", per(VOLT, MIL), { ucum: "V/[mil_i]" }),
  linear("abvolt-per-centimeter", "abvolt/centimeter", "abV/cm", per(ABVOLT, centi(METRE))),
  linear("statvolt-per-centimeter", "statvolt/centimeter", "stV/cm", per(STATVOLT, centi(METRE)), {
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("statvolt-per-inch", "statvolt/inch", "stV/in", per(STATVOLT, INCH), {
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("newton-per-coulomb", "newton/coulomb", "N/C", per(NEWTON, COULOMB), { ucum: "N/C" }),
  linear("megavolt-per-meter", "megavolt/meter", "MV/m", per(mega(VOLT), METRE), { ucum: "MV/m" }),
  linear("kilovolt-per-millimeter", "kilovolt/millimeter", "kV/mm", per(kilo(VOLT), milli(METRE)), { ucum: "kV/mm" }),
  linear("volt-per-micrometer", "volt/micrometer", "V/µm", per(VOLT, micro(METRE)), { ucum: "V/um" }),
  linear("volt-per-foot", "volt/foot", "V/ft", per(VOLT, FOOT), { ucum: "V/[ft_i]" }),
]);
