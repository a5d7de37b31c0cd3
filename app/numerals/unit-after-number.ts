type Named = { readonly name: string; readonly symbol: string; readonly plural?: string | undefined };

/** Whether the symbol is the name itself, or there is none: after a number such a unit takes its plural. */
export const isWrittenInWords = ({ name, symbol }: Named): boolean => symbol === "" || symbol === name;

const ANGLE_SIGN = /^[°′″]$/;
const OPERATOR = / [×÷+−] /;

/**
 * A number, or what is calculated, and its unit: "5 mi", "5 °C", but "30°" and "(180 ÷ π)°": SI Brochure, section 5.4.3. A
 * calculation is in brackets, as the unit would belong to its last number otherwise.
 */
export function withUnit(number: string, unit: string): string {
  const amount = OPERATOR.test(number) ? `(${number})` : number;
  return ANGLE_SIGN.test(unit) ? amount + unit : `${amount} ${unit}`;
}

const ONE_OR_LESS = /^(?:1|[¼-¾⅐-⅞]|1\/\d+|0?[.,]\d+)$/;

/** Whether a number as it is written takes the singular: "1 mile", "1/2 mile", "0.5 mile". */
export const takesSingular = (number: string): boolean => ONE_OR_LESS.test(number.trim());

/** A unit after a number: its symbol, otherwise its name: "5 mi", "1 cup (US)", "0.5 cup (US)", "8 cups (US)". */
export const unitAfterNumber = (unit: Named, number: string): string => {
  if (!isWrittenInWords(unit)) return unit.symbol;
  return takesSingular(number) ? unit.name : (unit.plural ?? unit.name);
};
