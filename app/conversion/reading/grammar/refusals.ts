import { once } from "~/numerals/once";
import { isLess } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import { fail, invalidExpression, type Result } from "../../errors";
import { AMOUNT } from "../lexicon/context";
import { ownNames } from "../lexicon/own-names";
import { isNameOfOneUnit } from "../name/named-rows";

/** Explains what to write, given the groups of a pattern and the whole text; null if the text may be a quantity. */
type Why = (...parts: readonly string[]) => string | null;

/** Texts that are not one quantity, and what to write instead, with $1 for the first group: "120/80 mmHg", "5 ± 0.1 m". */
const noQuantities = once((): readonly (readonly [RegExp, string | Why])[] => [
  [
    /^(\d{2,3}) ?\/ ?(\d{2,3}) ?mm ?hg\b/i,
    "A blood pressure is two values: convert $1 mmHg and $2 mmHg separately",
  ],
  [/^\d{1,2}:\d\d(?::\d\d)? ?[ap]\.?m\b/i, "A time of day is not a quantity"],
  [
    /^([\d.]+) ?(?:±|\+ ?\/ ?-|\+-) ?([\d.]+)/,
    "A tolerance is a second quantity: convert $1 and $2 separately",
  ],
  [
    /^([\d.,]+) ?\/ ?((?:\d*[.,]\d+|(?<=[.,]\d+ ?\/ ?)\d+|\d+ ?\/ ?[\d/ ]*\d)) ?([\p{L}'"°][^ ]*)/u,
    "Either ($1/$2) $3 or $1/($2 $3) may be meant; write the parentheses",
  ],
  [
    /^[-+]?(?:[\d.]+(?=\(\d+\) ?(?:[×x*·]|e[-+]?\d))|\d*\.\d+(?=\(\d+\) ?[\p{L}°%]))\((\d+)\)/u,
    "'($1)' is the uncertainty of the last digits; leave it out",
  ],
  [/^(\d[\d.]*)e[+-]?(?= \S)/i, "The exponent is missing after '$1e'; the elementary charge is '$1 e'"],
  [/^(?:±|\+ ?\/ ?-) ?[\d.]/, "A tolerance is an interval around a value; convert its size without the sign"],
  [
    /^(?!M[23]\b)([A-Z])([2-9])(?= (?:in|to|into|as|→) |$)/,
    "'$1$2' looks like a name; as a quantity it is 1 $1^$2",
  ],
  [
    /^(\d+\/\d+)-(\d{1,2}) ?(?:$|in\b|inch|"|un[cf])/i,
    "$1-$2 is a thread of $2 turns to the inch: convert its diameter, $1 in",
  ],
  [
    /^(\S+ \p{L}+|\S+\p{L}) in (\d+:[0-5]\d)(?= (?:to|in|into|as|→) |$)/u,
    "$2 could be minutes or hours. Write '$1 in $2 min' or '$1 in $2 h'",
  ],
  [
    /(?:^|(?:to|in|into|as|→) )gas ?marks?\b/i,
    "A gas mark is an oven setting, not a unit: convert the temperature it stands for",
  ],
  [/^f ?\/ ?\d/i, "An f-number is the ratio of a focal length to an aperture, not a quantity"],
  // A range may repeat its unit: "3 mmHg/s-1 mmHg/s".
  [/^([\d.]+ ?([\p{L}%°][^\d]*))-([\d.]+ ?\2)(?: |$)/u, (from = "", _, upTo = "") => rangeOf(from, upTo)],
  // The hyphen of "10 lb-2 oz" may join or subtract; "10 W m-2" and "1 cm-1 nm" have powers, and drawings write "10 ft-2 in".
  [
    /^([\d.]+ ?((?![eE]-)\p{L}+|%|° ?[CF]))-((?!1 )\d[\d.]* ?(\p{L}+|%|° ?[CF])(?:\d[\d.]*(?:\p{L}+\d[\d.]*)*\p{L}*)?)(?: |$)/u,
    (first, unit = "", second, other = "") =>
      areAlike(unit, other) && !/^f(?:ee|oo)?t in/i.test(`${unit} ${other}`)
        ? `Either ${first} - ${second} or ${first} ${second} may be meant; write spaces in place of the hyphen or around it`
        : null,
  ],
  // "2-3 cups" and "2 to 3 cups" are ranges; "1-3/4 cups" is a mixed number.
  [
    /^(?:how (?:many|much) [^\d]+ (?:in|is|are) )?([\d.¼-¾⅐-⅞]+)(?:-| ?(?:to|or|TO|OR) ?)([\d.¼-¾⅐-⅞]+) ?(?!per\b)(?:(?=(?:to|into|in|as)\b|$)|([\p{L}%°€£$]+))/u,
    (from = "", upTo, unit = "") => rangeOf(from, `${upTo} ${unit}`.trim()),
  ],
  // A range ascends, and only its second number has a unit: "3 - 4 cups", "1/2-3/4 cup", but "5 - 3 km" is a difference.
  [
    /^((?:\d+ )?\d+\/\d+|[\d.¼-¾⅐-⅞]+) ?- ?((?:\d+ )?\d+\/\d+|[\d.¼-¾⅐-⅞]+) ?([\p{L}%°€£$]+)/u,
    (from = "", upTo = "", unit = "") => (isBelow(from, upTo) ? rangeOf(from, `${upTo} ${unit}`) : null),
  ],
  // Two questions: "5 ft in m and 3 kg in lb".
  [
    / (?:to|in|into|as|→) [^\d]+(?:,|;|\?|\band\b|\bor\b) ?(\d[^?]* (?:to|in|into|as|→) .*)$/iu,
    "Ask one question at a time; '$1' is a second one",
  ],
  [/^(\d+ ?°?[CF]) ?\/ ?(\d+ ?°?[CF])$/i, "$1 and $2 are two temperatures: convert them one by one"],
]);

/** Units after a number that stand for a substance or a weighting, and what to write instead. */
const noUnits: readonly (readonly [RegExp, string | Why])[] = [
  [
    /(?:^| (?:to|in|into|as|→) )[kM]{0,2}(?:[NSsa][mM](?:3|\^3)|N(?:l\b|L\/))/,
    "A normal or standard cubic meter or liter is an amount of gas, not a volume; leave out its first letter to convert a volume",
  ],
  // In hydrology Mm3 is a million cubic meters, and in the SI a cubic megameter.
  [
    /(?:^| (?:to|in|into|as|→) )([kMGT])((?<!k)m(?=\^?3)|(?<![GT])(?:ft|yd))\^?([23])(?=$|\/| [\p{L}→=])/u,
    "'$1$2$3' is ($1$2)^$3 in the SI, and a multiple of $2$3 in some trades; write ($1$2)^$3, or the number of $2$3",
  ],
  [
    /^(?:[kmμun]?g|lbs?|[mμun]?mol)(?: |(?=[CNP](?:\/| per )))([BCFHIKNOPSUVW]|A[gls]|C[adlorsu]|Fe|Hg|M[gno]|N[ai]|Pb|S[ein]|Zn)(?:\/| per | \p{L}+\^?-\d)/u,
    "'$1' looks like the chemical element here; leave it out, as in mg/L",
  ],
  [
    /^(?:[kM]?g|t|lbs?)[ -]?(CO2(?:-?eq?)?)(?=\/| |$)/i,
    "'$1' is a substance. Leave it out, as in 120 g/km to g/mi",
  ],
  [
    /^dB ?\(?[ABCZ]\)?(?=\s|$)/,
    "A weighted sound level does not convert, because it depends on the spectrum; convert dB",
  ],
];

/** Replaces $1 and $2 by the groups of a pattern. */
const filled = (template: string, groups: readonly string[]): string =>
  template.replace(/\$(\d)/g, (_, group: string) => groups[Number(group) - 1] ?? "");

const rangeOf = (from: string, upTo: string): string =>
  `A range is two quantities: convert ${from} and ${upTo} separately`;

function isBelow(a: string, b: string): boolean {
  const [one, other] = [readNumber(a), readNumber(b)];
  return one.ok && other.ok && isLess(one.value, other.value);
}

/** Whether two names are units of the same dimension. */
const areAlike = (a: string, b: string): boolean =>
  [a, b].every((name) => isNameOfOneUnit(name)) &&
  ownNames(a).some((one) => ownNames(b).some((other) => one.dimension === other.dimension));

/** Texts with several common meanings, with $1 for the first group. */
const AMBIGUOUS: readonly (readonly [
  RegExp,
  readonly string[] | ((...parts: readonly string[]) => readonly string[] | null),
])[] = [
  // Runners write "k" for kilometers.
  [/^\d[\d.]*k$/, ["km", "K", "a thousand"]],
  // "5'11/2" could be 5 ft 5.5 in or half of 5 ft 11 in.
  [
    /^(\d+)'(\d+)\/(\d+)(?!\d)/,
    (feet, top, bottom) =>
      Number(top) < Number(bottom) ? null : [`${feet}' + ${top}/${bottom} in`, `${feet}'${top}" / ${bottom}`],
  ],
  // Food labels write Cal for the kilocalorie, so "CAL" in all caps could be cal or Cal.
  [/^([\d.,]+ ?)CALS?(?![\w/*·^])/, ["$1cal", "$1Cal"]],
  // "R13" could be 13 rand or the insulation R-13.
  [/^R(\d{1,2}(?:\.\d+)?)(?= (?:in|to|into|as|→) |$)/, ["$1 ZAR", "R-$1"]],
  // "6.02 × 1023", "3 × 108" and "250 × 109/L" may have lost a superscript; "3 × 100" is a product.
  [
    /^([+-]?(?:\d(?:\.\d+(?= ?[×*])|(?= ?× ?10(?: -?[1-9]|[3-9]|[12]\d)))|[\d.]+(?= ?[×*] ?10\d+ ?(?:cells? ?)?\/ ?\p{L}))) ?[×*] ?10((?: -?)?[1-9]\d?)(?![\d.])/u,
    (mantissa, power) => [`${mantissa} × 10^${power.trim()}`, `${mantissa} × 10${power}`],
  ],
  // "14k to %" asks for the purity of gold.
  [/^(9|1[0248]|2[024])k(?= [^%]*(?:%|percent)$)/i, ["$1 karats", "$1 thousand"]],
  // "2 x 10e3" is 2 × 10^3 to most who write it, and 2 × 10,000 to a computer.
  [
    /^([+-]?[\d.]+) ?[x×] ?10e([-+]?\d+)/i,
    (factor, power) => [`${factor} × 10^${power}`, `${factor} × 1e${Number(power) + 1}`],
  ],
  [/^(\d+):([0-5]\d)(?= (?:in|to|into|as|→) |$)/, ["$1 h $2 min", "$1 min $2 s"]],
  // Without a target, "10 ms-1" is a speed in schools, and 10 per millisecond in the SI.
  [/^([\d.,]+ ?)ms\^?(-[12])$/, ["$1m s^$2", "$1(ms)^$2"]],
  // The point of "2.10^5" could be a multiplication sign, as in French and Spanish, or a decimal point.
  [/^[+-]?(\d+)\.10\^(-?\d+)/, ["$1 × 10^$2", "$1.1 to the power of $2"]],
];

/** The error for a text that is not a quantity (invalid_expression) or has several meanings (ambiguous_value), or null. */
export function refusedQuestion(text: string): Result<never> | null {
  for (const [pattern, meant] of AMBIGUOUS) {
    const [written, ...parts] = pattern.exec(text) ?? [];
    if (written === undefined) continue;
    const meanings = typeof meant === "function" ? meant(...parts) : meant.map((one) => filled(one, parts));
    if (meanings) return fail({ code: "ambiguous_value", text: written, meanings });
  }
  const unit = text.replace(AMOUNT, "");
  for (const [patterns, where] of [
    [noQuantities(), text],
    [noUnits, unit],
  ] as const)
    for (const [pattern, whyNot] of patterns) {
      const [written, ...parts] = pattern.exec(where) ?? [];
      if (written === undefined) continue;
      const why = typeof whyNot === "string" ? filled(whyNot, parts) : whyNot(...parts, text);
      if (why !== null) return invalidExpression(text, why);
    }
  return null;
}
