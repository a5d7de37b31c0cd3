import { conventional, exact, times } from "../algebra/expression";
import { KELVIN } from "./exact";

/** @file Degrees and zeros of temperature scales. */

/** The size of a degree Fahrenheit as a temperature interval. */
export const FAHRENHEIT_DEGREE = exact("degree Fahrenheit (interval)", times("5/9", KELVIN), "NIST SP 811", "°F", { name: "°F", plural: null, qudt: "DEG_F" });
export const RANKINE_DEGREE = exact("degree Rankine", times("5/9", KELVIN), "NIST SP 811", "°R", { name: "°R", plural: null, ucum: "[degR]", qudt: "DEG_R" });
export const REAUMUR_DEGREE = conventional("degree Réaumur (interval)", times("5/4", KELVIN), "convention", "°Ré", { name: "°Ré", plural: null });
/** 0 °De at the boiling point of water, 150 °De at its freezing point: the scale runs downwards. */
export const DELISLE_DEGREE = conventional("degree Delisle (interval)", times("-2/3", KELVIN), "convention", "°De", { name: "°De", plural: null });
/** 60 °Rø at the boiling point of water, 7.5 °Rø at its freezing point. */
export const ROMER_DEGREE = conventional("degree Rømer (interval)", times("40/21", KELVIN), "convention", "°Rø", { name: "°Rø", plural: null });
/** 33 °N at the boiling point of water, 0 °N at its freezing point. */
export const NEWTON_DEGREE = conventional("degree Newton (interval)", times("100/33", KELVIN), "convention", "°N", { name: "°N", plural: null });
export const TRIPLE_POINT_OF_WATER = conventional("triple point of water", times("273.16", KELVIN), "SI Brochure", "TPW");

export const CELSIUS_ZERO = exact("0 °C", times("273.15", KELVIN), "SI Brochure");
export const FAHRENHEIT_ZERO = exact("0 °F", times("459.67", FAHRENHEIT_DEGREE), "NIST SP 811");
/** 100 °C, taken as the boiling point of water. */
export const DELISLE_ZERO = conventional("0 °De", times("373.15", KELVIN), "convention");
/** 7.5 °Rø below 0 °C, the freezing point of water: (273.15 − 7.5 × 40/21) K. */
export const ROMER_ZERO = conventional("0 °Rø", times("36241/140", KELVIN), "convention");
