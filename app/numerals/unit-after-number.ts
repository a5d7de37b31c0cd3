type Named = { readonly name: string; readonly symbol: string; readonly plural?: string | undefined };

/** Whether the symbol is the name itself, or there is none: after a number such a unit takes its plural. */
export const isWrittenInWords = ({ name, symbol }: Named): boolean => symbol === "" || symbol === name;

/** A unit after a number: its symbol, otherwise its name: "5 mi", "1 cup (US)", "8 cups (US)". */
export const unitAfterNumber = (unit: Named, isOne: boolean): string => {
  if (!isWrittenInWords(unit)) return unit.symbol;
  return isOne ? unit.name : (unit.plural ?? unit.name);
};

const ONE_OR_LESS = /^(?:1|[¼-¾⅐-⅞]|1\/\d+|0?\.\d+)$/;

/** Whether a number as it was typed takes the singular: "1 mile", "1/2 mile", "0.5 mile". */
export const takesSingular = (number: string): boolean => ONE_OR_LESS.test(number.trim());
