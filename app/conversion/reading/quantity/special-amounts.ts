import { once } from "~/numerals/once";
import { divide, fraction, isZero, toExactText } from "~/numerals/ratio";
import { rowsNamed } from "../name/named-rows";
import { type Assumption, wording } from "../name/readings";
import { takeNumberPhrase } from "./number-phrase";

/** How an amount starts: its numbers, each with its unit; the last has none where that follows. */
export type Opening = {
  readonly parts: readonly (readonly [number: string, unit: string])[];
  /** How many characters of the text this takes. */
  readonly length: number;
  readonly reading: Assumption | null;
  /** Whether it is divided by what follows: "$3.50 a" gallon. */
  readonly isPer: boolean;
  /** Whether the whole is squared: ten feet square. */
  readonly isSquared: boolean;
};

export const opening = (
  length: number,
  parts: Opening["parts"],
  more: Partial<Omit<Opening, "length" | "parts">> = {},
): Opening => ({ parts, length, reading: null, isPer: false, isSquared: false, ...more });

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
const CURRENCY = once(
  () =>
    /^((?:[A-Z]{1,3})?\p{Sc}|(?:[A-Z]{3}|usd|eur|gbp|inr|jpy|cny|chf|aud|nzd)(?= ?\d)|Rs\.?(?= ?\d)|R(?=\d{3}|\d{1,2},\d)) ?/u,
);
/** As they are written: mm of money is in capitals. */
export const MULTIPLIER = "[kK]|MM|mn|bn|tn|[mMbB]";
const MULTIPLIED = once(
  () => new RegExp(`^[\\d.,]*\\d(?:e\\d+)?(${MULTIPLIER}| (?:[mb]n|tn|mil))(?!\\p{L})`, "u"),
);
/** $100 US */
const US = once(() => /^ US(?![\p{L}.-])/u);
/** $3.50 a gallon */
const A_UNIT = once(() => /^ an? (?=\p{L}{2})/u);

const SAID_TWICE = once(
  () =>
    /^(?:\$ ?(?:USD|(?:US )?dollars?|(?:AUD|CAD|HKD|NZD|SGD|MXN)(?= (?:to|in|into|→) ))|€ ?(?:EUR|euros?)|£ ?(?:GBP|pounds?)|¥ ?(?:JPY|CNY|yen))(?!\p{L})/iu,
);

/** $5, €2.5m, USD 100, Rs. 500, $-5: the currency before the number. */
export function money(text: string): Opening | null {
  const [written, sign = ""] = CURRENCY().exec(text) ?? [];
  if (written === undefined) return null;
  const number = text.slice(written.length);
  if (number.startsWith("-")) {
    const positive = money(written + number.slice(1));
    const [digits = "", unit = ""] = positive?.parts[0] ?? [];
    return positive && { ...positive, parts: [[`-${digits}`, unit]], length: positive.length + 1 };
  }
  const unit = sign.replace(/^Rs\.?$/, "rupees").replace(/^R$/, "ZAR");
  const [multiplied, letter] = MULTIPLIED().exec(number) ?? [];
  if (multiplied !== undefined && letter !== undefined) {
    const digits = multiplied.slice(0, -letter.length) + MULTIPLIERS[letter.trim().toLowerCase()];
    return opening(written.length + multiplied.length, [[digits, unit]]);
  }
  // $20 / 3 kg is a price, and no fraction of a dollar.
  const beforeSlash = /^[\d.,]+(?= ?\/)/.exec(number)?.[0];
  const phrase = /^[\d.]/.test(number) ? takeNumberPhrase(beforeSlash ?? number) : null;
  if (!phrase) return null;
  const length = written.length + phrase.end;
  // $100 USD, £100 GBP to USD
  if (SAID_TWICE().test(`${unit}${number.slice(phrase.end)}`)) return opening(length, [[phrase.digits, ""]]);
  const us = unit === "$" && US().exec(number.slice(phrase.end))?.[0];
  if (us) return opening(length + us.length, [[phrase.digits, "USD"]]);
  const amount = text.slice(0, length);
  const rand = unit === "ZAR" && amount.startsWith("R") ? wording(amount, `${phrase.digits} rand`) : null;
  const per = A_UNIT().exec(number.slice(phrase.end))?.[0] ?? "";
  return opening(length + per.length, [[phrase.digits, unit]], {
    isPer: per !== "",
    reading: rand ?? longScale(amount),
  });
}

/** A billion is 10⁹ in English today; on the long scale, as in German and French, it is 10¹². */
export function longScale(written: string): Assumption | null {
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

const CLOCK = once(
  () =>
    /^(\d+):([0-5]\d(?:\.\d+)?)(?::([0-5]\d(?:\.\d+)?))? ?(h(?:ours?|rs?)?|min(?:ute)?s?|)(?=$|[ )*×+/-])(?= ?((?:\/|per\b) ?(?:\d+ ?)?\p{L})?)/iu,
);
const HOURS_TO_SECONDS = ["h", "min", "s"] as const;

