import { add, decimal, divide, isZero, negate, parseDecimal, type Ratio, toExactText } from "./ratio";

/** A number parsed from text. `text` is the reading to show (1234.5, 1/3); `isPlain`: a decimal as programs write it. */
export type ReadNumber =
  | {
      readonly ok: true;
      readonly value: Ratio;
      readonly text: string;
      readonly isPlain: boolean;
      /** The other reading of a number read with English separators: "1.234" for "1,234". */
      readonly alternative?: string;
    }
  | { readonly ok: false; readonly reason: "empty" | "not_a_number" };

const MINUS_SIGNS = /[\u2212\u2012\u2013\uFE63]/g;
/** Spaces between groups of digits; tabs and line ends separate two numbers instead. */
const SPACES = /[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/g;
export const LONGEST_NUMBER = 1_000;

const refuse = (reason: "empty" | "not_a_number"): ReadNumber => ({ ok: false, reason });

/** The longest prefix of a text that could be a number; readNumber decides. */
const NUMBER_START =
  /^[+\-\u2212]?\s?(?:\d+[ -]\d+\s?[/⁄]\s?\d+|\d+\s?[/⁄]\s?\d+|(?:\d+[\s-]?|\d*)[¼-¾⅐-⅞]|\d[\d.,'’_]*(?:[\u00a0\u2009\u202f ]\d{3}(?!\d))*(?:[\u00a0\u2009\u202f ]\d{1,4}(?=\s?[×x*]\s?10[\^⁻]))?[\d.,]*(?:\s?[×xX*]\s?10(?:(?:\^|\*\*)\(?[+\-\u2212]?\d+\)?|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[-\u2212]\d+(?![\d.]| ?[/⁄])))?|\.\d+)(?:[eE][+-]?\d+)?/;

/** Returns the number at the start of a text, as written; null if there is none. */
export function takeNumber(text: string): string | null {
  const written = NUMBER_START.exec(text)?.[0] ?? null;
  // A trailing separator is not part of the number: "5, 6", "5' 11".
  return written === null
    ? null
    : written.replace(/(?<![.,'’_])[.,'’_]+$/, (end) => (end === "." ? end : ""));
}

const isDigit = (character: string): boolean => /\p{Nd}/u.test(character);

/** Directional marks and zero-width characters in copied text. Soft hyphens are kept: they may be minus signs. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/;
/** The separators of Arabic digits. */
const ARABIC: Readonly<Record<string, string>> = { "٫": ".", "٬": "," };

function toAsciiCharacter(character: string): string {
  if (FULL_WIDTH.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  if (!isDigit(character)) return ARABIC[character] ?? character;
  // Unicode encodes the digits of each script in ascending order.
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Removes characters that are not visible, and could show the digits in reverse. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/** Converts full-width characters, and digits of any script with their separators, to ASCII; removes invisible characters. */
export const toAscii = (text: string): string => withoutInvisible(text).replace(/[^ -~]/gu, toAsciiCharacter);

/** Adds the zero that a decimal comma may leave out: ",5 + ,25" becomes "0,5 + 0,25". */
export const withNought = (text: string): string => text.replace(/(?<=^|[-+×/( ])(?=,\d)/g, "0");

/** Whether a text is a hexadecimal, octal or binary number: "0xff", "0o17", "0b11". "0x10^3" is 0 × 10³. */
export const isOtherBase = (text: string): boolean => /^[+-]?0(?:x(?!10\^)[\da-f]+|[ob]\d+)\b/i.test(text);

/**
 * Reads decimals (12.5, -.5, ,5, 6.02e23, 6.02×10^23, 6.02 × 10²³), grouped numbers (1 234,5, 1,234.5, 1'234.5, 12,34,567,
 * 1.602 176 634) and fractions (1/2, 1 1/2, ½, 1½). Ambiguous separators are read as in English: 1,234 is 1234, with 1.234 as
 * `alternative`. Digits of other scripts and full-width characters count as ASCII; invisible characters are ignored. Texts of
 * more than 1,000 characters and exponents beyond ±5000 are not numbers.
 */
export function readNumber(text: string): ReadNumber {
  // A digit of another script may take two UTF-16 units.
  if (text.length > 2 * LONGEST_NUMBER) return refuse("not_a_number");
  const trimmed = withNought(toAscii(text).trim().replace(MINUS_SIGNS, "-").replace(SPACES, " "));
  if (trimmed === "") return refuse("empty");
  if (trimmed.length > LONGEST_NUMBER) return refuse("not_a_number");
  const plain = parseDecimal(trimmed);
  if (plain) return { ok: true, value: plain, text: trimmed, isPlain: true };
  return readFraction(trimmed) ?? readScientific(trimmed) ?? readGrouped(trimmed);
}

const accept = (value: Ratio): ReadNumber => ({ ok: true, value, text: toExactText(value), isPlain: false });

function readFraction(text: string): ReadNumber | null {
  const spelled = text
    .replace(
      /-?[¼-¾⅐-⅞]/g,
      (sign, at: number) => `${at === 0 ? sign.slice(0, -1) : ""} ${sign.slice(-1).normalize("NFKC")}`,
    )
    .replace("⁄", "/")
    .replace(/ +/g, " ")
    .trim();
  const match = /^([+-]?) ?(?:(\d+)[ -])?(\d+) ?\/ ?(\d+)$/.exec(spelled);
  if (!match) return null;
  const [, sign, whole = "0", numerator = "", denominator = ""] = match;
  if (isZero(decimal(denominator))) return refuse("not_a_number");
  const size = add(decimal(whole), divide(decimal(numerator), decimal(denominator)));
  return accept(sign === "-" ? negate(size) : size);
}

/** Reads a marked power of ten: 2×10^5, 2×10⁵, or 2×10-5, which lost its superscript. 4 × 100 is a product. */
function readScientific(text: string): ReadNumber | null {
  const match =
    /^([+-]?\d[^×xX·*]*|[+-]?\.\d+) ?[×xX·*] ?10(?:(?:\^|\*\*)\(?([+-]?\d+)\)?|(-\d+)|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))$/u.exec(
      text,
    );
  if (!match) return null;
  const [, mantissa = "", power, bare, raised = ""] = match;
  const digits = mantissa.trim().replace(/(?<=\.\d{3}(?: \d{3})*) (?=\d{1,4}(?: \d{3})*$)/g, "");
  const number = parseDecimal(digits)
    ? { ok: true as const, text: digits, alternative: undefined }
    : readGrouped(digits);
  if (!number.ok) return refuse("not_a_number");
  const exponent = power ?? bare ?? raised.normalize("NFKC").replace(MINUS_SIGNS, "-");
  const written = `${number.text}e${exponent}`;
  const value = parseDecimal(written);
  if (!value) return refuse("not_a_number");
  const other = number.alternative === undefined ? undefined : `${number.alternative}e${exponent}`;
  const alternative = bare === undefined ? other : `${number.text} × 10 − ${bare.slice(1)}`;
  return { ok: true, value, text: written, isPlain: false, alternative };
}

/** Reads grouped numbers: groups of three, one kind of group separator, at most one decimal separator. */
function readGrouped(text: string): ReadNumber {
  const match = /^([+-]?)(\d[\d.,' ’_]*)((?:[eE][+-]?\d+)?)$/.exec(text);
  if (!match) return refuse("not_a_number");
  const [, sign, written = "", exponent] = match;
  // Decimals may be grouped (1.602 176 634), and Indian groups have two digits (12,34,567.89).
  const isIndian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(written);
  const isGroupedDecimal = /^[\d ]+\.\d{3}(?: \d{3})+$/.test(written);
  const body = isIndian
    ? written.replaceAll(",", "")
    : isGroupedDecimal
      ? written.replace(/\..+/, (decimals) => decimals.replaceAll(" ", ""))
      : written;
  const readings = new Set<string>();
  for (const point of [".", ","]) {
    for (const group of [",", ".", " ", "'", "’", "_", ""]) {
      if (group === point) continue;
      const reading = ungroup(body, group, point);
      if (reading !== null) readings.add(`${sign}${reading}${exponent}`);
    }
  }
  // The English reading comes first.
  const [english, alternative] = readings;
  const value = english === undefined ? null : parseDecimal(english);
  if (!value || english === undefined) return refuse("not_a_number");
  return { ok: true, value, text: english, isPlain: false, alternative };
}

function ungroup(body: string, group: string, point: string): string | null {
  const parts = body.split(point);
  if (parts.length > 2) return null;
  const [whole = "", fraction] = parts;
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return null;
  if (group === "")
    return /^\d+$/.test(whole) ? `${whole}${fraction === undefined ? "" : `.${fraction}`}` : null;
  const groups = whole.split(group);
  if (
    groups.length < 2 ||
    !/^[1-9]\d{0,2}$/.test(groups[0] ?? "") ||
    !groups.slice(1).every((part) => /^\d{3}$/.test(part))
  )
    return null;
  return `${groups.join("")}${fraction === undefined ? "" : `.${fraction}`}`;
}

const WRITTEN_NUMBERS = /\d(?:[.,]?\d)*/g;
/** For each decimal mark: numbers that prove it, numbers that are consistent with it, and its group separator. */
const DECIMAL_MARKS = [
  {
    certain: /^(?:0,\d+|\d+,(?!\d{3}$)\d+|\d{4,},\d+|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/,
    all: /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/,
    group: /\./g,
  },
  {
    certain: /^(?:0\.\d+|\d+\.(?!\d{3}$)\d+|\d{4,}\.\d+|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})$/,
    all: /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/,
    group: /,/g,
  },
] as const;

/** Rewrites numbers with a decimal point if one proves the mark: "1.234,5 km + 12.500 km" becomes "1234.5 km + 12500 km". */
export function withOneDecimalMark(text: string): string {
  const numbers = (text.match(WRITTEN_NUMBERS) ?? []).filter((number) => /[.,]/.test(number));
  if (numbers.length < 2) return text;
  const marks = DECIMAL_MARKS.filter(({ certain }) => numbers.some((number) => certain.test(number)));
  const [mark] = marks;
  if (!mark || marks.length > 1 || !numbers.every((number) => mark.all.test(number))) return text;
  return text.replace(WRITTEN_NUMBERS, (number) => number.replace(mark.group, "").replace(",", "."));
}
