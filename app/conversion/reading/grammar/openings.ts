import { once } from "~/numerals/once";
import { rowsNamed } from "../name/named-rows";
import { type Assumption, wording } from "../name/readings";

/** The start of an amount: its numbers, each with a unit. The last unit is "" if it follows in the text. */
export type Opening = {
  readonly parts: readonly (readonly [number: string, unit: string])[];
  /** The number of characters that it takes. */
  readonly length: number;
  readonly notes: readonly Assumption[];
};

const opening = (length: number, parts: Opening["parts"], ...notes: readonly Assumption[]): Opening => ({
  parts,
  length,
  notes,
});

const CLOCK = once(
  () =>
    /^(\d+):([0-5]\d(?:\.\d+)?)(?::([0-5]\d(?:\.\d+)?))? ?(h(?:ours?|rs?)?|min(?:ute)?s?|)(?=$|[ )*×+/-])(?= ?((?:\/|per\b) ?(?:\d+ ?)?\p{L})?)/iu,
);
const HOURS_TO_SECONDS = ["h", "min", "s"] as const;

/** Reads "1:30 h", "1:30:15", "3:59.4" (minutes) and the pace "5:30 min/km"; null for "1:30", which is ambiguous. */
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

/** An ISO 8601 duration, with hours, minutes and seconds after the T. */
const DURATION =
  /^P(?=[\dT])(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?(?=[ )]|$)/;
const DURATION_UNITS = ["years", "months", "weeks", "days", "h", "min", "s"] as const;

/** Reads an ISO 8601 duration: "PT1H30M", "P2DT6H". */
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

/** Reads values on circuit diagrams, whose letter is the decimal point (IEC 60062): "4k7", "4R7", "10n5", "3V3". */
export function valueCode(text: string): Opening | null {
  const [written, whole, letter = "", part] = VALUE_CODE.exec(text) ?? [];
  if (written === undefined) return null;
  const [number, unit = ""] = [`${whole}.${part}`, VALUE_UNITS[letter]];
  return opening(written.length, [[number, unit]], wording(written, `${number} ${unit}`));
}

/** Reads wire gauges thicker than 0, each by one number: 4/0 and 0000 are gauge −3. */
export function wireGauge(text: string): Opening | null {
  if (!/^(?:[1-7]\/0|00)/.test(text)) return null;
  const [written, count, zeros = "", word = ""] = /^(?:([1-7])\/0|(0{2,7})) ?(\p{L}+)/u.exec(text) ?? [];
  if (written === undefined) return null;
  const isGauge = rowsNamed(word, { category: "wire-gauge" }).some(({ unit }) => /WG$/.test(unit.id));
  const number = 1 - (count === undefined ? zeros.length : Number(count));
  return isGauge ? opening(written.length - word.length, [[String(number), ""]]) : null;
}

/** The units of the numbers, and whether the answer states the reading because others are possible. */
const TRADE_AMOUNTS: readonly (readonly [RegExp, units: readonly string[], isStated: boolean])[] = [
  [/^mach ([\d.]+)/i, ["mach"], false],
  [/^awg (\d+)/i, ["AWG"], false],
  [/^([\d.]+) ?(?:[/:]| in ) ?12 ?(?:(?:roof )?pitch|roof|slope)\b/i, ["roof pitch"], false],
  [/^(\d{1,2})[.,]([1-3]) ?(?:hh|hands?)\b/i, ["hands", "inches"], true],
  [/^R-(\d+(?:\.\d+)?)(?= |$)/i, ["R-value (US)"], true],
];

/** Reads amounts whose unit comes first or is left out: "mach 2", "AWG 12", the roof pitch 4/12, 15.2 hands, R-13. */
export function tradeAmount(text: string): Opening | null {
  for (const [pattern, units, isStated] of TRADE_AMOUNTS) {
    const [written, ...numbers] = pattern.exec(text) ?? [];
    if (written === undefined) continue;
    const parts = units.map((unit, i) => [numbers[i] ?? "", unit] as const);
    const shown = parts.map((part) => part.join(" ")).join(" ");
    return opening(written.length, parts, ...(isStated ? [wording(written, shown)] : []));
  }
  return null;
}
