import type { Unit } from "../../categories/unit";
import type { Meaning } from "./meanings";

/** @file Parts per million of water are milligrams per liter (40 CFR 141); those of a gas depend on what it is. */

/** Whether a unit is the part per million of water, and not the plain ratio. */
export const isPartOfWater = ({ id, name }: Unit): boolean => id === "ppm" && name === "part/million (ppm)";

/** A milligram in a cubic meter, as air is measured by. */
export const isOfAir = ({ unit }: Meaning): boolean =>
  /^(?:milli|micro|nano)gram\/cubic meter$/.test(unit.name);

/** Parts of water beside a mass in air. */
export const areApart = (parts: readonly Meaning[], masses: readonly Meaning[]): boolean =>
  parts.some(
    (one) => one.category?.id === "concentration-solution" && !one.isExpression && isPartOfWater(one.unit),
  ) && masses.some(isOfAir);
