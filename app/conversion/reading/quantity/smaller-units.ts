import { once } from "~/numerals/once";
import { matchAt } from "../expression/text-scanner";
import { findPair } from "../meaning/find-pair";
import { isNameOfOneUnit, rowsNamed } from "../name/named-rows";

type SmallerUnit = {
  readonly larger: RegExp;
  /** Its number after a space, and straight after the larger unit. */
  readonly spaced: RegExp;
  readonly attached: RegExp;
  readonly unit: string;
  /** Whether something else might be meant, so that the answer says so. */
  readonly isStated: boolean;
};

const DIGITS_2 = /^\d{1,2}$/;
const DIGITS_3 = /^\d{3}$/;
const DECIMAL = /^\d+(?:\.\d+)?$/;

/** 5 ft 11, 12 stone 7, 5 lb 3 and, which can mean nothing else, 2 h 30 and 1m78; but "6ft2" may be square feet. */
const SMALLER_UNITS: readonly SmallerUnit[] = [
  {
    larger: /^(?:ft|feet|foot)\.?$/i,
    spaced: /^[\d. /]*[\d¼-¾⅐-⅞]$/,
    attached: /^(?![234]$)\d+(?:\.\d+|[¼-¾⅐-⅞])?$/,
    unit: "in",
    isStated: true,
  },
  { larger: /^(?:st|stones?)\.?$/i, spaced: DECIMAL, attached: DIGITS_2, unit: "lb", isStated: true },
  { larger: /^(?:lbs?|pounds?)\.?$/i, spaced: DECIMAL, attached: DIGITS_2, unit: "oz", isStated: true },
  { larger: /^km$/, spaced: DIGITS_3, attached: DIGITS_3, unit: "m", isStated: true },
  { larger: /^kg$/, spaced: DIGITS_3, attached: DIGITS_3, unit: "g", isStated: true },
  { larger: /^[lL]$/, spaced: DIGITS_3, attached: DIGITS_3, unit: "mL", isStated: true },
  { larger: /^h(?:ours?|rs?)?$/i, spaced: DIGITS_2, attached: /^\d{2}$/, unit: "min", isStated: false },
  { larger: /^min(?:ute)?s?$/i, spaced: DIGITS_2, attached: /^\d{2}$/, unit: "s", isStated: true },
];
/** 1m80 and 1 m 80: more meters are rarely so precise. */
const METERS: SmallerUnit = {
  larger: /^m$/,
  spaced: /^\d{2}$/,
  attached: /^\d{2}$/,
  unit: "cm",
  isStated: false,
};

/** The unit that people leave out after the last number of "5 ft 11"; undefined where it cannot be told. */
export function smallerUnit(
  larger: { readonly number: string; readonly unit: string },
  digits: string,
  isAttached: boolean,
): SmallerUnit | undefined {
  const units = /^\d$/.test(larger.number) ? [...SMALLER_UNITS, METERS] : SMALLER_UNITS;
  return units.find(
    (one) => one.larger.test(larger.unit) && (isAttached ? one.attached : one.spaced).test(digits),
  );
}

const METRIC_LENGTH = /^(?:[ckm]?m|(?:centi|kilo|milli)?met(?:er|re)s?)$/;
const METRIC_MASS = /^(?:k?gs?|kilos?|(?:kilo)?gram(?:me)?s?)$/;

/** Whether a metric unit follows what goes on with inches, pounds or ounces. */
export const isOfOtherSystem = (smaller: string, unit: string): boolean =>
  smaller === "in" ? METRIC_LENGTH.test(unit) : /^(?:lb|oz)$/.test(smaller) && METRIC_MASS.test(unit);

const ATTACHED = once(() => /(\d[\d.]*(?:\/\d+|[¼-¾⅐-⅞])?)\s*([\p{L}'"°]*)/uy);

/** Whether the digits straight after a unit are a further amount: the 11 of "5ft11in" and "5ft11"; but the 2 of m2 is a power. */
export function isAmountAfter(
  larger: { readonly number: string; readonly unit: string },
  text: string,
  at: number,
): boolean {
  if (!/\d/.test(text[at] ?? "")) return false;
  const [, digits = "", unit = ""] = matchAt(ATTACHED(), text, at) ?? [];
  const word = /^\S*/.exec(text.slice(at))?.[0] ?? "";
  // 1w2d
  const isUnit = larger.unit === "w" || isNameOfOneUnit(larger.unit, false);
  if (!isUnit || rowsNamed(larger.unit + word, {}).length > 0) return false;
  if (unit === "") return smallerUnit(larger, digits, true) !== undefined;
  // "2 s2 kW" has a power.
  if (/^[234]$/.test(word)) return false;
  // In kg.m2.s-2 the 2 is a power, and "m2K" goes on in no unit of length.
  if (/^[2-4]\.\p{L}/u.test(word)) return false;
  return !/^[23]\p{L}/u.test(word) || findPair(larger.unit, unit).ok;
}
