import { once } from "~/numerals/once";

/** What people mean by a name although it names another unit, or none, and where they do. */
export type Habit = {
  readonly means: string;
  /** What the answer says about it, unless the expression as it is shown does. */
  readonly says?: string;
};

/** `beside`: what the names that stand beside it, or the other unit, are. */
type Row = readonly [names: RegExp, means: string, beside?: RegExp, says?: string];

const CUSTOMARY =
  /(?<![a-z])(?:lbs?|pounds?|oz|ozt|ounces?|ft|foot|feet|in|inch|inches|yds?|yards?|mi|miles?|ac|acres?|gals?|gallons?|bu|bushels?|hp)(?![a-z])/i;
const SPOONS_AND_CUPS = "cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pints?|quarts?|qts?";
const GALLONS = "gallons?|gals?";
/** Without ounces, which may also be masses. */
const VOLUMES = new RegExp(`^(?:${SPOONS_AND_CUPS}|${GALLONS})$`, "i");
const inKitchen = (more: string): RegExp =>
  new RegExp(`^(?:U[KS] )?(?:fl\\.? ?oz|oz|fluid ounces?|ounces?|${more})(?: \\(U[KS]\\))?$`, "i");
const KITCHEN = inKitchen(`${SPOONS_AND_CUPS}|${GALLONS}`);
const RECIPE = inKitchen(`${SPOONS_AND_CUPS}|ccs?`);
const COUNTS_DAYS = /^(?:mins?|minutes?|h|hrs?|hours?|d|days?|wks?|weeks?|months?|mo|yrs?|years?)$/i;

const KNOTS = /(?<![a-z])(?:kn|kts?|knots?)(?![a-z])/i;

