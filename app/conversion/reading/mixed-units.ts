const MINUTES = /^min(?:ute)?s?$/i;
const SECONDS = /^sec(?:ond)?s?$/i;

/** Units in which one quantity is given together, the largest first. */
const SERIES: readonly (readonly RegExp[])[] = [
  [/^miles?$/i, /^(?:yards?|yds?)$/i, /^(?:feet|foot|ft)$/i, /^(?:inch(?:es)?|in)$/i],
  [/^(?:stones?|st)$/i, /^(?:pounds?|lbs?)$/i, /^(?:ounces?|oz)$/i],
  [/^weeks?$/i, /^days?$/i, /^(?:hours?|hrs?|h)$/i, MINUTES, SECONDS],
];
const ANGLE = [/^(?:deg(?:ree)?s?|°)$/i, MINUTES, SECONDS];
const ANGLE_UNITS = ["°", "arcmin", "arcsec"];

/** Whether the units are of one series, each smaller than the one before. */
const isWithin = (series: readonly RegExp[], units: readonly string[]): boolean => {
  const places = units.map((unit) => series.findIndex((names) => names.test(unit)));
  return places.every((place, i) => place > (places[i - 1] ?? -1));
};

/**
 * Targets joined by "and" as a list: "km and m" are two, but "feet and inches" and "hours, minutes and seconds" are one quantity
 * over several units, "feet;inches".
 */
export function joinedTargets(text: string): string {
  const parts = text.split(/ (?:and|&) /i);
  if (parts.length === 1) return text;
  const list = parts.join(", ");
  const units = list.split(/, */);
  if (units[0] !== undefined && ANGLE[0]?.test(units[0]) && isWithin(ANGLE, units))
    return ANGLE_UNITS.slice(0, units.length).join(";");
  return SERIES.some((series) => isWithin(series, units)) ? units.join(";") : list;
}
