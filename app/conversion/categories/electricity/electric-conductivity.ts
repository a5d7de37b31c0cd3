import { ABMHO, centi, METRE, MHO, mega, micro, milli, nano, pico, SIEMENS, STATMHO } from "../../constants";
import { per } from "../../definition";
import { category, linear } from "../../unit";

export const electricConductivity = category("electric-conductivity", "Electric conductivity", per(SIEMENS, METRE), () => [
  linear("siemens-per-meter", "siemens/meter", "S/m", per(SIEMENS, METRE), { ucum: "S/m" }),
  linear("siemens-per-centimeter", "siemens/centimeter", "S/cm", per(SIEMENS, centi(METRE)), { ucum: "S/cm" }),
  linear("millisiemens-per-centimeter", "millisiemens/centimeter", "mS/cm", per(milli(SIEMENS), centi(METRE)), { ucum: "mS/cm" }),
  linear("microsiemens-per-centimeter", "microsiemens/centimeter", "µS/cm", per(micro(SIEMENS), centi(METRE)), { ucum: "uS/cm" }),
  linear("picosiemens-per-meter", "picosiemens/meter", "pS/m", per(pico(SIEMENS), METRE), { ucum: "pS/m" }),
  linear("mho-per-meter", "mho/meter", "mho/m", per(MHO, METRE), { ucum: "mho/m" }),
  linear("mho-per-centimeter", "mho/centimeter", "mho/cm", per(MHO, centi(METRE)), { ucum: "mho/cm" }),
  linear("abmho-per-meter", "abmho/meter", "abmho/m", per(ABMHO, METRE)),
  linear("abmho-per-centimeter", "abmho/centimeter", "abmho/cm", per(ABMHO, centi(METRE))),
  linear("statmho-per-meter", "statmho/meter", "stmho/m", per(STATMHO, METRE), {
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("statmho-per-centimeter", "statmho/centimeter", "stmho/cm", per(STATMHO, centi(METRE)), {
    note: "Reckoned by way of the speed of light, as NIST SP 811 does; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  linear("millisiemens-per-meter", "millisiemens/meter", "mS/m", per(milli(SIEMENS), METRE), { ucum: "mS/m" }),
  linear("microsiemens-per-meter", "microsiemens/meter", "µS/m", per(micro(SIEMENS), METRE), { ucum: "uS/m" }),
  linear("nanosiemens-per-meter", "nanosiemens/meter", "nS/m", per(nano(SIEMENS), METRE), { ucum: "nS/m" }),
  linear("megasiemens-per-meter", "megasiemens/meter", "MS/m", per(mega(SIEMENS), METRE), { ucum: "MS/m" }),
]);
