/** @file Notes that rows of several categories show. */

export const SHORT_TON = "The short ton, 2000 pounds.";
export const LONG_TON = "The long ton, 2240 pounds.";
export const TONNE = "The tonne, 1000 kg.";
export const AVOIRDUPOIS_OUNCE = "The avoirdupois ounce.";
export const OUNCE_OF_MASS = "The avoirdupois ounce, a mass.";
export const POUND_AS_FORCE = "The pound as a force, under standard gravity.";
export const KILOGRAM_AS_FORCE = "The kilogram as a force, under standard gravity.";
export const OUNCE_AS_FORCE = "The avoirdupois ounce as a force, under standard gravity.";
export const KIP_AS_FORCE = "A thousand pounds as a force.";
export const REVOLUTION = "One revolution is 2π rad.";
export const DIDOT_POINT = "TeX's didot point, 1238/1157 of its point (0.376065 mm, as German standards had it); since 1978 some use 0.375 mm.";
export const CICERO = "12 didot points as TeX defines them.";
export const LIGHT_OF_540_THZ = "Light of 540 THz, 555.016 nm in vacuum, where the SI fixes the luminous efficacy at 683 lm/W.";
export const TURN = "A turn of the winding counts as one: an ampere turn is an ampere.";
export const LINE = "Electrical engineers' line of magnetic flux, another name of the maxwell.";
export const GRAY_AND_SIEVERT =
  "Grays and sieverts are both joules per kilogram but mean different things: the absorbed dose, and the dose weighted for its harm to people.";
