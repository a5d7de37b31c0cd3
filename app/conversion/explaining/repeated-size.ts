import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import { isSameSize } from "../converting/rule";

/** An earlier row of the category with the same size as this one; undefined if there is none. */
export function repeatedRow(category: Category, unit: Unit): Unit | undefined {
  const first = category.units.find((other) => isSameSize(other, unit));
  return first === unit ? undefined : first;
}

/** The note shown for a unit: its own, or else that an earlier row of the category has the same size. */
export function noteOf(category: Category | null, unit: Unit): string | undefined {
  if (unit.note !== undefined || category === null || !category.units.includes(unit)) return unit.note;
  const first = repeatedRow(category, unit);
  return first && `Equal in size to the ${first.name}; listed because people use both.`;
}
