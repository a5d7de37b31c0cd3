import type { UnitExpression } from "../../algebra/expression";

/** A user's own units by the texts that name them. */
export type OwnUnits = ReadonlyMap<string, UnitExpression>;

export const NO_OWN_UNITS: OwnUnits = new Map();

let current = NO_OWN_UNITS;

/** The own units that texts are read with. */
export const ownUnits = (): OwnUnits => current;

/** Reads all texts with these own units. */
export function setOwnUnits(units: OwnUnits): void {
  current = units;
}

/** Reads texts with these own units while `work` runs. */
export function withOwnUnits<T>(units: OwnUnits, work: () => T): T {
  const before = current;
  current = units;
  try {
    return work();
  } finally {
    current = before;
  }
}
