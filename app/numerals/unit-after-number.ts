type Named = { readonly name: string; readonly symbol: string; readonly plural?: string | undefined };

/** Whether a unit is written as its name, because it lacks a separate symbol: after a number it takes its plural. */
export const isWrittenInWords = ({ name, symbol }: Named): boolean => symbol === "" || symbol === name;

const ANGLE_SIGN = /^[°′″]$/;
const OPERATOR = / [×÷+−] /;

/**
 * Joins a number or a calculation and its unit: "5 mi", "5 °C", but "30°" (SI Brochure, section 5.4.3). A calculation gets
 * parentheses, so that the unit does not belong to its last number only: "(180 ÷ π)°".
 */
export function withUnit(number: string, unit: string): string {
  const amount = OPERATOR.test(number) ? `(${number})` : number;
  return ANGLE_SIGN.test(unit) ? amount + unit : `${amount} ${unit}`;
}

const ONE_OR_LESS = /^(?:1|[¼-¾⅐-⅞]|1\/\d+|0?[.,]\d+)$/;

/** Whether a written number takes the singular: "1 mile", "1/2 mile", "0.5 mile". */
export const takesSingular = (number: string): boolean => ONE_OR_LESS.test(number.trim());

/** Returns a unit's symbol, or else its name in singular or plural: "5 mi", "1 cup (US)", "0.5 cup (US)", "8 cups (US)". */
export const unitAfterNumber = (unit: Named, number: string): string => {
  if (!isWrittenInWords(unit)) return unit.symbol;
  return takesSingular(number) ? unit.name : (unit.plural ?? unit.name);
};
