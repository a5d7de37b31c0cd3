import { once } from "~/numerals/once";

/** What people write like a unit although it converts into nothing: why, as the end of a sentence. */
const reasons = once((): readonly (readonly [RegExp, string])[] => [
  [/^(i\.?u\.?|ui|international units?)$/i, "an international unit is a different mass of each substance"],
  [/^(shoe )?sizes?$/i, "sizes are tables of their own"],
  [/^ph$/i, "pH is the logarithm of an activity"],
  [/^(richter|magnitude)$/i, "a magnitude is a logarithm of energy without a fixed zero"],
  [
    /^(shu|scoville)( heat)?( units?)?$/i,
    "pungency is rated by tasting or from the chemistry of one substance",
  ],
  [/^(grit|mesh)$/i, "grit and mesh numbers are tables of their own"],
  [/^(beaufort|bft)$/i, "the Beaufort scale is a table of ranges of wind speed"],
  [/^(?:f-?)?stops?$/i, "a stop is a factor of two in light, not an amount of it"],
  [/^(?:room|body|ambient)(?: temperature)?$/i, "write the temperature itself, as in 20 °C to °F"],
  [/^(?:fan|oven|conventional)$/i, "leave it out, as in 180 °C to °F"],
  [/^(?:lumber|nominal)$/i, "a 2x4 is 1.5 in by 3.5 in; convert each, as in 3.5 in to mm"],
  [/^(gas ?marks?)$/i, "gas marks are settings of an oven, a table of their own"],
  [/^(?:hex(?:adecimal)?|octal|binary|base \d+)$/i, "a number base is a way to write a number, not a unit"],
  [/^(em|en)s?$/i, "an em or en is as wide as the font is large"],
  [/^lps?$/i, "line pairs are counted, and a phonograph record plays"],
  [/^[munp]?eqs?$/i, "an equivalent depends on the charge of the ion"],
  [/^[munp]?osm(ol)?s?$/i, "osmoles count the particles that a substance splits into"],
  [/^mets?$/i, "a metabolic equivalent is a rate for each kilogram of the body"],
  [
    /^(of|flour|sugar|salt|butter|milk|cream|honey|rice|oats|oil|water|concrete|sand|gravel|bags?|bottles?|cans?|gas)$/i,
    "name the amount alone, without what it is of",
  ],
  [
    /^(?:scfm|scfh|scfd|mm?scf|mm?scfd|sccm|slpm|slm|nlpm|scm|scmh|scmd)$/i,
    "a standard volume of gas is an amount of gas; write cfm, cm3/min or L/min to convert a volume",
  ],
  [/^(half[ -]?)?marathons?$/i, "a marathon is 42.195 km, and half of one 21.0975 km"],
  [
    /^(?:ibus?|srm|ebc|(?:degrees? )?lovibond)$/i,
    "the bitterness and color of beer are scales of their own, which no unit converts into",
  ],
  [/^(?:grt|nrt|gross tonnage)$/i, "the tonnage of a ship is a function of its volume, not an amount of it"],
  [/^(?:iso|asa)$/i, "film speeds are a scale of their own, which no unit converts into"],
  [
    /^(?:bond|cover|cardstock)$/i,
    "the weight of paper is that of a ream, and the size of its sheets depends on the kind of paper",
  ],
  [/^(?:phons?|sones?)$/i, "loudness depends on the frequency of a sound and on who hears it"],
  [/^(?:sus|ssu)$/i, "Saybolt seconds are tabulated against viscosities"],
  [
    /^s?eer2?$/i,
    "the efficiency rating of an air conditioner is its average over a season or test, in Btu/(W h)",
  ],
  [/^gC$/, "a gram and a degree Celsius side by side are g*C"],
  [/^for$/i, "write a power over a time as 100 W * 3 h, and a price as $5 / 3 kg"],
  [/^(btc|bitcoins?|eth|ether)$/i, "no central bank or feed here states its rate"],
  [/^(drops?|dashes|dash|pinch(es)?|handfuls?|sticks?|cloves?|knobs?|slices?)$/i, "it has no fixed size"],
]);

export const whyNoUnit = (text: string): string | undefined =>
  reasons().find(([pattern]) => pattern.test(text.trim()))?.[1];