const habits = once(
  () =>
    ({
      /** A whole unit, before anything else that it may mean; the answer says so. */
      whole: [
        // Air conditioners are rated in Btu, of an hour; a ton of ice melts in a day.
        [/^btus?$/i, "Btu/h", /^tons?$/i],
        // The torque of servos is stated in kilogram-force centimeters.
        [/^kg[- ]?cm$/i, "kgf cm"],
        // The flux of water through membranes: gallons per square foot and day.
        [/^gfd$/i, "gal (US)/(ft2 d)"],
        // Climb gradients are in feet per nautical mile.
        [/^(?:ft|feet) ?(?:\/|per) ?(?:nm|NM)$/, "ft/nmi"],
        // A knot is one nautical mile per hour.
        [/^nm$/, "nmi", KNOTS],
        [
          /^nm ?(?:\/|per) ?(h|hr|hour|d|day)$/,
          "nmi/$1",
          /^(?:km ?\/ ?h|kmh|km per hour|kph|mph|kn|kts?|knots?)$/i,
        ],
        // An electronvolt in capitals; nobody has an exavolt.
        [/^EV$/, "eV"],
        // A B is a byte, and nobody has millibytes.
        [/^mB(?:ps|PS)$/, "MB/s"],
        [/^gB(?:ps|PS)$/, "GB/s"],
        [/^tB(?:ps|PS)$/, "TB/s"],
        // Breakers are rated in kA; nobody writes millennia in capitals.
        [/^KA$/, "kA"],
        // The knots of weather reports for aviation, as ICAO abbreviates them.
        [/^KT$/, "kn"],
        // Water rights in capitals; nobody has an attofarad.
        [/^AF$/, "acre-foot"],
        // Calculators have DEG, RAD and GRAD; a gigaradian is not an angle that anybody turns by.
        [/^Grad$/, "gon"],
        // The units of enzymes and of insulin in small letters; nobody counts microns in a milliliter.
        [/^u(?=\/[mdµμu]?[lL]$)/, "U"],
        // Air conditioners are rated in Btu, of an hour.
        [/^btus? (?:ac|a\/c)$/i, "Btu/h", /^tons?$/i],
        // Precious metals are weighed by the troy ounce.
        [/^(?:oz|ounces?)(?: of)? (?:gold|silver|platinum|palladium)$/, "oz t", undefined, "troy ounces"],
        // The power of a chiller per ton of refrigeration: ASHRAE 90.1.
        [/^k[wW] ?(?:\/|per) ?tons?$/, "kW/TR"],
      ],
      /** A whole unit and nothing else that it names, where the other unit is one of these; the answer says so. */
      instead: [
        // Kilograms: Kyrgyz soms are rarely asked for in pounds or grams.
        [/^K[gG][sS]$/, "kg", /^pounds?$/i],
        [/^K[gG][sS]$/, "kg", /^(?:lbs?|stones?|ounces?|oz|grams?|g|tons?|tonnes?)$/],
        // A pint of ounces, rather than the hundredth of a carat.
        [/^pts?$/i, "pint", /^(?:oz|ounces?)$/i],
        // The cubic centimeters of a pint, or of three sides, rather than ciceros.
        [/^ccs?$/i, "cm3", /^(?:pts?|cm|mm|in(?:ch(?:es)?)?|ft|feet|foot)$/i],
        // Pilots and engineers of shocks count in g.
        [/^G$/, "gₙ", /^(?:m|ft|feet) ?\/ ?s(?:\^?2|²|ec\^2)$/],
        // In capitals: no meganewtons are of dynes, megawatts of dBm, or nautical miles of micrometers.
        [/^MN$/, "mN", /^DYNE?S?$/],
        [/^MW$/, "mW", /^DBM$/],
        [/^mw$/, "mW", /^dbm$/i],
        // Radio waves have no millihertz, nor do processors.
        [/^mhz$/, "MHz", /^(?:[kg]hz|c?m|(?:centi)?met(?:er|re)s?|ft|feet|in|inch(?:es)?)$/i],
        // A phone's capital: nobody measures megaliters with spoons.
        [/^Mls?$/, "mL", RECIPE],
        [/^NM$/, "nm", /^(?:[UP]M|ANGSTROMS?)$/],
        // Beside a length, no thousand circular mils.
        [/^mcm$/, "µm", /^(?:[nuµμmc]?m|mils?|in(?:ch(?:es)?)?)$/],
        // The salinity of the sea is in parts per thousand.
        [/^ppt$/, "‰", /^(?:‰|psu|g\/kg)$/i],
        // Cross sections are in barns; nobody has less than a bit.
        [/^([afpnuμ])b$/, "$1barn", /^[afpnuμ]b(?:\^?-1)?$/],
        // Style sheets: a rem is the font size of the root, 16 px by default.
        [/^rem$/, "pica (computer)", /^px$/, "16 px"],
        // Recipes have cups and tablespoons in letters.
        [/^c$/, "cup", KITCHEN],
        [/^C$/, "cup", VOLUMES],
        [/^T$/, "tablespoon", VOLUMES],
        [/^c$/, "cup", /^T$/],
        [/^T$/, "tablespoon", /^c$/],
      ],
      /** In small letters, where the other unit is one of these. */
      capitals: [
        // Nobody counts minutes in svedbergs.
        [/^S$/, "s", COUNTS_DAYS],
        // Nobody has a megagauss beside an ounce, a pound or grams in capitals.
        [/^MG$/, "mg", /^(?:K?G|OZ|LBS?)$/],
        // A kitchen has no megaliters, and few gallons are of a reservoir.
        [/^ML$/, "mL", KITCHEN],
      ],
      /** Where no target tells one unit from another. */
      alone: [
        // Coins, rather than a hundredth of an acre.
        [/^[cC]ents?$/, "¢"],
        // The gauge of catheters, rather than the charge of the CGS system.
        [/^F[rR]$/, "French gauge"],
      ],
      /** Where nothing converts that it names. */
      last: [
        // The metric tons of trade, beside masses.
        [/^MT$/, "t", undefined, "metric tons"],
        // Before and after prices in India.
        [/^[Rr]s$/, "rupees"],
        // German and French horsepower, in small letters.
        [/^(?:ps|ch)$/, "PS"],
        // Water rights are in acre-feet.
        [/^af$/, "acre-foot"],
        // Centipoises with the s of a plural.
        [/^cps$/, "cP"],
        // The cubic inches of engines.
        [/^(?:ci|CI)$/, "in3"],
        // Hospitals write the prefix micro in letters.
        [/^mcmol$/, "µmol"],
        // Small letters of KWH's kin.
        [/^gwh$/i, "GWh"],
        [/^twh$/i, "TWh"],
        // A pressure in capitals.
        [/^KG\/CM\^?2$/, "kgf/cm2"],
        // Blood cells are counted in thousands and millions.
        [/^K(?=\/(?:(?:[uμ]|mc)[lL]|mm\^?3)$)/, "10^3"],
        [/^M(?=\/(?:[uμ][lL]|mm\^?3)$)/, "10^6"],
        // A wavelength, beside the energy of a photon.
        [/^(?:nm|[μµ]m|Å)$/, "$& light", /^[mkM]?eV$/, "a wavelength of light"],
        // 600D is a yarn.
        [/^D$/, "denier"],
        // A torque in capitals.
        [/^NM$/, "N m"],
        // Vacuum pumps are rated by the thousandth of a millimeter of mercury.
        [/^(?:[μu]m|microns?) ?(?:of )?(?:Hg|mercury)$/i, "10^-3 mmHg", undefined, "micrometers of mercury"],
        // The magnetic moment of a sample, beside its mass or volume.
        [/^emu(?=$|\/(?:[km]?g|mol|cc|cm\^?3)$)/, "erg/G"],
        // Permanent magnets are sold by their energy product.
        [/^MGOe$/, "MG Oe"],
        // Torque wrenches have kilogram-force meters.
        [/^kgm$/, "kgf m"],
        // The flux through membranes.
        [/^(?:lmh|LMH)$/, "L/(m2 h)"],
        // A weight for each cubic foot, beside newtons.
        [/^pcf$/, "lbf/ft3"],
        // What inches times dots per inch count.
        [/^(?:px|pixels?)$/, "one", undefined, "a number of pixels"],
        // Frames, beside hertz.
        [/^fps$/, "1/s"],
        // A frequency, beside hertz.
        [/^revs?(?:\/| per )min(?:ute)?$/, "rpm"],
        // The same.
        [/^rev(?:olution)?s?(?:\/| per )s(?:ec(?:ond)?)?$/, "1/s"],
        // An hour angle's minutes, beside degrees.
        [/^minutes?$/, "arcmin"],
        // An hour angle's seconds, beside degrees.
        [/^seconds?$/, "arcsec"],
      ],
      /** Within an expression that has these. */
      within: [
        // Btu are per degree Fahrenheit, and never per farad.
        [/^F$/, "°F", /btu/i],
        // Nobody squares or cubes the molar.
        [/^M$/, "m", /^M(?:\^?[23]|[²³])(?!\d)/],
        // Nor a coulomb times a meter.
        [/^Cm$/, "cm", /(?<!\p{L})Cm(?:\^?[23]|[²³])/u],
        // Data flow in a second, and not through a siemens.
        [/^S$/, "s", /(?:b|bits?|bytes?|bps)\/S$/i],
        // A knot is one nautical mile per hour.
        [/^nm$/, "nmi", KNOTS, "nautical miles"],
        // Swedes state fuel consumption per mil, which is ten kilometers.
        [
          /^mil$/,
          "Scandinavian mile",
          /^(?:d?l|lit(?:er|re)s?|k?wh)(?: ?\/ ?| per )mil$/i,
          "a Scandinavian mile, 10 km",
        ],
        // Air conditioners are rated by airflow per ton of refrigeration.
        [/^tons?$/i, "ton of refrigeration", /(?<![a-z])(?:cfm|btus?\/h(?:r|our)?)(?![a-z])/i],
        // Who measures in pounds, acres and gallons uses tons of 2000 pounds.
        [/^tons?$/i, "short ton", CUSTOMARY, "short ton"],
        // Contracts and energy statistics count calendar years; the Julian year is the astronomers'.
        [/^(?:a|annum)$/, "year", /(?:\/ ?|\bper )(?:a|annum)$/, "a year of 365 days"],
      ],
      /** Also, by many, for another unit of the same quantity: the answer mentions it. */
      also: [
        // On charts nm is the nautical mile.
        [/^nm$/, "nmi", /^(kilometer|mile|foot|yard|fathom|nautical mile)\b/],
        // Apothecaries had a dram of 60 grains.
        [/^dr$/, "dram-apothecary"],
        // A fluid dram is US or imperial, as the ounce is.
        [/^(dr|drams?)$/, "fluid-dram-uk"],
        // Seconds in capitals.
        [/^S$/, "second", /^(second|milli|micro|nano)/],
        // In astronomy a.u. is the astronomical unit, in atomic physics a radius.
        [/^a\.u\.$/, "au"],
        // On charts fm is the fathom.
        [/^fm$/, "fath", /^(foot|yard)$/],
        // British wire has a gauge of its own.
        [/^(ga|gauges?)$/, "SWG"],
        // The deadweight of ships is in metric tons.
        [/^DWT$/, "t"],
        // The symbol of the grain is in use for the gram, in Italian and Spanish above all.
        [/^grs?$/, "g"],
        // The annum of astronomers is the Julian year, that of contracts the calendar's.
        [/^(per )?annum$/, "year"],
        // In capitals, megabits are no different from megabytes.
        [/^KBPS$/, "kilobyte-per-second"],
        [/^MBPS$/, "megabyte-per-second"],
        [/^GBPS$/, "gigabyte-per-second"],
        [/^TBPS$/, "terabyte-per-second"],
      ],
      /** In some trades, for another unit of the same quantity, although this one alone has the name: a mention, no assumption. */
      mentioned: [
        // Telephones write capitals of their own, and few have megaliters of a kitchen's measures.
        [
          /^M[lL]$/,
          "mL",
          /^(?:cup|pint|quart|(?:fluid )?ounce|tea|table|milliliter|centiliter|cubic (?:centimeter|inch)|cc$)/,
        ],
        // Nor are many currents megaamperes.
        [/^MA$/, "mA", /^(?:(?:milli|micro|kilo)?ampere)$/],
        [/^Mm$/, "mm", /^(?:inch|foot|yard|mil|centimeter|millimeter|micrometer|micron)$/],
        [/^Mg$/, "mg", /^(?:gram|milligram|microgram|grain|ounce|pound)$/],
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
      ([names, , others]) => names.test(text) && (!others || (beside !== undefined && others.test(beside))),
    )
    .map(([names, means, , says]) => ({ means: text.replace(names, means), says }));
}

/** The names of which a place has habits. */
export const habitRows = (place: keyof ReturnType<typeof habits>): readonly Row[] => habits()[place];
