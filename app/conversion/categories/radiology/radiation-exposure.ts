import { COULOMB, GRAM, KILOGRAM, kilo, micro, milli, nano, ROENTGEN } from "../../constants";
import { per } from "../../definition";
import { category, linear } from "../../unit";

export const radiationExposure = category(
  "radiation-exposure",
  "Radiation exposure",
  per(COULOMB, KILOGRAM),
  () => [
    linear("coulomb-per-kilogram", "coulomb/kilogram", "C/kg", per(COULOMB, KILOGRAM), { ucum: "C/kg" }),
    linear("R", "roentgen", "R", ROENTGEN, { ucum: "R" }),
    linear("mR", "milliroentgen", "mR", milli(ROENTGEN), { ucum: "mR" }),
    linear("millicoulomb-per-kilogram", "millicoulomb/kilogram", "mC/kg", per(milli(COULOMB), KILOGRAM), { ucum: "mC/kg" }),
    linear("microcoulomb-per-kilogram", "microcoulomb/kilogram", "µC/kg", per(micro(COULOMB), KILOGRAM), { ucum: "uC/kg" }),
    linear("microroentgen", "microroentgen", "µR", micro(ROENTGEN), { ucum: "uR" }),
    linear("kR", "kiloroentgen", "kR", kilo(ROENTGEN), { ucum: "kR" }),
    linear("nanocoulomb-per-kilogram", "nanocoulomb/kilogram", "nC/kg", per(nano(COULOMB), KILOGRAM), { ucum: "nC/kg" }),
    linear("coulomb-per-gram", "coulomb/gram", "C/g", per(COULOMB, GRAM), { ucum: "C/g" }),
  ],
  { quantity: "exposure" },
);
