import type { Unit } from "~/conversion";

/** A unit after a number: its symbol; in words if it has none, or if the symbol is the name itself ("8 cups (US)"). */
export const unitAfterNumber = ({ name, plural, symbol }: Unit, isOne: boolean): string => {
  if (symbol && symbol !== name) return symbol;
  return isOne ? name : plural;
};
