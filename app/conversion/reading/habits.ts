import { once } from "~/numerals/once";

/** What people mean by a name although it names another unit, or none, and where they do. */
export type Habit = {
  readonly means: string;
  /** What the answer says about it, unless the expression as it is shown does. */
  readonly says?: string;
};

/** `beside`: what the names that stand beside it, or the other unit, are. */
type Row = readonly [names: RegExp, means: string, reason: string, beside?: RegExp, says?: string];

const CUSTOMARY =
  /(?<![a-z])(?:lbs?|pounds?|oz|ozt|ounces?|ft|foot|feet|in|inch|inches|yds?|yards?|mi|miles?|ac|acres?|gals?|gallons?|bu|bushels?|hp)(?![a-z])/i;
const KITCHEN =
  /^(?:fl\.? ?oz|oz|fluid ounces?|ounces?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pints?|quarts?|qts?|gallons?|gals?)$/i;
const COUNTS_DAYS = /^(?:min|minutes?|h|hrs?|hours?|d|days?|wks?|weeks?|months?|mo|yrs?|years?)$/i;
const IN_CAPITALS = "In capitals, megabits are no different from megabytes.";

const habits = once(
  () =>
    ({
      /** A whole unit, before anything else that it may mean; the answer says so. */
      whole: [
        [
          /^btus?$/i,
          "Btu/h",
          "Air conditioners are rated in Btu, of an hour; a ton of ice melts in a day.",
          /^tons?$/i,
        ],
        [/^kg[- ]?cm$/i, "kgf cm", "The torque of servos is stated in kilogram-force centimeters."],
        [
          /^gfd$/i,
          "gal (US)/(ft2 d)",
          "The flux of water through membranes: gallons per square foot and day.",
        ],
        [/^(?:ft|feet) ?(?:\/|per) ?(?:nm|NM)$/, "ft/nmi", "Climb gradients are in feet per nautical mile."],
        [/^EV$/, "eV", "An electronvolt in capitals; nobody has an exavolt."],
        [/^KA$/, "kA", "Breakers are rated in kA; nobody writes millennia in capitals."],
        [/^KT$/, "kn", "The knots of weather reports for aviation, as ICAO abbreviates them."],
        [
          /^Grad$/,
          "gon",
          "Calculators have DEG, RAD and GRAD; a gigaradian is no angle that anybody turns by.",
        ],
        [
          /^k[wW] ?(?:\/|per) ?tons?$/,
          "kW/TR",
          "The power of a chiller per ton of refrigeration: ASHRAE 90.1.",
        ],
      ],
      /** In small letters, where the other unit is one of these. */
      capitals: [
        [/^S$/, "s", "Nobody counts minutes in svedbergs.", COUNTS_DAYS],
        [/^Y$/, "y", "Nor are days counted in yottas.", COUNTS_DAYS],
        [
          /^MG$/,
          "mg",
          "Nobody has a megagauss beside an ounce, a pound or grams in capitals.",
          /^(?:G|K?G|OZ|LBS?)$/,
        ],
        [/^G$/, "g", "Nor gauss beside MG.", /^K?MG$/],
        [/^ML$/, "mL", "A kitchen has no megaliters, and few gallons are of a reservoir.", KITCHEN],
      ],
      /** Where no target tells one unit from another. */
      alone: [
        [/^[cC]ents?$/, "¢", "Coins, rather than a hundredth of an acre."],
        [/^p$/, "pence", "Coins, rather than a prefix."],
        [/^Fr$/, "French gauge", "The gauge of catheters, rather than the charge of the CGS system."],
      ],
      /** Where nothing converts that it names. */
      last: [
        [/^Ha$/, "ha", "A hectare with a capital."],
        [/^[Rr]s$/, "rupees", "Before and after prices in India."],
        [/^(?:ps|ch)$/, "PS", "German and French horsepower, in small letters."],
        [/^(?:af|AF)$/, "acre-foot", "Water rights are in acre-feet."],
        [/^cps$/, "cP", "Centipoises with the s of a plural."],
        [/^(?:ci|CI)$/, "in3", "The cubic inches of engines."],
        [/^D$/, "denier", "600D is a yarn."],
        [/^NM$/, "N m", "A torque in capitals."],
        [/^kgm$/, "kgf m", "Torque wrenches have kilogram-force meters."],
        [/^(?:lmh|LMH)$/, "L/(m2 h)", "The flux through membranes."],
        [/^pcf$/, "lbf/ft3", "A weight for each cubic foot, beside newtons."],
        [/^fps$/, "1/s", "Frames, beside hertz."],
        [/^revs?(?:\/| per )min(?:ute)?$/, "rpm", "A frequency, beside hertz."],
        [/^rev(?:olution)?s?(?:\/| per )s(?:ec(?:ond)?)?$/, "1/s", "The same."],
        [/^minutes?$/, "arcmin", "An hour angle's minutes, beside degrees."],
        [/^seconds?$/, "arcsec", "An hour angle's seconds, beside degrees."],
      ],
      /** Within an expression that has these. */
      within: [
        [/^F$/, "°F", "Btu are per degree Fahrenheit, and never per farad.", /btu/i],
        [
          /^nm$/,
          "nmi",
          "A knot is one nautical mile per hour.",
          /(?<![a-z])(?:kn|kts?|knots?)(?![a-z])/i,
          "nautical miles",
        ],
        [
          /^mil$/,
          "Scandinavian mile",
          "Swedes state fuel consumption per mil, which is ten kilometers.",
          /^(?:d?l|lit(?:er|re)s?|k?wh)(?: ?\/ ?| per )mil$/i,
          "a Scandinavian mile, 10 km",
        ],
        [
          /^tons?$/i,
          "ton of refrigeration",
          "Air conditioners are rated by airflow per ton of refrigeration.",
          /(?<![a-z])(?:cfm|btus?\/h(?:r|our)?)(?![a-z])/i,
        ],
        [
          /^tons?$/i,
          "short ton",
          "Who measures in pounds, acres and gallons uses tons of 2000 pounds.",
          CUSTOMARY,
        ],
        [
          /^(?:a|annum)$/,
          "year",
          "Contracts and energy statistics count calendar years; the Julian year is the astronomers'.",
          /(?:\/ ?|\bper )(?:a|annum)$/,
          "a year of 365 days",
        ],
      ],
      /** Also, by many, for another unit of the same quantity: the answer mentions it. */
      also: [
        [
          /^nm$/,
          "nmi",
          "On charts nm is the nautical mile.",
          /^(kilometer|mile|foot|yard|fathom|nautical mile)\b/,
        ],
        [/^dr$/, "dram-apothecary", "Apothecaries had a dram of 60 grains."],
        [/^(dr|drams?)$/, "fluid-dram-uk", "A fluid dram is US or imperial, as the ounce is."],
        [/^S$/, "second", "Seconds in capitals.", /^(second|milli|micro|nano)/],
        [/^a\.u\.$/, "au", "In astronomy a.u. is the astronomical unit, in atomic physics a radius."],
        [/^fm$/, "fath", "On charts fm is the fathom.", /^(foot|yard)$/],
        [/^(ga|gauges?)$/, "SWG", "British wire has a gauge of its own."],
        [/^DWT$/, "t", "The deadweight of ships is in metric tons."],
        [/^grs?$/, "g", "The symbol of the grain is in use for the gram, in Italian and Spanish above all."],
        [/^MM?Btus?$/i, "kBtu", "M is a thousand in the trade of gas, and MM a million."],
        [
          /^(per )?annum$/,
          "year",
          "The annum of astronomers is the Julian year, that of contracts the calendar's.",
        ],
        [/^KBPS$/, "kilobyte-per-second", IN_CAPITALS],
        [/^MBPS$/, "megabyte-per-second", IN_CAPITALS],
        [/^GBPS$/, "gigabyte-per-second", IN_CAPITALS],
        [/^TBPS$/, "terabyte-per-second", IN_CAPITALS],
      ],
    }) satisfies Record<string, readonly Row[]>,
);

/** What people mean by a text in a place, the likeliest first. */
export function habitsOf(
  place: keyof ReturnType<typeof habits>,
  text: string,
  beside?: string,
): readonly Habit[] {
  const rows: readonly Row[] = habits()[place];
  return rows
    .filter(
      ([names, , , others]) => names.test(text) && (!others || (beside !== undefined && others.test(beside))),
    )
    .map(([, means, , , says]) => ({ means, says }));
}
