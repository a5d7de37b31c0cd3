import type { Ratio } from "~/numerals/ratio";
import { isOtherBase } from "~/numerals/read-number";

/** What is missing between two units: a substance, a density, a time, a constant, that a length is a wavelength. */
export type Advice = keyof typeof ADVICE;

/** What to do about it, and a complete question of that kind. */
const ADVICE = {
  substance: ["depends on the substance. Name it", "7 mmol/L glucose in mg/dL"],
  density: ["a volume and a mass convert by a density only. Multiply by it", "2 cups * 0.53 g/mL in g"],
  water: [
    "a relative density is compared with water. Multiply the density of water by it",
    "1.05 * 1 g/cm3 in kg/m3",
  ],
  gas: [
    "converting a mass per volume of gas to a ratio takes its molar mass and molar volume. Divide and multiply by them",
    "1 mg/m3 / (46 g/mol) * 24.45 L/mol in ppm",
  ],
  solution: [
    "a ratio and a mass per volume convert only by the density of the solution. Multiply or divide by it",
    "5 ug/L / (1 kg/L) in ppb",
  ],
  power: ["power divided by time is not energy. Write the unit of energy without the slash", "24 kWh in MJ"],
  bushel: [
    "a bushel is a volume. Multiply or divide by the weight of one",
    "180 bu/acre * 56 lb/bu in kg/ha",
  ],
  gravity: ["weight is a force. Use a unit of force", "150 lbf in N"],
  duration: ["energy is power multiplied by time. Multiply or divide by the time", "100 W * 3 h in kWh"],
  rotation: ["one hertz is one revolution, 2π rad, per second. Count revolutions", "50 rpm in Hz"],
  wavenumber: ["a wavenumber becomes a frequency by the speed of light. Multiply by it", "1 cm-1 * c in GHz"],
  photon: [
    "a photon's energy becomes a frequency by the Planck constant. Multiply or divide by it",
    "1 eV / h in THz",
  ],
  thermal: [
    "a temperature becomes an energy by the Boltzmann constant. Multiply by it",
    "300 K * k_B in meV",
  ],
  light: ["they convert for light only, by its wavelength. Say so", "500 nm light in eV"],
} as const;

/** A complete question of this kind. */
export const exampleOf = (advice: Advice): string => ADVICE[advice][1];

/** An expected failure as a value: its code and what a sentence about it needs. */
export type ConversionError =
  | { readonly code: "invalid_value"; readonly text: string }
  /** `meanings`: what it may be; a single one is what would have been assumed. */
  | { readonly code: "ambiguous_value"; readonly text: string; readonly meanings?: readonly string[] }
  | { readonly code: "unknown_category"; readonly category: string; readonly nearest: readonly string[] }
  | {
      readonly code: "unknown_unit";
      readonly unit: string;
      readonly category?: string;
      readonly nearest: readonly string[];
      /** The expression that it is part of, and its column there, from 1. */
      readonly within?: string;
      readonly column?: number;
      /** Why what is written like a unit converts into nothing. */
      readonly why?: string;
      /** A category of that name: people ask for "mass" and "speed" too. */
      readonly namesCategory?: string;
      /** What it measures where it is a unit of another category than the one asked for. */
      readonly elsewhere?: {
        readonly quantityKind: string;
        readonly category: string;
        readonly asked: string;
      };
    }
  | {
      readonly code: "ambiguous_unit";
      readonly unit: string;
      readonly choices: readonly UnitChoice[];
      /** The case of its letters leaves open which prefix is meant. */
      readonly isCase?: boolean;
    }
  | {
      readonly code: "invalid_expression";
      readonly text: string;
      /** What is wrong, as the start of a sentence. */
      readonly reason: string;
      /** From 1; none where the reason is about the whole text. */
      readonly column?: number;
    }
  | { readonly code: "offset_in_product"; readonly unit: string }
  | { readonly code: "missing_target"; readonly text: string }
  | { readonly code: "missing_unit"; readonly value: string }
  | {
      readonly code: "incompatible_units";
      readonly from: string;
      readonly fromQuantity: string;
      readonly to: string;
      readonly toQuantity: string;
      readonly advice?: Advice;
    }
  | {
      readonly code: "out_of_domain";
      readonly reason: "below_absolute_zero" | "division_by_zero" | "outside_scale";
      readonly value: string;
      readonly unit: string;
    }
  | {
      readonly code: "not_representable";
      readonly size: "too_large" | "too_small";
      readonly unit: string;
      /** The answer that no double holds, for those who can print it. */
      readonly beyond: BeyondDouble;
    }
  /** A number has more digits than the engine computes with or writes. */
  | { readonly code: "not_representable"; readonly size: "too_long" }
  /** Reading the text takes more steps than a question may. */
  | { readonly code: "too_complex" }
  | {
      readonly code: "no_rate";
      readonly currency: string;
      /** The currency asked for, where it is fixed to the one without a rate. */
      readonly dependent?: string;
    };

export type BeyondDouble = {
  readonly exact: Ratio | null;
  readonly approximate: Ratio;
  readonly exactness: "exact" | "conventional" | "measured" | "rate";
};

export type UnitChoice = {
  /** Null for an expression outside the catalogue. */
  readonly category: string | null;
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly symbol: string;
  readonly meaning: string;
};

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ConversionError };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (error: ConversionError): { readonly ok: false; readonly error: ConversionError } => ({
  ok: false,
  error,
});

