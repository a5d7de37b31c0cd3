import { once } from "~/numerals/once";
import type { UnitExpression } from "../../algebra/expression";
import * as exact from "../../constants/exact";
import { DALTON } from "../../constants/measured";

/** The units of the SI and those accepted with it that take its prefixes. */
export const SI_UNITS: readonly UnitExpression[] = [
  exact.METER,
  exact.GRAM,
  exact.SECOND,
  exact.AMPERE,
  exact.KELVIN,
  exact.MOLE,
  exact.CANDELA,
  exact.RADIAN,
  exact.STERADIAN,
  exact.HERTZ,
  exact.NEWTON,
  exact.PASCAL,
  exact.JOULE,
  exact.WATT,
  exact.COULOMB,
  exact.VOLT,
  exact.FARAD,
  exact.OHM,
  exact.SIEMENS,
  exact.WEBER,
  exact.TESLA,
  exact.HENRY,
  exact.LUMEN,
  exact.LUX,
  exact.BECQUEREL,
  exact.GRAY,
  exact.SIEVERT,
  exact.KATAL,
  exact.LITER,
  exact.BEL,
  exact.ELECTRONVOLT,
  exact.WATT_HOUR,
  exact.AMPERE_HOUR,
  exact.ARCSECOND,
  DALTON,
];

const siUnits = once(
  (): ReadonlySet<UnitExpression> => new Set([...SI_UNITS, exact.TONNE, exact.PARSEC, exact.KILOGRAM]),
);

/** True for units of the SI and those accepted with it, also with a prefix. */
export const isSiUnit = (unit: UnitExpression): boolean =>
  siUnits().has(unit.form.kind === "prefixed" && unit.label === undefined ? unit.form.unit : unit);
