/** @file Signs of print, and marks around a question and in place of its answer. */

const rows: readonly (readonly [RegExp, string])[] = [
  [/℃/g, "°C"],
  [/℉/g, "°F"],
  [/\u212b/g, "\u00c5"],
  // A quantity in quotation marks or parentheses, and a target.
  [/^["'([](?=[-+\d][^\p{L}"'()[\]]*\p{L})([^"'()[\]]+)["')\]](?= (?:to|in|into|as) )/iu, "$1"],
  [/(?<= (?:to|in|into|as) )["'](\p{L}[^"']*)["']$/iu, "$1"],
  [/(?<![*/·×^]) \((in|to|into|as) ([^()]+)\)$/i, " to $2"],
  // ? m = 5 km, x m = 5 km
  [/^(?:x |\? ?)(\p{L}[^=\d]*) = (\d.*)$/iu, "$2 = $1"],
  // 5 km = ? m, 5 km = x m
  [/ ?= ?(?:[?_.…]+|x(?= )) ?(?=\S)| ?\?= ?/g, " = "],
  [/ ?(?:(?<![-=])[-=]*>+|[⇒➜➔➞⟶»]) ?/g, " → "],
  // kilometer(s)
  [/(?<=\p{L})\(s\)/giu, ""],
  [/(?<![.…])[.…]{2,}$/, ""],
  [/\bp\.a\.?(?= |$)/i, "per year"],
  [/(?<=\p{Sc}[\d.,]{0,20}k?|\d [A-Z]{3}) pa(?= |$)/u, " per year"],
  // Rs. 1,50,000/-
  [/(?<=\d)\/-(?= |$)/, ""],
  [/(?<=^[\d.]*[kmμu]?V)(?:AC|DC)(?= |$)/, ""],
  // five (5) km, 5 (US) gallons
  [/(?<=^| )[a-z-]+ \((\d[\d.,]*)\)(?= ?\p{L})/giu, "$1"],
  [/(?<=\d )\((U[KS])\) (?=\p{L})/gu, "$1 "],
  // Slopes and frequencies: 1 in 20 in %
  [/^([\d.,]+) in ([\d.,]+)(?=$| (?:to|into|in|as) (?:[°%]|per ?(?:cent|mil)|pp|deg))/i, "$1/$2"],
  // Ratios: 1:50 in %
  [/^([\d.,]+) ?: ?([\d.,]+)(?= (?:to|into|in|as) (?:[%‰]|per ?(?:cent|mil)|pp))/i, "$1/$2"],
  // Laboratories: 7500 /uL x10^9/L
  [/(?<=\/\p{L}{1,4} )[x×]?(?=10\^\d+\/)/u, "to "],
  // Annotations of UCUM beside a unit: mL{total}
  [/(?<=[\p{L}\d])\{[^{}]*\}/gu, ""],
];

/** Letters, digits and the signs of expressions, as nearly every text. */
const PLAIN = /^(?!.*(?:\.\.|p\.a|\/-|[AD]C\b|\d in \d|\/[a-z]{1,4} x?10\^))[\w ,./^*+-]*$/i;

/** "5 gallons (US) to liters", (5 ft to in) */
const QUOTED = /^"(?=\P{L}*\p{L})([^"]+)"$|^["'(](?=\P{L}*\p{L})([^"'()]+)["')]$/u;

/** (5 gallons (US) to liters) */
function withoutParentheses(text: string): string {
  if (!/^\(.* (?:to|in|into|as|=|→) .*\)$/i.test(text)) return text;
  let depth = 0;
  const closed = Array.from(text).findIndex((sign) => {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return depth === 0;
  });
  return closed === text.length - 1 ? text.slice(1, -1) : text;
}

/** Without what is around all of a text. */
export const unwrapped = (text: string): string =>
  PLAIN.test(text) ? text : withoutParentheses(text).replace(QUOTED, "$1$2");

export const withoutMarks = (text: string): string =>
  PLAIN.test(text) ? text : rows.reduce((plain, [mark, sign]) => plain.replace(mark, sign), unwrapped(text));
