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

/** The units of the numbers, and whether the answer states the reading because others are possible. */
type Form = readonly [pattern: RegExp, units: readonly string[], isStated?: true];

/** Values on circuit diagrams, whose letter is the decimal point (IEC 60062): "4k7", "4R7", "10n5", "3V3". */
const VALUE_CODES: readonly (readonly [letters: string, unit: string])[] = [
  ["kK", "kΩ"],
  ["M", "MΩ"],
  ["R", "Ω"],
  ["vV", "V"],
  ["n", "nF"],
  ["uμ", "uF"],
  ["p", "pF"],
];

/** Amounts whose unit comes first or is left out. */
const forms = once((): readonly Form[] => [
  [/^mach ([\d.]+)/i, ["mach"]],
  [/^awg (\d+)/i, ["AWG"]],
  [/^([\d.]+) ?(?:[/:]| in ) ?12 ?(?:(?:roof )?pitch|roof|slope)\b/i, ["roof pitch"]],
  [/^(\d{1,2})[.,]([1-3]) ?(?:hh|hands?)\b/i, ["hands", "inches"], true],
  [/^R-(\d+(?:\.\d+)?)(?= |$)/i, ["R-value (US)"], true],
  // "1:30" alone is ambiguous, but "3:59.4" is not, nor the pace "5:30/km".
  [/^(\d+):([0-5]\d):([0-5]\d(?:\.\d+)?)(?: ?h(?:ours?|rs?)?)?(?=$|[ )*×+/-])/i, ["h", "min", "s"]],
  [/^(\d+):([0-5]\d(?:\.\d+)?) ?h(?:ours?|rs?)?(?=$|[ )*×+/-])/i, ["h", "min"]],
  [/^(\d+):([0-5]\d(?:\.\d+)?) ?min(?:ute)?s?(?=$|[ )*×+/-])/i, ["min", "s"]],
  [/^(\d+):([0-5]\d\.\d+)(?=$|[ )*×+/-])/, ["min", "s"]],
  [/^(\d+):([0-5]\d)(?= ?(?:\/|per\b) ?(?:\d+ ?)?\p{L})/iu, ["min", "s"]],
  // ISO 8601 durations: "PT1H30M", "P2DT6H".
  [
    /^P(?=[\dT])(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?(?=[ )]|$)/,
    ["years", "months", "weeks", "days", "h", "min", "s"],
  ],
  ...VALUE_CODES.map(
    ([letters, unit]): Form => [
      new RegExp(`^(\\d+)[${letters}](\\d{1,2})(?: ?(?:ohms?|Ω|F|farads?)(?![\\w·]))?(?=[ )]|$)`),
      [unit],
      true,
    ],
  ),
]);

function openingOf([pattern, units, isStated]: Form, text: string): Opening | null {
  const [written, ...groups] = pattern.exec(text) ?? [];
  if (written === undefined) return null;
  const numbers = groups.length > units.length ? [groups.join(".")] : groups;
  const parts = units.flatMap((unit, i) => (numbers[i] === undefined ? [] : [[numbers[i], unit] as const]));
  const shown = parts.map((part) => part.join(" ")).join(" ");
  const notes = isStated ? [wording(written, shown)] : [];
  return parts.length === 0 ? null : { parts, length: written.length, notes };
}

/** Reads wire gauges thicker than 0, each by one number: 4/0 and 0000 are gauge −3. */
function wireGauge(text: string): Opening | null {
  const [written, count, zeros = "", word = ""] = /^(?:([1-7])\/0|(0{2,7})) ?(\p{L}+)/u.exec(text) ?? [];
  if (written === undefined) return null;
  const isGauge = rowsNamed(word, { category: "wire-gauge" }).some(({ unit }) => /WG$/.test(unit.id));
  const number = 1 - (count === undefined ? zeros.length : Number(count));
  return isGauge ? { parts: [[String(number), ""]], length: written.length - word.length, notes: [] } : null;
}

/** The amounts at the start of a text whose unit is not simply after its number. */
export const openings = (text: string): readonly Opening[] =>
  [wireGauge(text), ...forms().map((form) => openingOf(form, text))].filter((one) => one !== null);
