import { once } from "~/numerals/once";
import { decimal } from "~/numerals/ratio";
import type { SourceId } from "../constants/bibliography";
import { constantIn, type Term, type UnitExpression } from "./expression";
import type { OtherNames } from "./unit-names";

/** A mathematical constant; `digits` has enough that a product rounds to the right double (100 and more). */
/* @__NO_SIDE_EFFECTS__ */
export function irrational(label: string, digits: string, source: SourceId): UnitExpression {
  const read = once(() => decimal(digits));
  const constant = {
    id: label,
    kind: "irrational",
    source,
    get value() {
      return read();
    },
  } as const;
  return constantIn(constant, 1);
}

/** A measured constant: CODATA's value and standard uncertainty in the same unit. */
/* @__NO_SIDE_EFFECTS__ */
export function measured(
  label: string,
  value: string,
  uncertainty: string,
  unit: Term,
  source: SourceId,
  symbol?: string,
  names?: OtherNames,
): UnitExpression {
  const read = once(() => decimal(value));
  const constant = {
    id: label,
    kind: "measured",
    relativeUncertainty: Number(uncertainty) / Math.abs(Number(value)),
    source,
    get value() {
      return read();
    },
  } as const;
  return constantIn(constant, unit, symbol, names);
}

/** A quantity whose size is a market rate, looked up by its id when a conversion runs. */
export const rated = /* @__NO_SIDE_EFFECTS__ */ (id: string, unit: Term, source: SourceId): UnitExpression =>
  constantIn({ id, kind: "rate", source }, unit);
