import { once } from "~/numerals/once";

/** What people mean by a text that names another unit, or that is not a unit. */
export type Habit = {
  readonly means: string;
  /** The wording that the answer states instead of `means`. */
  readonly says?: string;
};

/** `beside`: the row applies only if this matches the other unit, or in `within` the unit that contains the name. */
type Row = readonly [names: RegExp, means: string, beside?: RegExp, says?: string];

/** Units next to which tons are short. Alone, "ac" and "hp" may belong to air conditioners. */
export const CUSTOMARY =
  /(?<![a-z])(?:lbs?|pounds?|oz|ozt|ounces?|ft|foot|feet|in|inch|inches|yds?|yards?|mi|miles?|(?:ac|hp)(?=\/)|(?<=\/)(?:ac|hp)|acres?|gals?|gallons?|bu|bushels?)(?![a-z])/i;
const SPOONS_AND_CUPS = "cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pints?|quarts?|qts?";
const GALLONS = "gallons?|gals?";
/** Without ounces, which may also be masses. */
const VOLUMES = new RegExp(`^(?:${SPOONS_AND_CUPS}|${GALLONS})$`, "i");
const inKitchen = (more: string): RegExp =>
  new RegExp(`^(?:U[KS] )?(?:fl\\.? ?oz|oz|fluid ounces?|ounces?|${more})(?: \\(U[KS]\\))?$`, "i");
const KITCHEN = inKitchen(`${SPOONS_AND_CUPS}|${GALLONS}`);
const RECIPE = inKitchen(`${SPOONS_AND_CUPS}|ccs?`);
const COUNTS_DAYS = /^(?:mins?|minutes?|h|hrs?|hours?|d|days?|wks?|weeks?|months?|mo|yrs?|years?)$/i;

/** Without the kilonewton (kN). */
const KNOTS = /(?<![A-Za-z])(?:[kK]n|[kK]ts?|KTS?|[kK]nots?|KNOTS?)(?![A-Za-z])/;

const PER_ACRE = /^(?:tons?|t|lbs?|(?:fl\.? ?)?oz|gals?|qts?|pts?|bu|cwt)\/A$/i;

