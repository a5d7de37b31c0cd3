import { takeNumberPhrase } from "./number-phrase";
import { type Reading, wording } from "./readings";

/** How a term starts: its number in digits, and a unit where that comes first or is left out. */
export type Opening = {
  /** Terms that are complete: "5 ft" of 5'11". */
  readonly before: readonly string[];
  /** The start of the term that goes on. */
  readonly text: string;
  /** How many characters of the text this takes. */
  readonly length: number;
  /** Whether a unit has been read, so that a further number starts another term. */
  readonly hasUnit: boolean;
  readonly reading: Reading | null;
};

export const opening = (length: number, text: string, more: Partial<Opening> = {}): Opening => ({
  before: [],
  text,
  length,
  hasUnit: false,
  reading: null,
  ...more,
});

/** Of quantities in several units, each with its number. */
export function openingOf(
  length: number,
  sign: string,
  ...parts: readonly (readonly [number: string, unit: string])[]
): Opening {
  const terms = parts.map(([number, unit], i) => `${i === 0 ? sign : ""}${number} ${unit}`);
  return opening(length, terms.at(-1) ?? "", { before: terms.slice(0, -1), hasUnit: true });
}

/** Of sums of money: $5k, €2.5m, £3bn. */
export const MULTIPLIERS: Readonly<Record<string, string>> = {
  k: "e3",
  m: "e6",
  mm: "e6",
  mn: "e6",
  mil: "e6",
  b: "e9",
  bn: "e9",
  tn: "e12",
};
/** In small letters only where no English word is spelled so: "try 5 km" is about no liras. */
const CURRENCY =
  /^((?:[A-Z]{1,3})?\p{Sc}|(?:[A-Z]{3}|usd|eur|gbp|inr|jpy|cny|chf|aud|nzd)(?= ?\d)|Rs\.?(?= ?\d)|R(?=\d{3}|\d{1,2},\d)) ?/u;
/** As they are written: mm of money is in capitals. */
export const MULTIPLIER = "[kK]|MM|mn|bn|tn|[mMbB]";
const MULTIPLIED = new RegExp(`^[\\d.,]*\\d(?:e\\d+)?(${MULTIPLIER}| (?:[mb]n|tn|mil))(?!\\p{L})`, "u");
/** $3.50 a gallon */
const A_UNIT = /^ an? (?=\p{L}{2})/u;

const SAID_TWICE =
  /^(?:\$ ?(?:USD|(?:US )?dollars?|(?:AUD|CAD|HKD|NZD|SGD|MXN)(?= (?:to|in|into|→) ))|€ ?(?:EUR|euros?)|£ ?(?:GBP|pounds?)|¥ ?(?:JPY|CNY|yen))(?!\p{L})/iu;

/** $5, €2.5m, USD 100, Rs. 500: the currency before the number. */
export function money(text: string, sign: string): Opening | null {
  const written = CURRENCY.exec(text);
  if (!written) return null;
  const number = text.slice(written[0].length);
  if (number.startsWith("-")) {
    // $-5
    const positive = money(written[0] + number.slice(1), sign === "-" ? "" : "-");
    return positive && { ...positive, length: positive.length + 1 };
  }
  const unit = (written[1] ?? "").replace(/^Rs\.?$/, "rupees").replace(/^R$/, "ZAR");
  const [multiplied, letter] = MULTIPLIED.exec(number) ?? [];
  if (multiplied !== undefined && letter !== undefined) {
    const digits = multiplied.slice(0, -letter.length) + MULTIPLIERS[letter.trim().toLowerCase()];
    return opening(written[0].length + multiplied.length, `${sign}${digits} ${unit} `, { hasUnit: true });
  }
  // $20 / 3 kg is a price, and no fraction of a dollar.
  const beforeSlash = /^[\d.,]+(?= ?\/)/.exec(number)?.[0];
  const phrase = /^[\d.]/.test(number) ? takeNumberPhrase(beforeSlash ?? number) : null;
  if (!phrase) return null;
  const length = written[0].length + phrase.end;
  // $100 USD, £100 GBP to USD
  if (SAID_TWICE.test(`${unit}${number.slice(phrase.end)}`)) return opening(length, sign + phrase.digits);
  const amount = text.slice(0, length);
  const rand = unit === "ZAR" && amount.startsWith("R") ? wording(amount, `${phrase.digits} rand`) : null;
  const per = A_UNIT.exec(number.slice(phrase.end))?.[0] ?? "";
  return opening(length + per.length, `${sign}${phrase.digits} ${unit} ${per && "per "}`, {
    hasUnit: true,
    reading: rand ?? longScale(amount),
  });
}

