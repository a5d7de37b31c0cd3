import { once } from "~/numerals/once";

type Series = readonly (readonly [names: RegExp, unit?: string])[];

const MINUTES = /^min(?:ute)?s?$/i;
const SECONDS = /^s(?:ec(?:ond)?s?)?$/i;

/** Units that share one quantity, largest first, each with the unit that its name means there ("minutes" of arc). */
const SERIES = once((): readonly Series[] => [
  [[/^miles?$/i], [/^(?:yards?|yds?)$/i], [/^(?:feet|foot|ft)$/i], [/^(?:inch(?:es)?|in)$/i]],
  [[/^(?:stones?|st)$/i], [/^(?:pounds?|lbs?)$/i], [/^(?:ounces?|oz)$/i]],
  [
    [/^gal(?:lon)?s?$/i],
    [/^(?:quarts?|qts?)$/i],
    [/^(?:pints?|pts?)$/i],
    [/^cups?$/i],
    [/^(?:tablespoons?|tbsps?)$/i],
    [/^(?:teaspoons?|tsps?)$/i],
  ],
  [
    [/^weeks?$/i],
    [/^d(?:ays?)?$/i],
    [/^(?:hours?|hrs?|h)$/i],
    [MINUTES],
    [SECONDS],
    [/^(?:ms|milliseconds?)$/],
  ],
  [[/^(?:deg(?:ree)?s?|°)$/i], [MINUTES, "arcmin"], [SECONDS, "arcsec"]],
]);

/** The units of the letters in "hh:mm:ss" and "h:m". */
const CLOCK = new Map(Object.entries({ hh: "h", mm: "min", m: "min", ss: "s" }));

/** Whether a target is written as a time: "h:mm:ss", not "h min s". */
export const isClockForm = (target: string): boolean => /^h{1,2}:mm?(?::ss)?$/i.test(target);

/** The units, if they are from one series and each is smaller than the one before; null otherwise. */
function within(series: Series, units: readonly string[]): readonly string[] | null {
  const named: string[] = [];
  let last = -1;
  for (const unit of units) {
    const place = series.findIndex(([names]) => names.test(unit));
    if (place <= last) return null;
    named.push(series[place]?.[1] ?? unit);
    last = place;
  }
  return named;
}

/** Abbreviations of several units that share one quantity. */
const TOGETHER = new Map(Object.entries({ hms: "h;min;s", dms: "deg;arcmin;arcsec" }));
/** Unit names with a sign between them: "ft-in", "lb/oz", "h:mm:ss". */
const JOINED = /^\p{L}+(?:[-/:]\p{L}+)+$/u;

/** The adjacent units of one series: "feet inches", "h m s" (with hours, m is minutes). Null for other texts. */
function sideBySide(text: string): string | null {
  const hasAnd = / (?:and|&) /i.test(text);
  const words = text.replace(/,? (?:and|&) /gi, " ").split(hasAnd ? /, ?| / : / ?\+ ?| /);
  if (words.length < 2) return null;
  // In "H/m", the H is the henry.
  const isTime = words.some((word) => /^h(?:ours?|rs?)?$/.test(word));
  const named = words.map((word) => (isTime && word === "m" ? "min" : word));
  for (const series of SERIES()) {
    const units = within(series, named);
    if (units) return units.join(";");
  }
  return null;
}

/**
 * The targets of a text as a list: "km and m" are two targets, but "feet and inches" is one quantity in several units,
 * "feet;inches".
 */
export function joinedTargets(text: string): string {
  const isClock = text.includes(":");
  const units = JOINED.test(text) ? text.split(/[-/:]/) : null;
  const named = isClock ? units?.map((unit) => CLOCK.get(unit.toLowerCase()) ?? unit) : units;
  // "deg/s" is a speed of rotation.
  const isRate = text.includes("/") && units?.some((unit) => MINUTES.test(unit) || SECONDS.test(unit));
  const parts =
    isClock && named ? named : text.replace(/^both /i, "").split(/ (?:and|&|or)(?: in)? (?![^(]*\))/i);
  const together = TOGETHER.get(text.toLowerCase()) ?? sideBySide(isRate ? text : (named?.join(" ") ?? text));
  return together ?? parts.join(", ");
}

/** Whether a smaller unit may follow a larger one: inches may follow feet, but kilograms may not follow pounds. */
export const areInSeries = (larger: string, smaller: string): boolean =>
  SERIES().some((series) => within(series, [larger, smaller]) !== null);