const habits = once(
  () =>
    ({
      /** Whole units, with precedence over their other meanings. The answer states the choice. */
      whole: [
        // Air conditioners are rated in Btu per hour, or in tons of refrigeration.
        [/^btus?$/i, "Btu/h", /^tons?$/i],
        // The torque of servos is given in kilogram-force centimeters.
        [/^kg[- ]?cm$/i, "kgf cm"],
        // The flux of water through membranes is given in gallons per square foot per day.
        [/^gfd$/i, "gal (US)/(ft2 d)"],
        // Climb gradients are given in feet per nautical mile.
        [/^(?:ft|feet)\/(?:nm|NM)$/, "ft/nmi"],
        // Next to knots, "nm" is the nautical mile: a knot is one per hour.
        [/^nm$/, "nmi", KNOTS],
        [/^nm\/(h|hr|hour|d|day)$/, "nmi/$1", /^(?:km\/h|kmh|km per hour|kph|mph|kn|kts?|knots?)$/i],
        // Electronvolts in all caps: exavolts are never used.
        [/^EV$/, "eV"],
        // Data rates with B for bytes: millibytes are never used.
        [/^mB(?:ps|PS)$/, "MB/s"],
        [/^gB(?:ps|PS)$/, "GB/s"],
        [/^tB(?:ps|PS)$/, "TB/s"],
        // Circuit breakers are rated in kiloamperes.
        [/^KA$/, "kA"],
        // ICAO abbreviates knots as "KT" in weather reports.
        [/^KT$/, "kn"],
        // Water rights are in acre-feet: attofarads are never used.
        [/^AF$/, "acre-foot"],
        // Calculators label gons "Grad", next to Deg and Rad: gigaradians are never used.
        [/^Grad$/, "gon"],
        // Enzymes and insulin are dosed in units (U) per volume, often typed in lower case.
        [/^([kmuµμn]?)u(?=\/[mdµμu]?[lL]$)/, "$1U"],
        [/^KU(?=\/[mdµμu]?[lL]$)/, "kU"],
        // Air conditioners are rated in Btu per hour.
        [/^btus? (?:ac|a\/c)$/i, "Btu/h", /^tons?$/i],
        // In heating and cooling M is the Roman thousand.
        [/^MBtu\/h(?:r|our)?$/i, "MBH", undefined, "1000 Btu/h"],
        [/^Mlbs?\/h(?:r|our)?$/, "klb/h", undefined, "1000 lb/h"],
        // Precious metals are weighed in troy ounces.
        [/^(?:oz|ounces?)(?: of)? (?:gold|silver|platinum|palladium)$/, "oz t", undefined, "troy ounces"],
        // The power of a chiller is given per ton of refrigeration (ASHRAE 90.1).
        [/^k[wW]\/tons?$/, "kW/TR"],
      ],
      /** Names that mean only this if the other unit matches. The answer states the choice. */
      instead: [
        // Next to a mass, kilograms: "KGS" is also the code of the Kyrgyz som.
        [/^K[gG][sS]$/, "kg", /^pounds?$/i],
        [/^K[gG][sS]$/, "kg", /^(?:lbs?|stones?|ounces?|oz|grams?|g|tons?|tonnes?)$/],
        // Next to ounces, the pint: "pt" is also the point, a hundredth of a carat.
        [/^pts?$/i, "pint", /^(?:oz|ounces?)$/i],
        // Next to pints and the sides of a box, the cubic centimeter: "cc" is also the cicero.
        [/^ccs?$/i, "cm3", /^(?:pts?|cm|mm|in(?:ch(?:es)?)?|ft|feet|foot)$/i],
        // Next to an acceleration, standard gravity: pilots and shock engineers count in g.
        [/^G$/, "gₙ", /^(?:m|ft|feet)\/s(?:\^?2|²|ec\^2)$/],
        // In all caps, millinewtons next to dynes and milliwatts next to dBm.
        [/^MN$/, "mN", /^DYNE?S?$/],
        [/^MW$/, "mW", /^DBM$/],
        [/^mw$/, "mW", /^dbm$/i],
        // Frequencies in "mhz" are megahertz: radio and processors never use millihertz.
        [/^mhz$/, "MHz", /^(?:[kg]hz|c?m|(?:centi)?met(?:er|re)s?|ft|feet|in|inch(?:es)?)$/i],
        // Phones capitalize "Ml" in recipes: megaliters are never measured with spoons.
        [/^Mls?$/, "mL", RECIPE],
        [/^NM$/, "nm", /^(?:[UP]M|ANGSTROMS?)$/],
        // Next to a length, micrometers: "mcm" is also the thousand circular mils of cables.
        [/^mcm$/, "µm", /^(?:[nuµμmc]?m|mils?|in(?:ch(?:es)?)?)$/],
        // The salinity of the sea is in parts per thousand.
        [/^ppt$/, "‰", /^(?:‰|psu|g\/kg)$/i],
        // Geologists and astronomers count Julian years: a Myr is a million of them.
        [/^(?:y|yrs?|years?)$/, "Julian year", /(?:^|\/)[MG](?:a|yrs?)$/],
        [/^a$/, "Julian year", /[^\p{L}][kMG](?:a|yrs?)(?:\^?-1)?$/u],
        [/^(?:ka|kyr)$/, "kiloannum", /(?:^|\/)(?:[MG](?:a|yrs?)|a)$/, "1000 Julian years"],
        // Next to points and pixels, the pica: "pc" is also the parsec.
        [/^pc$/, "pica", /^(?:pts?|points?|px|pixels?)$/],
        // Catheters are sized in French gauge, whose symbol is also that of the chain in lower case.
        [/^C[hH]$/, "French gauge", /^(?:[cm]m|in|inch(?:es)?|F[rR])$/],
        // Next to other viscosities, centipoise: "cp" is also candlepower.
        [/^cp$/, "cP", /^(?:m?Pa[ ·.*-]?s|poises?)$/],
        // Infusion pumps print "ML/HR": next to milliliters, nobody means megaliters.
        [/^ML$/, "mL", /^mL\/(?:s|min|h)/],
        // Cross sections are in barns, and luminosities per barn: fractions of a bit are never used.
        [/^([afpnuμm])b$/, "$1barn", /^(?:[afpnuμm]b\^?-1|[afpnuμ]b|barns?(?:\/sr)?|[cf]?m\^?-?2)$/],
        // In style sheets, a rem is the font size of the root, by default 16 px.
        [/^rem$/, "pica (computer)", /^px$/, "16 px"],
        // German recipes count tablespoons (Esslöffel) and teaspoons (Teelöffel): exaliters and teraliters are never used.
        [/^EL$/, "tablespoon (metric)", /^(?:[mcdμ][lL]|milliliters?|cups?|TL)$/],
        [/^TL$/, "teaspoon (metric)", /^(?:[mcdμ][lL]|milliliters?|cups?|EL)$/],
        // Picofarads and picoliters in all caps: farads, henries and the like are never multiplied by 10^15.
        [/^P([ACFHLT])$/, "p$1", /^[nuμmp][ACFHLT]$/],
        // Old capacitors are marked MF for microfarads, and all-caps catalogs MH for millihenries.
        [/^MF$/, "μF", /^[nuμp]F$/],
        [/^MH$/, "mH", /^[nuμ]H$/],
        // Arrow heads and bullets are weighed in grains, also "gn": standard gravity is not converted into "g".
        [/^gn$/, "grain", /^g(?:rams?)?$/],
        // Recipes abbreviate cups as "c" or "C", and tablespoons as "T".
        [/^c$/, "cup", KITCHEN],
        [/^C$/, "cup", VOLUMES],
        [/^T$/, "tablespoon", VOLUMES],
        [/^c$/, "cup", /^T$/],
        [/^T$/, "tablespoon", /^c$/],
      ],
      /** Names in all caps that show, next to these units, that the capitals say nothing about the case of symbols. */
      capitals: [
        // Next to other times, "S" is seconds, not svedbergs.
        [/^S$/, "s", COUNTS_DAYS],
        // Next to ounces, pounds and grams, "MG" is milligrams, not megagauss.
        [/^MG$/, "mg", /^(?:K?G|OZ|LBS?)$/],
        // Next to kitchen measures, "ML" is milliliters, not megaliters.
        [/^ML$/, "mL", KITCHEN],
      ],
      /** Whole units, with precedence over their other meanings if the question has no target. */
      alone: [
        // Cents are coins, not hundredths of an acre.
        [/^[cC]ents?$/, "¢"],
        // "Fr" is the gauge of catheters, not the CGS unit of charge.
        [/^F[rR]$/, "French gauge"],
      ],
      /** Fallback meanings, if no other meaning converts. */
      last: [
        // Trade abbreviates metric tons as "MT".
        [/^MT$/, "t", undefined, "metric tons"],
        // India writes "Rs" before or after the number.
        [/^[Rr]s$/, "rupees"],
        // Metric horsepower in lower case: German PS and French ch.
        [/^(?:ps|ch)$/, "PS"],
        // Water rights are in acre-feet.
        [/^af$/, "acre-foot"],
        // Centipoises with a plural s.
        [/^cps$/, "cP"],
        // Engine displacements are in cubic inches.
        [/^(?:ci|CI)$/, "in3"],
        // Hospitals write "mc" for the prefix micro.
        [/^mcmol$/, "µmol"],
        // Energies are typed in any case, like "kwh".
        [/^gwh$/i, "GWh"],
        [/^twh$/i, "TWh"],
        // Pressures in all caps, in kilograms-force.
        [/^KG\/CM\^?2$/, "kgf/cm2"],
        // Blood cells are counted in thousands (K) and millions (M), by some laboratories in all caps.
        [/^K\/UL$/, "10^3/uL"],
        [/^M\/UL$/, "10^6/uL"],
        [/^K(?=\/(?:(?:[uμ]|mc)[lL]|mm\^?3)$)/, "10^3"],
        [/^M(?=\/(?:[uμ][lL]|mm\^?3)$)/, "10^6"],
        // Next to a photon energy, a length is a wavelength.
        [/^(?:nm|[μµ]m|Å)$/, "$& light", /^[mkM]?eV$/, "a wavelength of light"],
        // Yarns: "600D" is 600 denier.
        [/^D$/, "denier"],
        // Torques in all caps: newton meters.
        [/^NM$/, "N m"],
        // Vacuum pumps are rated in micrometers of mercury.
        [/^(?:[μu]m|microns?) ?(?:of )?(?:Hg|mercury)$/i, "10^-3 mmHg", undefined, "micrometers of mercury"],
        // Magnetic moments of samples, also per mass or volume.
        [/^emu(?=$|\/(?:[km]?g|mol|cc|cm\^?3)$)/, "erg/G"],
        // Permanent magnets are sold by their energy product.
        [/^MGOe$/, "MG Oe"],
        // Torque wrenches are marked in kilogram-force meters.
        [/^kgm$/, "kgf m"],
        // The flux through membranes is given in liters per square meter per hour.
        [/^(?:lmh|LMH)$/, "L/(m2 h)"],
        // As a weight and not a density, "pcf" is pounds-force per cubic foot.
        [/^pcf$/, "lbf/ft3"],
        // Inches times dots per inch are a number of pixels.
        [/^(?:px|pixels?)$/, "one", undefined, "a number of pixels"],
        // Frames per second convert to hertz.
        [/^fps$/, "1/s"],
        // Revolutions per minute or second convert to hertz.
        [/^revs?\/min(?:ute)?$/, "rpm"],
        [/^rev(?:olution)?s?\/(s(?:ec(?:ond)?)?|h(?:r|our)?|d(?:ay)?)$/, "1/$1"],
        // In hour angles, minutes and seconds convert to degrees.
        [/^minutes?$/, "arcmin"],
        [/^seconds?$/, "arcsec"],
      ],
      /** Parts of a unit, if the whole unit matches. */
      within: [
        // Btu are per degree Fahrenheit, never per farad.
        [/^F$/, "°F", /btu/i],
        // Thermal conductivities are per meter and kelvin: "W/(mK)".
        [/^mK$/, "m K", /^[kmμ]?W\/\(mK\)$/],
        // "M2" and "M3" are meters in capitals: molar is never raised to a power.
        [/^M$/, "m", /^M(?:\^?[23]|[²³])(?!\d)/],
        // "Cm2" and "Cm3" are centimeters: a coulomb meter is never raised to a power.
        [/^Cm$/, "cm", /(?<!\p{L})Cm(?:\^?[23]|[²³])/u],
        // Data rates in all caps are per second, not per siemens.
        [/^S$/, "s", /(?:b|bits?|bytes?|bps)\/S$/i],
        // Next to knots, "nm" is the nautical mile: a knot is one per hour.
        [/^nm$/, "nmi", KNOTS, "nautical miles"],
        // Drug labels and laboratories write "mg/ML": amounts this small are never in megaliters.
        [/^ML$/, "mL", /^(?:[mnpuμ]g|mcg|[mun]?mol|[mu]?I?U|units?)\/\d* ?ML$/, "mL"],
        // Farmers write A for the acre and T for the short ton: "20 gal/A".
        [/^A$/, "acre", PER_ACRE, "an acre"],
        [/^T$/, "short ton", /^T\/A$/, "a short ton"],
        // Swedes state fuel consumption per mil, which is 10 km.
        [/^mil$/, "Scandinavian mile", /^(?:d?l|lit(?:er|re)s?|k?wh)\/mil$/i, "a Scandinavian mile, 10 km"],
        // Air conditioners are rated by airflow or Btu per hour, per ton of refrigeration.
        [/^tons?$/i, "ton of refrigeration", /(?<![a-z])(?:cfm|btus?\/h(?:r|our)?)(?![a-z])/i],
        // Tons in a unit with pounds, acres or gallons are short tons.
        [/^tons?$/i, "short ton", CUSTOMARY, "short ton"],
        // Contracts and energy statistics use calendar years, astronomers the Julian year.
        [/^(?:a|annum)$/, "year", /(?<!\p{L})a(?!\p{L})|\/annum$/u, "a year of 365 days"],
      ],
      /** Other units of the same quantity that many people call by the name. The answer offers them as alternatives. */
      also: [
        // On charts, "nm" is the nautical mile.
        [/^nm$/, "nmi", /^(kilometer|mile|foot|yard|fathom|league|nautical mile)\b/],
        // "fl" is often short for the fluid ounce.
        [
          /^fl$/,
          "fluid-ounce-us",
          /^(?:milliliter|centiliter|liter|cup|pint|quart|gallon|(?:table|tea)spoon)/,
        ],
        // Food is labeled in "cals" of 1000 calories.
        [/^cals$/, "Cal"],
        // Oceanographers count salt in parts per thousand, chemists traces in parts per trillion.
        [/^ppt$/, "per-mille", /^(?:percent|part\/million|part per million)$/],
        // Apothecaries used a dram of 60 grains.
        [/^dr$/, "dram-apothecary"],
        // The fluid dram is US or imperial, like the fluid ounce.
        [/^(dr|drams?)$/, "fluid-dram-uk"],
        // "S" in all caps may be seconds.
        [/^S$/, "second", /^(second|milli|micro|nano)/],
        // "a.u." is the astronomical unit in astronomy, and the Bohr radius in atomic physics.
        [/^a\.u\.$/, "au"],
        // On charts, "fm" is the fathom.
        [/^fm$/, "fath", /^(foot|yard)$/],
        // British wire has its own gauge.
        [/^(ga|gauges?)$/, "SWG"],
        // The deadweight of ships is in metric tons.
        [/^DWT$/, "t"],
        // Italian and Spanish abbreviate the gram as "gr", the symbol of the grain.
        [/^grs?$/, "g"],
        // An annum is a Julian year in astronomy, and a calendar year in contracts.
        [/^(per )?annum$/, "year"],
        // In all caps, bytes per second look the same as bits per second.
        [/^KBPS$/, "kilobyte-per-second"],
        [/^MBPS$/, "megabyte-per-second"],
        [/^GBPS$/, "gigabyte-per-second"],
        [/^TBPS$/, "terabyte-per-second"],
      ],
      /** Other units of the same quantity that some trades call by the name: mentioned, but nothing is assumed. */
      mentioned: [
        // Phones capitalize "Ml": kitchen measures are rarely converted to megaliters.
        [
          /^M[lL]$/,
          "mL",
          /^(?:cup|pint|quart|(?:fluid )?ounce|tea|table|milliliter|centiliter|cubic (?:centimeter|inch)|cc$)/,
        ],
        // Megaamperes are rare.
        [/^MA$/, "mA", /^(?:(?:milli|micro|kilo)?ampere)$/],
        [/^Mm$/, "mm", /^(?:inch|foot|yard|mil|centimeter|millimeter|micrometer|micron)$/],
        [/^Mg$/, "mg", /^(?:gram|milligram|microgram|grain|ounce|pound)$/],
      ],
    }) satisfies Record<string, readonly Row[]>,
);

/** Writes quotients with slashes: "nm per hr" as "nm/hr". */
export const asQuotient = (text: string): string => text.replace(/ ?\/ ?| per /g, "/");

/** What people mean by a text in a place, most likely first. */
export function habitsOf(
  place: keyof ReturnType<typeof habits>,
  text: string,
  beside?: string,
): readonly Habit[] {
  const rows: readonly Row[] = habits()[place];
  const [name, other] = [asQuotient(text), asQuotient(beside ?? "")];
  return rows
    .filter(([names, , others]) => names.test(name) && (!others || others.test(other)))
    .map(([names, means, , says]) => ({ means: name.replace(names, means), says }));
}

/** Whether the rest of a question may decide that a text has another meaning. */
export const mayBeHabit = (text: string): boolean => {
  const { whole, instead, alone, within, last } = habits();
  const name = asQuotient(text);
  return [...whole, ...instead, ...alone, ...within, ...last].some(([names]) => names.test(name));
};
