import type { Category, Unit } from "~/conversion/core";
import { formatFull } from "~/numerals/format";

const DIGITS_ON_A_TERMINAL = 12;

/** The double in full, or as short as a terminal shows it. */
export const doubleText = (value: number, isShort = false): string =>
  formatFull(isShort ? Number(value.toPrecision(DIGITS_ON_A_TERMINAL)) : value);

/** The unit after a number: its symbol, a currency's code, or the plural if there is no symbol. */
export function unitText(category: Category | null, unit: Unit): string {
  if (category?.displayStyle(unit).kind === "currency") return unit.id;
  return unit.symbol || unit.plural;
}
