import { type Reading, wording } from "./readings";

/** One term of a sum, its number in digits. */
export type TermText = {
  /** The operator before the term; none between "5 ft" and "11 in". */
  readonly operator: "" | "+" | "-";
  readonly text: string;
  /** Where it starts in the quantity; none where it was not written so. */
  readonly at?: number;
  /** True where its parts are multiplied or divided together: 2 h 30 min * 3. */
  readonly isProduct?: boolean;
};

/** The terms of a quantity, and what was assumed about its form. */
export type QuantityText = { readonly terms: readonly TermText[]; readonly reading: Reading | null };

/** 5 ft 11, 12 stone 7, 5 lb 3 and, which can mean nothing else, 2 h 30 and 1m78; but "6ft2" may be square feet. */
const SMALLER_UNITS: readonly (readonly [RegExp, unit: string, isStated: boolean])[] = [
  [/^(.*\d ?(?:ft|feet|foot)\.?)(?: (\d[\d. /]*[¼-¾⅐-⅞]?)|((?![234]$)\d+))$/i, "in", true],
  [/^(.*\d ?(?:st|stones?)\.?)(?: (\d+(?:\.\d+)?)|(\d{1,2}))$/i, "lb", true],
  [/^(.*\d ?(?:lbs?|pounds?)\.?)(?: (\d+(?:\.\d+)?)|(\d{1,2}))$/i, "oz", true],
  [/^(.*\d ?km)(?: (\d{3})|(\d{3}))$/, "m", true],
  [/^(.*\d ?kg)(?: (\d{3})|(\d{3}))$/, "g", true],
  [/^(.*\d ?[lL])(?: (\d{3})|(\d{3}))$/, "mL", true],
  [/^(.*\d ?h(?:ours?|rs?)?) (\d{1,2})$/i, "min", false],
  [/^(\d ?m) ?(\d{2})$/, "cm", false],
];

const ENDS_IN_NUMBER = /[\d. /¼-¾⅐-⅞]$/;

/** A quantity with a number at its end whose unit is left out, in two parts. */
type Completed = {
  readonly larger: string;
  readonly smaller: string;
  /** False where nothing else can be meant. */
  readonly isStated: boolean;
};

/** Adds the smaller unit that people leave out after the last number: "5 ft" and "11 in". Null for any other text. */
export function completed(text: string): Completed | null {
  if (!ENDS_IN_NUMBER.test(text)) return null;
  for (const [pattern, unit, isStated] of SMALLER_UNITS) {
    const [, larger, spaced, attached] = pattern.exec(text) ?? [];
    const number = spaced ?? attached;
    if (larger !== undefined && number !== undefined)
      return { larger, smaller: `${number} ${unit}`, isStated };
  }
  return null;
}

/** A number without a unit. */
const BARE = /^[\d. /¼-¾⅐-⅞]+$/;

/** Whose numbers are completed where the product is read (quantity-parser.ts). */
const IS_PRODUCT = /[*×·]/;

/** Completes the last of some terms. */
export function withLastUnit(terms: readonly TermText[], written: string): QuantityText {
  const [last, previous] = [terms.at(-1), terms.at(-2)];
  const isApart = previous !== undefined && BARE.test(last?.text ?? "");
  const isPart = last !== undefined && !(isApart && last.operator !== "") && !IS_PRODUCT.test(written);
  const found = isPart ? completed(isApart ? `${previous.text} ${last.text}` : last.text) : null;
  if (!found) return { terms, reading: null };
  const [first, kept] = isApart ? [previous, terms.slice(0, -2)] : [last, terms.slice(0, -1)];
  const all: readonly TermText[] = [
    ...kept,
    { operator: "", ...first, text: found.larger },
    { operator: "", text: found.smaller },
  ];
  const shown = all.map((term) => `${term.operator} ${term.text}`.trim()).join(" ");
  return { terms: all, reading: found.isStated ? wording(written, shown) : null };
}
