import type { Reading } from "./readings";

/** What a text with several usual readings is taken to be; null where the text is not of that form. */
type Rule = (text: string) => Reading | null;

const wording = (text: string, shown: string): Reading => ({ kind: "wording", text: text.trim(), shown });

const SMALLER_UNITS: readonly (readonly [RegExp, string])[] = [
  [/(\d ?(?:ft|feet|foot)\.?)((?: |(?![234]$)(?=\d+$))\d[\d. /]*[½⅓⅔¼¾⅛⅜⅝⅞]?)$/i, "in"],
  [/(\d ?(?:st|stones?)\.?)( \d+(?:\.\d+)?|\d{1,2})$/i, "lb"],
  [/(\d ?(?:lbs?|pounds?)\.?)( \d+(?:\.\d+)?)$/i, "oz"],
];

/** The smaller unit that people leave out at the end: 5 ft 11, 12 stone 7, 5 lb 3; but "6ft2" may be square feet. */
export function withLastUnit(text: string): string {
  for (const [pattern, unit] of SMALLER_UNITS)
    if (pattern.test(text)) return text.replace(pattern, `$1 $2 ${unit}`).replace(/ {2,}/g, " ");
  return text;
}

const lastUnit: Rule = (text) => {
  const completed = withLastUnit(text.trim());
  return completed === text.trim() ? null : wording(text, completed);
};

/** A billion is 10⁹ in English today; on the long scale, as in German and French, it is 10¹². */
const longScale: Rule = (text) => {
  const [, count = "", word = ""] = /(\S+) ([bt]r?illion)s?\b/i.exec(text) ?? [];
  if (word === "") return null;
  const [value, alternative] = word.startsWith("b") ? ["10⁹", "10¹²"] : ["10¹²", "10¹⁸"];
  return {
    kind: "number",
    text: `${count} ${word}`,
    value: `${count} × ${value}`,
    alternative: `${count} × ${alternative}`,
  };
};

/** "8.5 x 11 in" is a product, which whoever means a sheet of paper can see. */
const dimensions: Rule = (text) => {
  const [, a = "", b = "", unitText = ""] =
    /^([\d.]+(?: \d+\/\d+)?)(?: ?x ?| by )([\d.]+(?: \d+\/\d+)?) ?(?=[\p{L}'"])(.+)$/iu.exec(text.trim()) ??
    [];
  return unitText === "" || /\d/.test(unitText) ? null : wording(text, `(${a} × ${b}) ${unitText}`);
};

/** 8' - 6" is a difference, as GNU units reads it; drawings write 8'-6" for a sum. */
const feetMinusInches: Rule = (text) => {
  const [, feet = "", inches = ""] = /^(\d[\d.]*) ?' ?- +(\d[\d./ ]*?) ?(?:"|'')/.exec(text.trim()) ?? [];
  return inches === ""
    ? null
    : wording(text, `${feet}' minus ${inches}"; write ${feet}' ${inches}" for ${feet} feet ${inches} inches`);
};

/** The raised point of a product was the decimal point of British print. */
const raisedPoint: Rule = (text) => {
  const [written, a = "", b = ""] = /(\d+)·(\d+)(?!\d*\^)/.exec(text) ?? [];
  return written === undefined
    ? null
    : { kind: "number", text: written, value: `${a} × ${b}`, alternative: `${a}.${b}` };
};

/** 195/65: two numbers that are written with a slash between may be no quotient. */
const improperFraction: Rule = (text) => {
  const [written, a = "", b = ""] = /^(\d{2,})\/(\d{2,})(?= ?\p{L})/u.exec(text.trim()) ?? [];
  return written === undefined || Number(a) < Number(b) ? null : wording(written, `${a} divided by ${b}`);
};

/** 4k7, 2M2, 4R7 and 10n5 on circuit diagrams: the letter stands for the decimal point (IEC 60062). */
export const VALUE_CODE = /^(\d+)([kMRnuμp])(\d{1,2})(?: ?(?:ohms?|Ω|F|farads?)(?![\w·]))?(?= |$)/;
export const VALUE_UNITS: Readonly<Record<string, string>> = {
  k: "kΩ",
  M: "MΩ",
  R: "Ω",
  n: "nF",
  u: "uF",
  μ: "uF",
  p: "pF",
};

/** 4k7 on a circuit diagram. */
const valueCode: Rule = (text) => {
  const [written, whole, letter = "", part] = VALUE_CODE.exec(text.trim()) ?? [];
  return written === undefined ? null : wording(written, `${whole}.${part} ${VALUE_UNITS[letter]}`);
};

const SIDES = /^([+-]?[\d.,]+ ?(?:1\/2|½)?) ?(\p{L}+) square(?= *$)/iu;

/** Ten feet square has sides of ten feet: 100 square feet. */
const squareOf: Rule = (text) => {
  const [written, count = "", unit = ""] = SIDES.exec(text.trim()) ?? [];
  const side = `${count.trim()} ${unit}`;
  return written === undefined
    ? null
    : wording(written, `${side} by ${side}; write ${count.trim()} square ${unit} for that area`);
};
export const withSquare = (text: string): string => text.replace(SIDES, "($1 $2)^2");

const rules: readonly Rule[] = [
  longScale,
  dimensions,
  feetMinusInches,
  raisedPoint,
  improperFraction,
  squareOf,
  valueCode,
  lastUnit,
];

const WITH_INCHES = /^(\d+) ?ft ?([234])$/;
const SIDE = "([\\d.]+(?: \\d+/\\d+)?)";
const BESIDE = new RegExp(`^${SIDE} ?(?:x|by|\\*) ?${SIDE}(?: ?(?:x|by|\\*) ?${SIDE})? ?(\\p{L}+)$`, "iu");

/** What a quantity may be where it does not convert as it stands: 6ft2 as 6 ft 2 in, 10 x 12 ft as 10 ft * 12 ft. */
export function secondReading(text: string): string | null {
  const [, feet, inches] = WITH_INCHES.exec(text.trim()) ?? [];
  if (feet !== undefined) return `${feet} ft ${inches} in`;
  const [, a, b, c, unit = ""] = BESIDE.exec(text.trim()) ?? [];
  const sides = [a, b, c].filter((side) => side !== undefined);
  return sides.length === 0 ? null : sides.map((side) => `${side} ${unit}`).join(" * ");
}

/** What is assumed about the form of a quantity, for people to check. */
export function statedReading(text: string): Reading | null {
  for (const rule of rules) {
    const reading = rule(text);
    if (reading) return reading;
  }
  return null;
}
