import { readFileSync } from "node:fs";
import {
  type Category,
  describeError,
  findUnit,
  NO_OWN_UNITS,
  ownUnits,
  readOwnUnits,
  setOwnUnits,
  type Unit,
} from "~/conversion";
import { UsageError } from "../command-spec";
import type { Io } from "../io";

/** Reads the user's own units from --units, or else from EVERYUNIT_UNITS. @throws UsageError with the invalid line. */
export function loadOwnUnits(env: Io["env"], path = env.EVERYUNIT_UNITS): void {
  setOwnUnits(NO_OWN_UNITS);
  if (!path) return;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`There is no file of units '${path}'.`);
  }
  const units = readOwnUnits(text);
  if (!units.ok) throw new UsageError(`${path}: ${describeError(units.error)}`);
  setOwnUnits(units.value);
}

/** The units of a category, the user's own last. */
export function unitsOf(category: Category): readonly Unit[] {
  const names = new Set([...ownUnits().values()].map(({ label = "" }) => label));
  const own = [...names].flatMap((name) => {
    const found = findUnit(name);
    return found.ok && found.value.category === category ? [found.value.unit] : [];
  });
  return [...category.units, ...own];
}
