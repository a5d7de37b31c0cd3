import { once } from "~/numerals/once";

/** Texts that look like units but do not convert, each with a sentence that says why or what to write instead. */
const reasons = once((): readonly (readonly [RegExp, string])[] => [
  [/^(i\.?u\.?|ui|international units?)$/i, "An international unit is a different mass of each substance."],
  [/^(shoe )?sizes?$/i, "Sizes are looked up in tables."],
  [/^ph$/i, "It is the logarithm of an activity."],
  [/^(richter|magnitudes?|mags?)$/i, "A magnitude is a logarithm of energy without a fixed zero."],
  [
    /^(shu|scoville)( heat)?( units?)?$/i,
    "Pungency is rated by tasting or from the chemistry of one substance.",
  ],
  [/^(grit|mesh)$/i, "Grit and mesh numbers are looked up in tables."],
  [/^(beaufort|bft)$/i, "The Beaufort scale is a table of ranges of wind speed."],
  [/^(?:f-?)?stops?$/i, "A stop is a ratio: each doubles or halves the light."],
  [/^(?:room|body|ambient)(?: temperature)?$/i, "Write the temperature itself, as in 20 °C to °F."],
  [/^(?:of|gas)$/i, "Leave it out."],
  [/^(?:lumber|nominal)$/i, "A 2x4 is 1.5 in by 3.5 in. Convert each, as in 3.5 in to mm."],
  [/^(gas ?marks?)$/i, "Gas marks are settings of an oven, looked up in a table."],
  [/^(?:hex(?:adecimal)?|octal|binary|base \d+)$/i, "A number base is a way to write a number."],
  [/^(em|en)s?$/i, "An em or en is as wide as the font is large."],
  [/^lps?$/i, "For line pairs per millimeter, write 1/mm."],
  [/^[munp]?eqs?$/i, "An equivalent depends on the charge of the ion."],
  [/^[munp]?osm(ol)?s?$/i, "Osmoles count the particles that a substance splits into."],
  [/^mets?$/i, "A metabolic equivalent is a rate for each kilogram of the body."],
  [
    /^(?:flour|sugar|salt|butter|milk|cream|honey|rice|oats|oil|water|concrete|sand|gravel)$/i,
    "Leave it out; to convert a volume to a mass, multiply by its density: 1 cup * 0.53 g/mL in g.",
  ],
  [
    /^(?:scfm|scfh|scfd|m{0,2}scf|mm?scfd|sccm|slpm|slm|nlpm|scm|scmh|scmd)$/i,
    "A standard volume of gas is an amount of gas. To convert a volume, write cfm, cm3/min or L/min.",
  ],
  [/^(half[ -]?)?marathons?$/i, "A marathon is 42.195 km, a half marathon 21.0975 km."],
  [
    /^(?:ibus?|srm|ebc|(?:degrees? )?lovibond)$/i,
    "The bitterness and color of beer are scales that no unit converts into.",
  ],
  [/^(?:grt|nrt|gross tonnage)$/i, "The tonnage of a ship is a function of its volume."],
  [/^(?:iso|asa)$/i, "Film speeds are a scale that no unit converts into."],
  [
    /^(?:bond|cover|cardstock)$/i,
    "The weight of paper is that of a ream, whose sheets differ in size with the kind of paper.",
  ],
  [/^(?:phons?|sones?)$/i, "Loudness depends on the frequency of a sound and on the listener."],
  [/^(?:sus|ssu)$/i, "Saybolt seconds are tabulated against viscosities."],
  [
    /^s?eer2?$/i,
    "The efficiency rating of an air conditioner is its average over a season or test, in Btu/(W h).",
  ],
  [/^gC$/, "To divide by grams and degrees Celsius, write /(g*°C)."],
  [/^(?:√\S+|sqrt|cbrt|(?:square)?root)$/i, "A root is read only if it cancels, as in 10 nV/√Hz to µV/√Hz."],
  [/^(?:sqr|cube|fourth|quartic|inverse|recip(?:rocal)?)$/i, "Write the power, as in 5 m^2 or 5 m^-1."],
  [/^for$/i, "Write a power over a time as 100 W * 3 h, and a price as $5 / 3 kg."],
  [/^(btc|bitcoins?|eth|ether)$/i, "No central bank or feed used here states its rate."],
  [/^(drops?|dashes|dash|pinch(es)?|handfuls?|sticks?|cloves?|knobs?|slices?)$/i, "It has no fixed size."],
]);

export const whyNoUnit = (text: string): string | undefined =>
  reasons().find(([pattern]) => pattern.test(text.trim()))?.[1];
