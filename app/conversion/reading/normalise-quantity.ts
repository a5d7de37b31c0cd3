import { digitsForWords } from "./number-words";
import { VALUE_CODE, VALUE_UNITS, withLastUnit } from "./stated-readings";

const GROUPED = /^\d{1,3}(?:'\d{3})+(?!\d)/;
/** 5'11", and on drawings 8'-6 1/2". */
const FEET_AND_INCHES =
  /(\d+(?:\.\d+)?) ?'(?!')(?:-(?=\d)| ?)(\d+(?:[. /-]\d+)*(?:\/\d+)? ?[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞]) ?(?:"|''|(?=\s|$))/g;
const DEGREES_AND_MINUTES =
  /(\d) ?(?:°|degs?\b\.?|degrees?\b) ?(\d+(?:\.\d+)?) ?(?:'(?!')|arc ?min(?:ute)?s?\b|min(?:ute)?s?\b)(?: ?(\d+(?:\.\d+)?) ?(?:"|''|arc ?sec(?:ond)?s?\b|sec(?:ond)?s?\b))?/gi;

/** 1:30 h, 1:30:15, 1:30 min, and the pace 5:30 min/km; "1:30" alone may be either. */
const clockTimes = (text: string): string =>
  text
    .replace(/^([+-]?\d+):([0-5]\d):([0-5]\d(?:\.\d+)?)(?: ?h(?:ours?|rs?)?)?$/i, "$1 h $2 min $3 s")
    .replace(/^([+-]?\d+):([0-5]\d) ?h(?:ours?|rs?)?$/i, "$1 h $2 min")
    .replace(/^([+-]?\d+):([0-5]\d) ?min(?:ute)?s?$/i, "$1 min $2 s")
    .replace(/^(\d+):([0-5]\d) ?(?:min(?:ute)?s?)? ?(?:\/|per\b) ?(?=\p{L})/iu, "$1 $2/60 min/");

/** 2h30 and 1m78, which can mean nothing else. */
const withMinutesOrCentimetres = (text: string): string =>
  text
    .replace(/(\d ?h(?:ours?|rs?)?)( \d{1,2}|\d{2})$/i, "$1 $2 min")
    .replace(/^(\d) ?m ?(\d{2})$/, "$1 m $2 cm");

/** Each side of "10'6\" x 12'" in parentheses. */
const bracketFeetAndInches = (text: string): string =>
  text.includes(" * ")
    ? text.replace(/\d[\d./ ]* ?(?:ft|feet|foot) \d[\d./½¼¾ -]*(?:in|inch|inches)(?= *(?:\*|$))/g, "($&)")
    : text;

/** "5 mi km": nothing to normalise or to split. Compiling the patterns that would find that out takes longer than converting. */
export const isPlainQuantity = (text: string): boolean =>
  /^[+-]?[\d.]+ ?[a-z]+(?: [a-z]+)*$/i.test(text) &&
  !/\dk [A-Z]{3}$| min(?:ute)?s? (?:mi|km|kilo)/i.test(text) &&
  !/ (?:an?|and|dozen|lakh|crore|hundred|thousand|[bmtr]+illion)s?(?: |$)/i.test(text);

/** Of sums of money: $5k, €2.5m, £3bn. */
const MULTIPLIERS: Readonly<Record<string, string>> = {
  k: "e3",
  m: "e6",
  mm: "e6",
  mn: "e6",
  b: "e9",
  bn: "e9",
  tn: "e12",
};

/** Spellings of quantities in the order and with the words of the grammar: 5'11", 1h30m, a mile, €5, USD 100, metres a second, 12 ft x 10 ft. */
export function normaliseQuantity(text: string): string {
  if (isPlainQuantity(text)) return text;
  const numbered = withLastUnit(withMinutesOrCentimetres(clockTimes(digitsForWords(text.trim()))));
  const angles = numbered.replace(DEGREES_AND_MINUTES, (_, last: string, minutes: string, seconds?: string) =>
    [`${last}° ${minutes} arcmin`, ...(seconds === undefined ? [] : [`${seconds} arcsec`])].join(" "),
  );
  const feet = GROUPED.test(angles) ? angles : angles.replace(FEET_AND_INCHES, "$1 ft $2 in");
  const spelled = feet
    .replace(/^half an? (?=\p{L})/iu, "1/2 ")
    // "π/2 rad" is half of π, not π per two radians.
    .replace(/^([+-]?[\d.]* ?)(pi|π) ?\/ ?(\d+) (?=\p{L})/iu, "$1($2/$3) ")
    // "A" is the ampere: "A second" is a charge.
    .replace(/^(?:a|[Aa]n) (?=\p{L}{2})/u, "1 ")
    .replace(/(\d ?h(?:rs?|ours?)? ?\d[\d.]*) ?m(?!\p{L})/iu, "$1 min")
    .replace(
      /^([+-]?)((?:[A-Z]{1,3})?\p{Sc}|[A-Z]{3}(?= ?\d)|Rs\.?(?= ?\d)) ?([\d.,]*\d(?:e\d+)?)(?:(k|MM|mn|bn|tn|[mMbB])(?!\p{L}))?/u,
      (_, sign, unit, number, power = "") =>
        `${sign}${number}${MULTIPLIERS[power.toLowerCase()] ?? ""} ${unit.replace(/^Rs\.?$/, "rupees")} `,
    )
    .replace(/^([+-]?[\d.]+)k (?=[A-Z]{3}\b|[€$£¥])/, "$1e3 ")
    .replace(/^mach ([\d.]+)/i, "$1 mach")
    // An eight minute mile is a pace.
    .replace(/^([\d.]+)[ -]?min(?:ute)?s?[ -](?=(?:mi(?:le)?|km|kilomet(?:er|re))s?\b)/i, "$1 min/")
    .replace(
      VALUE_CODE,
      (_, whole: string, letter: string, part: string) => `${whole}.${part} ${VALUE_UNITS[letter]}`,
    )
    .replace(/([^\d\s])\s*(?:,|\sand)\s+(?=[\d½¼¾])/g, "$1 ")
    .replace(/ (an?) (?=(?:second|minute|hour|day|week|month|year)\b)/gi, (words, article) =>
      article === "A" ? words : " per ",
    )
    .replace(/(?<=[\w"')])(?: (?:x|by) | ?× ?)(?=[\d.(])/gi, " * ")
    // "2x4 in", but not 0x10.
    .replace(/(?<=[\d"')])(?<!^[+-]?0)x(?=[\d(])/gi, " * ")
    .replace(/ {2,}/g, " ")
    .trim();
  return bracketFeetAndInches(spelled);
}
