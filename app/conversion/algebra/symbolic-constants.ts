import { once } from "~/numerals/once";
import { decimal, type Ratio } from "~/numerals/ratio";
import type { SourceId } from "../constants/bibliography";
import { constantIn, type Term, type UnitExpression } from "./expression";
import type { OtherNames } from "./unit-names";

/** A constant whose digits are parsed on the first use of its value. */
/* @__NO_SIDE_EFFECTS__ */
function withValue<const Fields extends object>(fields: Fields, digits: string): Fields & { value: Ratio } {
  const read = once(() => decimal(digits));
  return {
    ...fields,
    get value() {
      return read();
    },
  };
}

/** A mathematical constant; `digits` are at least 100, so that a product rounds to the right double. */
/* @__NO_SIDE_EFFECTS__ */
export const irrational = (label: string, digits: string): UnitExpression =>
  constantIn(withValue({ id: label, kind: "irrational", source: "mathematics" }, digits), 1);

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
  const relativeUncertainty = Number(uncertainty) / Math.abs(Number(value));
  const constant = withValue({ id: label, kind: "measured", relativeUncertainty, source }, value);
  return constantIn(constant, unit, symbol, names);
}

/** A quantity whose size is a market rate, looked up by its id when a conversion runs. */
export const rated = /* @__NO_SIDE_EFFECTS__ */ (id: string, unit: Term, source: SourceId): UnitExpression =>
  constantIn({ id, kind: "rate", source }, unit);
