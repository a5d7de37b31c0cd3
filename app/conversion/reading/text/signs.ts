import { once } from "~/numerals/once";
import { toAscii } from "~/numerals/read-number";
import { NUMBER_WORDS } from "./number-words";

/** @file Replaces typographic signs by plain ones, and removes marks around a question and in place of its answer. */

/** Soft hyphens, zero-width spaces, byte order marks and the marks of writing direction. */
const INVISIBLE = once(() => /\p{Cf}/gu);

const ORDINALS = new Map(
  Object.entries({ "2nd": 2, "3rd": 3, "4th": 4, third: 3, fourth: 4, "second power": 2 }),
);
/** A power in words: "m to the third power", but not "min to the second". */
const TO_THE_POWER = once(
  () =>
    /(?<=\p{L}) (?:to|raised to) the (?:power (?:of )?)?(second power|2nd|3rd|4th|third|fourth|-?\d+(?![.\d]))(?: power)?(?![\p{L}\d])/giu,
);

/** Texts of only plain signs, as nearly all are, which need none of the patterns below. */
const PLAIN = /^(?!.*sqrt)[\w .,+/()'"$%-]*$/;
/** Operators in words and letters, which few texts have: "2 times 3", "10x12". */
const SPOKEN = new Set("x by times multiplied over divided plus minus".split(" "));
const hasSpoken = (text: string): boolean =>
  /[x×][\d.(¼-¾⅐-⅞]/i.test(text) || text.split(/[\s\d"')]/).some((word) => SPOKEN.has(word.toLowerCase()));
const SPOKEN_OPERATORS = once((): readonly (readonly [RegExp, string])[] => {
  /** A number after an operator, in digits or in words. */
  const number = `(?=[\\d.(¼-¾⅐-⅞\\p{Sc}]|(?:${[...NUMBER_WORDS].join("|")})\\b)`;
  return [
    // The multiplier of laboratory units: "x10^9/L", also printed as "x10E9/L" or "x10(9)/L".
    [/(?<=^|[\s\d])[x×] ?10E(?=\d+\/)/gi, "x10^"],
    [/(?<=[x×] ?10)\((-?\d{1,2})\)/gi, "^$1"],
    [/(?<=^|\p{L} )[x×](?=10\^-?\d+\/)|(?<= (?:to|in) )[x×] (?=10\^-?\d+\/)/giu, ""],
    [/ plus /gi, " + "],
    [/(?<=\S) minus /gi, " - "],
    [/ (?:multiplied by|times) (?!(?:an?|per) )/gi, " * "],
    [new RegExp(` (?:divided by|over) ${number}`, "giu"), " / "],
    // Sides without spaces: "2mx3m".
    [/(?<=\d ?(?:[cmk]?m|in|ft|yd))x(?=\d)/gi, "×"],
    // Sides: "10 x 12 ft", "10 by 12 ft", but not the number "0x10" or the name "gen-2x2".
    [
      new RegExp(
        `(?<=[\\s\\d"')¼-¾⅐-⅞])(?:(?:x|by)(?= +[-+]?${number})|(?<!(?:^|[^\\d.])0|\\p{L}-\\d)x(?=[\\d(¼-¾⅐-⅞]))`,
        "giu",
      ),
      "×",
    ],
  ];
});
/** A capital makes calories those of food: "2000 Calories per day". */
const FOOD_CALORIES = once(
  () => new RegExp(`(?<=(?:^|\\d|\\b(?:in|to|${[...NUMBER_WORDS].join("|")})) ?)Calories?(?= per |/)`, "g"),
);
const hasSpokenPower = (text: string): boolean => / the /i.test(text);
/** UCUM's power of ten within a unit or before a slash: "10*3/uL". "10*3 m" is a product. */
const UCUM_POWER =
  /(?<=\d |[x×] ?|[\p{L}}\]]\/|\bper )10\*(?=-?\d{1,2}(?![\d.]))|(?<=^|[-+*(] ?|\b(?:to|into|in|as|many) )10\*(?=-?\d{1,2}(?:\/ ?[^\s\d]|$))|(?<=^|[ (])10\*(?=-?\d{1,2}\.[\p{L}[{])/giu;

/**
 * Normalizes the operators of an expression: powers as "^", products as "*", or "×" between sides ("8.5 x 11 in"), quotients
 * as "/", operators in words as signs; minus signs, quotation marks and spaces as plain ones.
 */
export function normalizeOperators(text: string): string {
  const signs = normalizeSigns(text);
  const normalized = signs.includes("Calorie") ? signs.replace(FOOD_CALORIES(), "Cal") : signs;
  return hasSpoken(normalized)
    ? SPOKEN_OPERATORS().reduce((spoken, [words, sign]) => spoken.replace(words, sign), normalized)
    : normalized;
}

/** Normalizes all but products, sums and quotients in words; also digits of other scripts, and spaces of any width. */
function normalizeSigns(text: string): string {
  if (PLAIN.test(text) && !hasSpokenPower(text)) return text;
  const normalized = toAscii(text.replace(INVISIBLE(), ""))
    .replace(/\s+/g, " ")
    .replace(/[\u3300-\u33FF]/g, (sign) => sign.normalize("NFKC"))
    .replace(
      /(?<=(\d)?)(?<![⁰¹²³⁴⁵⁶⁷⁸⁹])([⁰¹²³⁴⁵⁶⁷⁸⁹]+)[⁄/]([₀₁₂₃₄₅₆₇₈₉]+)/g,
      (_, whole: string | undefined, top: string, bottom: string) =>
        `${whole === undefined ? "" : " "}${top.normalize("NFKC")}/${bottom.normalize("NFKC")}`,
    )
    .replace(
      /\^?[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (power) => `^${power.replace(/[\^⁺]/g, "").replace("⁻", "-").normalize("NFKC")}`,
    )
    .replace(/[º˚∘]/g, "°")
    .replace(/\*\*/g, "^")
    .replace(UCUM_POWER, "10^")
    // Body surface of eGFR, and UCUM annotations: "mL/min/{1.73_m2}", "mg/g{creat}".
    .replace(/\{(1\.73)_?m2\}/g, "($1 m2)")
    // QUDT writes the kind of a unit in braces: "oz{Troy}", "gal{UK}".
    .replace(/(?<=\p{L}) ?\{(US|UK|Imp|Troy|Long|Short|Metric|Boiler|Electric)\}/giu, " ($1)")
    .replace(/(?<=[\p{L}\d\]])\{[^{}]*\}/gu, "")
    .replace(/[⋅∙•‧・]/g, "·")
    .replace(/(?<=\d) ?· ?(?=\d+\^|10[-\u2212]\d)/g, "*")
    .replace(/[✕⨯]/g, "×")
    .replace(/[÷∕⁄]/g, "/")
    // Print sets a space before the minus of a power: "m s −1".
    .replace(/(?<=\p{L}) \u2212(?=[1-3](?![\d.]))/gu, "-")
    .replace(/[\u2010-\u2015\u2212\uFE63]/g, "-")
    .replace(/[’′‘ʹ´`]/g, "'")
    .replace(/[”″“„ʺ˝]/g, '"')
    .replace(/µ/g, "μ")
    .replace(/ ?\^ ?(?=[+-]?\d)/g, "^")
    // A root in a denominator, which cancels: "nV/Hz^0.5" as nV/√Hz.
    .replace(/(?<=\/ ?)(\p{L}+)(?:\^(?:0?\.5|\(1\/2\))|\^?1\/2)(?![\d.])/gu, "√$1")
    .replace(/(?:√|(?<!\p{L})sqrt)\((\p{L}+)\)/gu, "√$1")
    .replace(/\^\{ ?([+-]?\d+) ?\}/g, "^$1");
  return hasSpokenPower(normalized)
    ? normalized.replace(
        TO_THE_POWER(),
        (_, ordinal: string) => `^${ORDINALS.get(ordinal.toLowerCase()) ?? ordinal}`,
      )
    : normalized;
}

const rows: readonly (readonly [RegExp, string])[] = [
  [/℃/g, "°C"],
  [/℉/g, "°F"],
  [/\u212b/g, "\u00c5"],
  // Quotation marks or parentheses around the quantity or the target.
  [/^["'([](?=[-+\d][^\p{L}"'()[\]]*\p{L})([^"'()[\]]+)["')\]](?= (?:to|in|into|as) )/iu, "$1"],
  [/(?<=^how (?:many|much) )["'](\p{L}[^"']*)["']|(?<= (?:to|in|into|as) )["'](\p{L}[^"']*)["']$/iu, "$1$2"],
  [/(?<![*/·×^]) \((in|to|into|as) ([^()]+)\)$/i, " to $2"],
  // Solutions: "5 % (w/v)".
  [/% ?\(([wmv]\/[wmv])\)/gi, "% $1"],
  // An unknown before the quantity: "? m = 5 km".
  [/^(?:x |\? ?)(\p{L}[^=\d]*) = (\d.*)$/iu, "$2 = $1"],
  // An unknown after the quantity: "5 km = ? m".
  [/ ?= ?(?:[?_.…]+|x(?= )) ?(?=\S)| ?\?= ?/g, " = "],
  [/ ?(?:(?<![-=])[-=]*>+|[⇒➜➔➞⟶»]) ?/g, " → "],
  // Optional plurals: "kilometer(s)".
  [/(?<=\p{L})\(s\)/giu, ""],
  [/(?<![.…])[.…]{2,}$/, ""],
  [/\bp\.a\.?(?= |$)/i, "per year"],
  [/(?<=\p{Sc}[\d.,]{0,20}k?|\d [A-Z]{3}) pa(?= |$)/u, " per year"],
  // Prices in India: "Rs. 1,50,000/-".
  [/(?<=\d)\/-(?= |$)/, ""],
  [/(?<=^[\d.]*[kmμu]?V)(?:AC|DC)(?= |$)/, ""],
  // Repeated numbers and countries: "five (5) km", "5 (US) gallons".
  [
    new RegExp(`(?<=^| )(?:(?:${[...NUMBER_WORDS].join("|")})[ -])+\\((\\d[\\d.,]*)\\)(?= ?\\p{L})`, "giu"),
    "$1",
  ],
  [/(?<=^[\d.,]+ )\((U[KS])\) (?=\p{L})/u, "$1 "],
  // Slopes and frequencies: "1 in 20 in %".
  [/^([\d.,]+) in ([\d.,]+)(?=$| (?:to|into|in|as) (?:[°%]|per ?(?:cent|mil)|pp|deg))/i, "$1/$2"],
  // Ratios: "1:50 in %".
  [/^([\d.,]+) ?: ?([\d.,]+)(?= (?:to|into|in|as) (?:[%‰]|per ?(?:cent|mil)|pp))/i, "$1/$2"],
  // Laboratory units: "7500 /uL x10^9/L".
  [/(?<=\/\p{L}{1,4} )[x×]?(?=10\^\d+\/)/u, "to "],
];

/** Letters, digits and the signs of expressions, which are nearly all texts. */
const WITHOUT_MARKS = /^(?!.*(?:\.\.|p\.a|\/-|[AD]C\b|\d in \d|\/[a-z]{1,4} x?10\^))[\w ,./^*+-]*$/i;

/** A whole question in quotation marks, or in parentheses without others inside. */
const QUOTED = /^"(?=\P{L}*\p{L})([^"]+)"$|^["'(](?=\P{L}*\p{L})([^"'()]+)["')]$/u;

/** Removes parentheses around a whole question with others inside: "(5 gallons (US) to liters)". */
function withoutParentheses(text: string): string {
  if (!/^\(.* (?:to|in|into|as|=|→) .*\)$/i.test(text)) return text;
  let depth = 0;
  const closed = Array.from(text).findIndex((sign) => {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return depth === 0;
  });
  return closed === text.length - 1 ? text.slice(1, -1) : text;
}

/** Removes quotation marks and parentheses around a whole text. */
export const unwrapped = (text: string): string =>
  WITHOUT_MARKS.test(text) ? text : withoutParentheses(text).replace(QUOTED, "$1$2");

export const withoutMarks = (text: string): string =>
  WITHOUT_MARKS.test(text)
    ? text
    : rows.reduce((plain, [mark, sign]) => plain.replace(mark, sign), unwrapped(text));