/** 1:30 h, 1:30:15, 1:30 min, 3:59.4, whose tenths are of seconds, and the pace 5:30 min/km; "1:30" alone may be either. */
export function clockTime(text: string): Opening | null {
  if (!text.includes(":")) return null;
  const [written, first = "", second = "", third, unit = "", pace] = CLOCK().exec(text) ?? [];
  if (written === undefined) return null;
  const hasTenths = second.includes(".");
  const isHours = /^h/i.test(unit) || (third !== undefined && unit === "");
  if (pace !== undefined && !isHours && third === undefined && !hasTenths)
    return opening(written.length, [[`${first} ${second}/60`, "min"]]);
  if (!isHours && (third !== undefined || (unit === "" && !hasTenths))) return null;
  const numbers = third === undefined ? [first, second] : [first, second, third];
  const units = HOURS_TO_SECONDS.slice(isHours ? 0 : 1);
  return opening(
    written.length,
    numbers.map((number, i) => [number, units[i] ?? ""]),
  );
}

/** An ISO 8601 duration; hours, minutes and seconds follow the T. */
const DURATION =
  /^P(?=[\dT])(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?(?=[ )]|$)/;
const DURATION_UNITS = ["years", "months", "weeks", "days", "h", "min", "s"] as const;

/** PT1H30M, P2DT6H */
export function isoDuration(text: string): Opening | null {
  const [written, ...numbers] = DURATION.exec(text) ?? [];
  const parts = numbers.flatMap((number, i) =>
    number === undefined ? [] : [[number, DURATION_UNITS[i] ?? ""] as const],
  );
  return written === undefined || parts.length === 0 ? null : opening(written.length, parts);
}

const VALUE_CODE = /^(\d+)([kKMRVvnuμp])(\d{1,2})(?: ?(?:ohms?|Ω|F|farads?)(?![\w·]))?(?=[ )]|$)/;
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
export function valueCode(text: string): Opening | null {
  const [written, whole, letter = "", part] = VALUE_CODE.exec(text) ?? [];
  if (written === undefined) return null;
  const [number, unit = ""] = [`${whole}.${part}`, VALUE_UNITS[letter]];
  return opening(written.length, [[number, unit]], { reading: wording(written, `${number} ${unit}`) });
}

/** Wire of gauge 4/0, or 0000, is three numbers thicker than number 0. */
export function wireGauge(text: string): Opening | null {
  if (!/^(?:[1-7]\/0|00)/.test(text)) return null;
  const [written, count, zeros = "", word = ""] = /^(?:([1-7])\/0|(0{2,7})) ?(\p{L}+)/u.exec(text) ?? [];
  if (written === undefined) return null;
  const isGauge = rowsNamed(word, { category: "wire-gauge" }).some(({ unit }) => /WG$/.test(unit.id));
  const number = 1 - (count === undefined ? zeros.length : Number(count));
  return isGauge ? opening(written.length - word.length, [[String(number), ""]]) : null;
}

/** "π/2 rad" is half of π, not π per two radians. */
export function partOfPi(text: string): Opening | null {
  const [written, count = "", divisor = ""] = /^([\d.]*) ?(?:pi|π) ?\/ ?(\d+) (?=[^\d\s])/i.exec(text) ?? [];
  if (written === undefined || isZero(fraction(divisor))) return null;
  const part = divide(fraction(count || "1"), fraction(divisor));
  return opening(written.length - 1, [[toExactText(part), "π"]]);
}

/** Their units, and whether something else might be meant, so that the answer says so. */
const TRADE_AMOUNTS: readonly (readonly [RegExp, units: readonly string[], isStated: boolean])[] = [
  [/^mach ([\d.]+)/i, ["mach"], false],
  [/^([\d.]+) ?(?:[/:]| in ) ?12 (?:(?:roof )?pitch|roof|slope)\b/i, ["roof pitch"], false],
  [/^(\d{1,2})\.([1-3]) ?(?:hh|hands?)\b/, ["hands", "inches"], true],
  [/^R-(\d+(?:\.\d+)?)(?= |$)/i, ["R-value (US)"], true],
];

/** Mach 2, a roof of 4/12, a horse of 15.2 hands, the insulation R-13: numbers whose unit stands elsewhere or is left out. */
export function tradeAmount(text: string): Opening | null {
  for (const [pattern, units, isStated] of TRADE_AMOUNTS) {
    const [written, ...numbers] = pattern.exec(text) ?? [];
    if (written === undefined) continue;
    const parts = units.map((unit, i) => [numbers[i] ?? "", unit] as const);
    const shown = parts.map((part) => part.join(" ")).join(" ");
    return opening(written.length, parts, { reading: isStated ? wording(written, shown) : null });
  }
  return null;
}
