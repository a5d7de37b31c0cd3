import { once } from "~/numerals/once";

/** A name that the names beside it, within one expression, give another meaning than it has by itself. */
type BesideName = {
  readonly names: RegExp;
  /** What the whole expression has in it. */
  readonly beside: RegExp;
  /** The name of the unit that is meant. */
  readonly meant: string;
  /** What the answer says about it, unless the expression as it is shown does. */
  readonly says?: string;
  readonly reason: string;
};

const besideNames = once((): readonly BesideName[] => [
  {
    names: /^F$/,
    beside: /btu/i,
    meant: "°F",
    reason: "Btu are per degree Fahrenheit, and never per farad.",
  },
  {
    names: /^nm$/,
    beside: /(?<![a-z])(?:kn|kts?|knots?)(?![a-z])/i,
    meant: "nmi",
    says: "nautical miles",
    reason: "A knot is one nautical mile per hour.",
  },
  {
    names: /^mil$/,
    beside: /^(?:d?l|lit(?:er|re)s?|k?wh)(?: ?\/ ?| per )mil$/i,
    meant: "Scandinavian mile",
    says: "a Scandinavian mile, 10 km",
    reason: "Swedes state fuel consumption per mil, which is ten kilometers.",
  },
  {
    names: /^tons?$/i,
    beside: /(?<![a-z])(?:cfm|btus?\/h(?:r|our)?)(?![a-z])/i,
    meant: "ton of refrigeration",
    reason: "Air conditioners are rated by airflow per ton of refrigeration.",
  },
  {
    names: /^tons?$/i,
    beside:
      /(?<![a-z])(?:lbs?|pounds?|oz|ozt|ounces?|ft|foot|feet|in|inch|inches|yds?|yards?|mi|miles?|ac|acres?|gals?|gallons?|bu|bushels?|hp)(?![a-z])/i,
    meant: "short ton",
    reason: "People who measure in pounds, acres and gallons use tons of 2000 pounds.",
  },
  {
    names: /^(?:a|annum)$/,
    beside: /(?:\/ ?|\bper )(?:a|annum)$/,
    meant: "year",
    says: "a year of 365 days",
    reason: "Contracts and energy statistics count calendar years; the Julian year is the astronomers'.",
  },
]);

/** What a name means in an expression; undefined where it means there what it means alone. */
export const meantBeside = (text: string, whole: string): BesideName | undefined =>
  text === whole
    ? undefined
    : besideNames().find(({ names, beside }) => names.test(text) && beside.test(whole));