const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;
/** "a, b or c"; names that hold commas of their own are kept apart by semicolons. */
function listOf(items: readonly string[]): string {
  const [last = "", ...others] = items.toReversed();
  if (others.length === 0) return last;
  const separator = items.some((item) => item.includes(", ")) ? "; " : ", ";
  return `${others.reverse().join(separator)}${separator === "; " ? ";" : ""} or ${last}`;
}
const suggest = (nearest: readonly string[]): string =>
  nearest.length === 0 ? "" : ` Did you mean ${listOf(nearest.map(quote))}?`;

const DOMAIN_TEXTS = {
  below_absolute_zero: "is below absolute zero.",
  division_by_zero: "has no counterpart: that would be a division by zero.",
  outside_scale: "has no counterpart on the other scale.",
};

const OPERATOR = /[-+*/^·()\d²³]|\bper\b/u;

/** Why a text is not a number that readNumber accepts. */
function describeInvalid(text: string): string {
  const [word = ""] = text.split(" ");
  if (isOtherBase(word)) return `${quote(word)} is not a decimal number.`;
  const exponent = /^[+-]?[\d.]+e([+-]?\d+)/i.exec(word)?.[1];
  if (exponent && Math.abs(Number(exponent)) > 5000)
    return `${quote(word)} is out of range: exponents range from -5000 to 5000.`;
  if (/^[+-]?[\d.]{1000}/.test(word)) return `${quote(word)} is longer than 1,000 characters.`;
  return `${quote(text)} is not a valid number.`;
}

/** One sentence for people (a second one suggests what may have been meant). */
export function describeError(error: ConversionError): string {
  switch (error.code) {
    case "invalid_value":
      return describeInvalid(error.text);
    case "ambiguous_value":
      if (error.meanings === undefined)
        return `${quote(error.text)} can be read as two different numbers; write it without separators.`;
      return error.meanings.length === 1
        ? `Reading ${quote(error.text)} as ${error.meanings[0]} would be an assumption. Write what you mean.`
        : `${quote(error.text)} can be ${listOf(error.meanings)}. Write the one that you mean.`;
    case "unknown_category":
      return `There is no category ${quote(error.category)}.${suggest(error.nearest)}`;
    case "unknown_unit": {
      const { unit, category, within, column, namesCategory, nearest, elsewhere, why } = error;
      // Names side by side may be a unit and its target: a column would point into a product that nobody wrote.
      const isExpression = within !== undefined && OPERATOR.test(within);
      const place = isExpression ? ` (column ${column} of ${quote(within)})` : "";
      if (elsewhere && !place)
        return `${quote(unit)} measures ${elsewhere.quantityKind}, not ${elsewhere.asked}. Use the category ${quote(elsewhere.category)}.`;
      if (why) return `${quote(unit)} does not convert: ${why}${place}.`;
      if (namesCategory)
        return `${quote(unit)} is not a unit${place}. See the category ${quote(namesCategory)}.`;
      return `There is no unit ${quote(unit)}${category ? ` in the category ${quote(category)}` : ""}${place}.${suggest(nearest)}`;
    }
    case "ambiguous_unit":
      return error.isCase
        ? `${quote(error.unit)} could be ${listOf(error.choices.map(({ symbol, plural }) => `${symbol} (${plural})`))}.`
        : `${quote(error.unit)} can mean ${listOf(
            error.choices.map(({ name, id, category }) =>
              category ? `${name} (${id} in ${category})` : name,
            ),
          )}.`;
    case "invalid_expression":
      return error.column === undefined
        ? `${error.reason}.`
        : `${error.reason} (column ${error.column} of ${quote(error.text)}).`;
    case "offset_in_product":
      return `${quote(error.unit)} multiplies a temperature scale, whose zero a product cannot keep: use kelvins, or a difference of temperatures.`;
    case "missing_target":
      return `The target unit is missing after ${quote(error.text)}.`;
    case "missing_unit":
      return `${quote(error.value)} has no unit.`;
    case "incompatible_units": {
      const { from, fromQuantity, to, toQuantity, advice } = error;
      const measured = `${quote(from)} measures ${fromQuantity} and ${quote(to)} measures ${toQuantity};`;
      if (!advice) return `${measured} they do not convert into each other.`;
      const [advised, example] = ADVICE[advice];
      const subject = advice === "substance" ? `${quote(from)} to ${quote(to)}` : measured;
      return `${subject} ${advised}, as in '${example}'.`;
    }
    case "out_of_domain":
      return `${error.value} ${error.unit} ${DOMAIN_TEXTS[error.reason]}`;
    case "too_complex":
      return "The input is too complex. Write it with fewer words, units or operators.";
    case "not_representable":
      if (error.size === "too_long")
        return "A number has too many digits. Use fewer digits, or smaller exponents and powers.";
      return `The result in ${quote(error.unit)} is too ${error.size === "too_large" ? "large" : "small"} for a number of double precision.`;
    case "no_rate":
      return error.dependent === undefined
        ? `There is no exchange rate for ${quote(error.currency)}.`
        : `There is no exchange rate for ${quote(error.currency)}, to which ${quote(error.dependent)} is fixed.`;
  }
}
