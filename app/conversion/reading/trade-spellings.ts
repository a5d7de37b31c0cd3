/**
 * What a trade writes for another unit than the one that the text names, and why: an answer says so. Where the other side of a
 * question fits only what is written, that is meant.
 */
const spellings: readonly { readonly names: RegExp; readonly means: string; readonly reason: string }[] = [
  {
    names: /^kg[- ]?cm$/i,
    means: "kgf cm",
    reason: "The torque of servos is stated in kilogram-force centimeters.",
  },
  {
    names: /^gfd$/i,
    means: "gal (US)/(ft2 d)",
    reason: "The flux of water through membranes, in gallons per square foot and day.",
  },
  {
    names: /^(?:ft|feet) ?(?:\/|per) ?(?:nm|NM)$/,
    means: "ft/nmi",
    reason: "Departure charts give climb gradients in feet per nautical mile.",
  },
  {
    names: /^EV$/,
    means: "eV",
    reason: "An electronvolt in capitals; nobody has an exavolt.",
  },
  {
    names: /^KA$/,
    means: "kA",
    reason: "Breakers are rated in kA; nobody writes millennia in capitals.",
  },
  {
    names: /^KT$/,
    means: "kn",
    reason: "The knots of weather reports for aviation, as ICAO abbreviates them.",
  },
  {
    names: /^Grad$/,
    means: "gon",
    reason: "Calculators have DEG, RAD and GRAD; a gigaradian is no angle that anybody turns by.",
  },
  {
    names: /^k[wW] ?(?:\/|per) ?tons?$/,
    means: "kW/TR",
    reason: "The power of a chiller for each ton of refrigeration, as ASHRAE 90.1 rates it.",
  },
];

/** The unit that a trade means by a text, or undefined. */
export const tradeSpelling = (text: string): string | undefined =>
  spellings.find(({ names }) => names.test(text.trim()))?.means;