/** A billion is 10⁹ in English today; on the long scale, as in German and French, it is 10¹². */
export function longScale(written: string): Reading | null {
  const [found, word = ""] = / ([bt]r?illion)s?$/i.exec(written.slice(-10)) ?? [];
  if (found === undefined) return null;
  const count = written.slice(0, -found.length).split(" ").at(-1);
  const [value, alternative] = /^b/i.test(word) ? ["10⁹", "10¹²"] : ["10¹²", "10¹⁸"];
  return {
    kind: "number",
    text: `${count} ${word}`,
    value: `${count} × ${value}`,
    alternative: `${count} × ${alternative}`,
  };
}

/** Tenths are of seconds: 3:59.4 is in minutes. */
const LAP = /^(\d+):([0-5]\d\.\d+)(?: ?min(?:ute)?s?)? *$/i;
const CLOCK =
  /^(\d+):([0-5]\d)(?::([0-5]\d(?:\.\d+)?))? ?(h(?:ours?|rs?)?|min(?:ute)?s?|)(?:$|( ?(?:\/|per\b) ?(?=\p{L})))/iu;

/** 1:30 h, 1:30:15, 1:30 min, and the pace 5:30 min/km; "1:30" alone may be either. */
export function clockTime(text: string, sign: string): Opening | null {
  if (!text.includes(":")) return null;
  const [lap, minutes = "", seconds = ""] = LAP.exec(text) ?? [];
  if (lap !== undefined) return openingOf(lap.length, sign, [minutes, "min"], [seconds, "s"]);
  const [written, first = "", second = "", third, unit = "", isPace] = CLOCK.exec(text) ?? [];
  if (written === undefined) return null;
  const isHours = /^h/i.test(unit);
  if (isPace !== undefined)
    return isHours || sign !== "" || third !== undefined
      ? null
      : opening(written.length, `${first} ${second}/60 min/`);
  if (third !== undefined && (isHours || unit === ""))
    return openingOf(written.length, sign, [first, "h"], [second, "min"], [third, "s"]);
  if (third !== undefined || unit === "") return null;
  return openingOf(written.length, sign, [first, isHours ? "h" : "min"], [second, isHours ? "min" : "s"]);
}

const VALUE_CODE = /^(\d+)([kKMRVvnuμp])(\d{1,2})(?: ?(?:ohms?|Ω|F|farads?)(?![\w·]))?(?= |$)/;
const VALUE_UNITS: Readonly<Record<string, string>> = {
  k: "kΩ",
  K: "kΩ",
  M: "MΩ",
  R: "Ω",
  V: "V",
  v: "V",
  n: "nF",
  u: "uF",
  μ: "uF",
  p: "pF",
};

/** 4k7, 2M2, 4R7, 10n5 and 3V3 on circuit diagrams: the letter stands for the decimal point (IEC 60062). */
export function valueCode(text: string, sign: string): Opening | null {
  const [written, whole, letter = "", part] = VALUE_CODE.exec(text) ?? [];
  if (written === undefined) return null;
  const value = `${sign}${whole}.${part} ${VALUE_UNITS[letter]}`;
  return opening(written.length, value, { hasUnit: true, reading: wording(written, value) });
}
