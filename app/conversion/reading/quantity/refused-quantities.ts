import { fail, type Result } from "../../errors";
import { invalidExpression } from "../expression/invalid-expression";
import { findPair } from "../meaning/find-pair";
import { isNameOfOneUnit, rowsNamed } from "../name/named-rows";
import { isCompound } from "./compound-quantity";

/** 12:30 pm, 5 ± 0.1 m, 1e mi: what no quantity is, and what to write. */
const NO_QUANTITIES: readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] = [
  [/^\d{1,2}:\d\d(?::\d\d)? ?[ap]\.?m\b/i, () => "A time of day is not a quantity"],
  [
    /^([\d.]+) ?(?:±|\+ ?\/ ?-|\+-) ?([\d.]+)/,
    (value, tolerance) => `A tolerance is a second quantity: convert ${value} and ${tolerance} one by one`,
  ],
  [
    /^([\d.,]+) ?\/ ?((?:\d*[.,]\d+|(?<=[.,]\d+ ?\/ ?)\d+|\d+ ?\/ ?[\d/ ]*\d)) ?([\p{L}'"°][^ ]*)/u,
    (dividend, divisor, unit) =>
      `Either (${dividend}/${divisor}) ${unit} or ${dividend}/(${divisor} ${unit}) may be meant; write the parentheses`,
  ],
  [
    /^(\d[\d.]*)e[+-]?(?= \S)/i,
    (digits) => `The exponent is missing after '${digits}e'; the elementary charge is '${digits} e'`,
  ],
  [
    /^[\d.,]+ ?N(?:m(?:3|\^3)|l\b|L\/)/,
    () =>
      "A normal cubic meter or liter is an amount of gas, not a volume; leave out the N to convert a volume",
  ],
  [
    /^[\d.,]+ ?(?:[kmμun]?g|[mμun]?mol) ([BCFHIKNOPSUVW]|A[gls]|C[adlorsu]|Fe|Hg|M[gno]|N[ai]|Pb|S[ein]|Zn)\//,
    (element) => `'${element}' looks like the chemical element here; leave it out, as in mg/L`,
  ],
  [
    /^[\d.,]+ ?dB ?\(?[ABCZ]\)?(?=\s|$)/,
    () => "A weighted sound level does not convert, because it depends on the spectrum; convert dB",
  ],
  [
    /^(?:±|\+ ?\/ ?-) ?[\d.]/,
    () => "A tolerance is an interval around a value; convert its size without the sign",
  ],
  [
    /^(?!M[23]\b)([A-Z])([2-9])(?= in |$)/,
    (letter, digit) => `'${letter}${digit}' looks like a name; as a quantity it is 1 ${letter}^${digit}`,
  ],
  [
    /^(\d+\/\d+)-(\d{1,2}) ?(?:$|in\b|inch|"|un[cf])/i,
    (diameter, threads) =>
      `${diameter}-${threads} is a thread of ${threads} turns to the inch: convert its diameter, ${diameter} in`,
  ],
  [/^f ?\/ ?\d/i, () => "An f-number is the ratio of a focal length to an aperture, not a quantity"],
];

/** 6.02 × 1023, as a power of ten is pasted from print. */
const LOST_POWER = /^([+-]?\d\.\d+) ?[×*] ?10([1-9]\d?)(?!\d)/;
const HOURS_OR_MINUTES = /^(\d+):([0-5]\d)(?= in |$)/;
/** R13 is an amount of rand or the insulation R-13. */
const RAND_OR_INSULATION = /^R(\d{1,2}(?:\.\d+)?)(?= in |$)/;
const BLOOD_PRESSURE = /^(\d{2,3})\/(\d{2,3}) ?mm ?hg\b/i;
/** 10 lb-2 oz and 10h-2h30m, where the hyphen may join or subtract; but 10 W m-2 and 1 cm-1 nm have powers. */
const HYPHENED =
  /^([\d.]+ ?((?![eE]-)\p{L}+|%|° ?[CF]))-((?!1 )\d[\d.]* ?(\p{L}+|%|° ?[CF])(?:\d[\d.]*\p{L}*)*)(?: |$)/u;
/** 25 basis points-1 basis points, 3 mmHg/s-1 mmHg/s */
const RANGE = /^([\d.]+( ?\p{L}[^\d]*))-([\d.]+\2)(?: |$)/u;
/** 5'11/2 */
const OVER_FEET = /^(\d+)'(\d+)\/(\d+)(?!\d)/;
/** 2.10^5 with the product's point of French and Spanish, or a power of 2.1. */
const POINT_BEFORE_TEN = /^[+-]?(\d+)\.10\^(-?\d+)/;

/** 5 km (3.1 mi) */
const GIVEN_TWICE = /^(\d[\d.,]* ?(\p{L}+)) ?\((?:[~≈=] ?)?(\d[\d.,]* ?(\p{L}+))\)/u;

/** What a text gives in two units is no product of them. */
function givenTwice(text: string): Result<never> | null {
  const [, first = "", unit = "", second = "", other = ""] = GIVEN_TWICE.exec(text) ?? [];
  // A month (30 days) has its size in its name.
  const isName = rowsNamed(`${unit} (${second})`, {}).length > 0;
  const isTwice = unit !== "" && unit !== other && !isName && findPair(unit, other).ok;
  return isTwice
    ? invalidExpression(text, `${first} and ${second} are two quantities: convert them one by one`)
    : null;
}

const range = (text: string, first: string, second: string): Result<never> =>
  invalidExpression(text, `A range is two quantities: convert ${first} and ${second} one by one`);

function joinedOrSubtracted(text: string): Result<never> | null {
  const [, from, , upTo] = RANGE.exec(text) ?? [];
  if (from !== undefined && upTo !== undefined) return range(text, from, upTo);
  const [, first = "", unit = "", second = "", other = ""] = HYPHENED.exec(text) ?? [];
  const areUnits = unit !== "" && [unit, other].every((name) => isNameOfOneUnit(name, false));
  if (!areUnits || isCompound(text) || !findPair(unit, other).ok) return null;
  if (unit === other && second.endsWith(other)) return range(text, first, second);
  return invalidExpression(
    text,
    `Either ${first} - ${second} or ${first} ${second} may be meant; write spaces in place of the hyphen or around it`,
  );
}

/**
 * Why a text is no quantity (invalid_expression), or which two it may be, neither by far the more common (ambiguous_value);
 * null for any other.
 */
export function refusedQuantity(text: string): Result<never> | null {
  const [, systolic, diastolic] = BLOOD_PRESSURE.exec(text) ?? [];
  if (systolic !== undefined)
    return invalidExpression(
      text,
      `A blood pressure is two values: convert ${systolic} mmHg and ${diastolic} mmHg one by one`,
    );
  const [feet, whole, top, bottom] = OVER_FEET.exec(text) ?? [];
  if (feet !== undefined && Number(top) >= Number(bottom))
    return fail({
      code: "ambiguous_value",
      text: feet,
      meanings: [`${whole}' + ${top}/${bottom} in`, `${whole}'${top}" / ${bottom}`],
    });
  const [rand, count] = RAND_OR_INSULATION.exec(text) ?? [];
  if (rand !== undefined)
    return fail({ code: "ambiguous_value", text: rand, meanings: [`${count} ZAR`, `R-${count}`] });
  for (const [pattern, why] of NO_QUANTITIES) {
    const [written, ...parts] = pattern.exec(text) ?? [];
    if (written !== undefined) return invalidExpression(text, why(...parts));
  }
  const two = joinedOrSubtracted(text) ?? givenTwice(text);
  if (two) return two;
  const [lost, mantissa, power] = LOST_POWER.exec(text) ?? [];
  if (lost !== undefined)
    return fail({
      code: "ambiguous_value",
      text: lost,
      meanings: [`${mantissa} × 10^${power}`, `${mantissa} × 10${power}`],
    });
  const [clock, first, second] = HOURS_OR_MINUTES.exec(text) ?? [];
  if (clock !== undefined)
    return fail({
      code: "ambiguous_value",
      text: clock,
      meanings: [`${first} h ${second} min`, `${first} min ${second} s`],
    });
  const [written, factor, exponent] = POINT_BEFORE_TEN.exec(text) ?? [];
  if (written === undefined) return null;
  const meanings = [`${factor} × 10^${exponent}`, `${factor}.1 to the power of ${exponent}`];
  return fail({ code: "ambiguous_value", text: written, meanings });
}
