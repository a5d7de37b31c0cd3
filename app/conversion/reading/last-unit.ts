import { type Reading, wording } from "./readings";

/** One term of a sum, its number in digits. */
export type TermText = {
  /** The operator before the term; none between "5 ft" and "11 in". */
  readonly operator: "" | "+" | "-";
  readonly text: string;
  /** Where it starts in the quantity; none where it was not written so. */
  readonly at?: number;
};

/** The terms of a quantity, and what was assumed about its form. */
export type QuantityText = { readonly terms: readonly TermText[]; readonly reading: Reading | null };

/** 5 ft 11, 12 stone 7, 5 lb 3 and, which can mean nothing else, 2 h 30 and 1m78; but "6ft2" may be square feet. */
const SMALLER_UNITS: readonly (readonly [RegExp, unit: string, isStated: boolean])[] = [
  [/^(.*\d ?(?:ft|feet|foot)\.?)(?: (\d[\d. /]*[¼-¾⅐-⅞]?)|((?![234]$)\d+))$/i, "in", true],
  [/^(.*\d ?(?:st|stones?)\.?)(?: (\d+(?:\.\d+)?)|(\d{1,2}))$/i, "lb", true],
  [/^(.*\d ?(?:lbs?|pounds?)\.?) (\d+(?:\.\d+)?)$/i, "oz", true],
  [/^(.*\d ?h(?:ours?|rs?)?) (\d{1,2})$/i, "min", false],
  [/^(\d ?m) ?(\d{2})$/, "cm", false],
];

/** The number without a unit, and what it is multiplied by: 5 ft 11 x 2. */
const SPLIT = /^([\d. /¼-¾⅐-⅞]+?)( ?[*×·] ?[\d.]+)?$/;
const LAST_FACTOR = /^(.*[*×·] ?)(\d[^*×·]*)$/;

/** Adds the smaller unit that people leave out after the last number. */
export function withLastUnit(terms: readonly TermText[], written: string): QuantityText {
  const [last, previous] = [terms.at(-1), terms.at(-2)];
  const [, bare, after = ""] = SPLIT.exec(last?.text ?? "") ?? [];
  const isSplit = previous !== undefined && bare !== undefined;
  if (!last || (isSplit && last.operator !== "")) return { terms, reading: null };
  const pair = isSplit ? `${previous.text} ${bare}` : last.text;
  if (!/[\d. /¼-¾⅐-⅞]$/.test(pair)) return { terms, reading: null };
  for (const [pattern, unit, isStated] of SMALLER_UNITS) {
    const [, larger, spaced, attached] = pattern.exec(pair) ?? [];
    const number = spaced ?? attached;
    if (larger === undefined || number === undefined) continue;
    const [first, kept] = isSplit ? [previous, terms.slice(0, -2)] : [last, terms.slice(0, -1)];
    // In "2 x 5 ft 11" and "5 ft 11 x 2" both numbers are doubled.
    const [, factor = "", count = larger] = LAST_FACTOR.exec(larger) ?? [];
    const added: readonly TermText[] =
      factor + after !== ""
        ? [{ ...first, text: `${factor}(${count} ${number} ${unit})${after}` }]
        : [
            { ...first, text: larger },
            { operator: "", text: `${number} ${unit}` },
          ];
    const completed = [...kept, ...added];
    const shown = completed.map((term) => `${term.operator} ${term.text}`.trim()).join(" ");
    return { terms: completed, reading: isStated ? wording(written, shown) : null };
  }
  return { terms, reading: null };
}
