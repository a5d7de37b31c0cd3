import { decimal, type Ratio } from "~/numerals/ratio";
import type { Source } from "../constants/sources";
import { constantIn, type Term, type UnitExpression, type UnitNames } from "./expression";

/** Reads the digits of a constant when they are first needed: most conversions need none. */
function readOnce(digits: string): () => Ratio {
  let value: Ratio | undefined;
  return () => {
    value ??= decimal(digits);
    return value;
  };
}

/** A mathematical constant; `digits` has enough that a product rounds to the right double (100 and more). */
export function irrational(label: string, digits: string, source: Source): UnitExpression {
  const read = readOnce(digits);
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
export function measured(
  label: string,
  value: string,
  uncertainty: string,
  unit: Term,
  source: Source,
  names?: UnitNames,
): UnitExpression {
  const read = readOnce(value);
  const constant = {
    id: label,
    kind: "measured",
    relativeUncertainty: Number(uncertainty) / Math.abs(Number(value)),
    source,
    get value() {
      return read();
    },
  } as const;
  return constantIn(constant, unit, names);
}

/** A quantity whose size is a market rate, looked up by its id when a conversion runs. */
export const rated = (id: string, unit: Term, source: Source): UnitExpression =>
  constantIn({ id, kind: "rate", source }, unit);
