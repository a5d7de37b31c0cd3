import type { UnitExpression } from "../../algebra/expression";
import { nameOf } from "../../algebra/names";
import { named } from "../category";
import type { Unit } from "../unit";

/** The note of units whose names start with "stat". */
export const FROM_LIGHT = "Derived from the speed of light, as in NIST SP 811; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.";

export const electromagnetic = (unit: UnitExpression): string => `The unit of the CGS electromagnetic system: the ${nameOf(unit)} by another name.`;
export const electrostatic = (unit: UnitExpression): string => `The unit of the CGS electrostatic system: the ${nameOf(unit)} by another name.`;

/** EMU and ESU of a quantity: the units whose names start with "ab" and "stat". */
export const emu = (quantity: string, unit: UnitExpression): Unit<"EMU"> =>
  named("EMU", `EMU of ${quantity}`, "EMU", unit, { plural: null, note: electromagnetic(unit) });
export const esu = (quantity: string, unit: UnitExpression): Unit<"ESU"> =>
  named("ESU", `ESU of ${quantity}`, "ESU", unit, { plural: null, note: electrostatic(unit) });
