import { per } from "../../algebra/expression";
import { atto, centi, deci, deka, exa, femto, giga, hecto, kilo, mega, micro, milli, nano, peta, pico, tera } from "../../algebra/prefixes";
import { POUND_MOLE } from "../../constants/customary";
import { DAY, HOUR, MINUTE, MOLE, SECOND } from "../../constants/exact";
import { category } from "../category";
import { named, unit } from "../unit";

export const flowMolar = category("flow-molar", { name: "Molar flow", reference: per(MOLE, SECOND), quantityKind: "molar flow rate" }, () => [
  unit("mol-per-second", per(MOLE, SECOND), { name: "mol/second", plural: "mol/second" }),
  unit("kilomol-per-second", per(kilo(MOLE), SECOND), { name: "kilomol/second", plural: "kilomol/second" }),
  unit("mol-per-minute", per(MOLE, MINUTE), { name: "mol/minute", plural: "mol/minute" }),
  unit("mol-per-hour", per(MOLE, HOUR), { name: "mol/hour", plural: "mol/hour" }),
  unit("examol-per-second", per(exa(MOLE), SECOND), { name: "examol/second", plural: "examol/second" }),
  unit("petamol-per-second", per(peta(MOLE), SECOND), { name: "petamol/second", plural: "petamol/second" }),
  unit("teramol-per-second", per(tera(MOLE), SECOND), { name: "teramol/second", plural: "teramol/second" }),
  unit("gigamol-per-second", per(giga(MOLE), SECOND), { name: "gigamol/second", plural: "gigamol/second" }),
  unit("megamol-per-second", per(mega(MOLE), SECOND), { name: "megamol/second", plural: "megamol/second" }),
  unit("hectomol-per-second", per(hecto(MOLE), SECOND), { name: "hectomol/second", plural: "hectomol/second" }),
  unit("dekamol-per-second", per(deka(MOLE), SECOND), { name: "dekamol/second", plural: "dekamol/second" }),
  unit("decimol-per-second", per(deci(MOLE), SECOND), { name: "decimol/second", plural: "decimol/second" }),
  unit("centimol-per-second", per(centi(MOLE), SECOND), { name: "centimol/second", plural: "centimol/second" }),
  unit("millimol-per-second", per(milli(MOLE), SECOND), { name: "millimol/second", plural: "millimol/second" }),
  unit("micromol-per-second", per(micro(MOLE), SECOND), { name: "micromol/second", plural: "micromol/second" }),
  unit("nanomol-per-second", per(nano(MOLE), SECOND), { name: "nanomol/second", plural: "nanomol/second" }),
  unit("picomol-per-second", per(pico(MOLE), SECOND), { name: "picomol/second", plural: "picomol/second" }),
  unit("femtomol-per-second", per(femto(MOLE), SECOND), { name: "femtomol/second", plural: "femtomol/second" }),
  unit("attomol-per-second", per(atto(MOLE), SECOND), { name: "attomol/second", plural: "attomol/second" }),
  unit("mol-per-day", per(MOLE, DAY), { name: "mol/day", plural: "mol/day" }),
  unit("millimol-per-minute", per(milli(MOLE), MINUTE), { name: "millimol/minute", plural: "millimol/minute" }),
  unit("millimol-per-hour", per(milli(MOLE), HOUR), { name: "millimol/hour", plural: "millimol/hour" }),
  unit("millimol-per-day", per(milli(MOLE), DAY), { name: "millimol/day", plural: "millimol/day" }),
  unit("kilomol-per-minute", per(kilo(MOLE), MINUTE), { name: "kilomol/minute", plural: "kilomol/minute" }),
  unit("kilomol-per-hour", per(kilo(MOLE), HOUR), { name: "kilomol/hour", plural: "kilomol/hour" }),
  unit("kilomol-per-day", per(kilo(MOLE), DAY), { name: "kilomol/day", plural: "kilomol/day" }),
  named("pound-mole-per-hour", "pound-mole/hour", "lbmol/h", per(POUND_MOLE, HOUR), {
    aliases: "lb-mol/h",
    note: "As many moles as a pound has grams: 453.59237 mol.",
  }),
  named("pound-mole-per-second", "pound-mole/second", "lbmol/s", per(POUND_MOLE, SECOND), {
    aliases: "lb-mol/s",
    qudt: "MOL_LB-PER-SEC",
    note: "As many moles as a pound has grams: 453.59237 mol.",
  }),
]);
