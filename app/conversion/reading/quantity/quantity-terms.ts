import { negate, type Ratio } from "~/numerals/ratio";
import { isOtherBase, readNumber } from "~/numerals/read-number";
import { fail, invalidExpression, type Result, succeed } from "../../errors";
import { normalizeOperators } from "../expression/expression-text";
import { NUMBER_WORDS } from "../expression/number-words";
import type { UnitText } from "../expression/unit-node";
import { STARTS_PER_EACH } from "../expression/unit-tokens";
import { namedConstant } from "../name/named-constants";
import { rowsNamed } from "../name/named-rows";
import { type Assumption, present, wording } from "../name/readings";
import type { Counted } from "./amount";
import { raisedPointReading, sidesReading } from "./number-readings";
import { type Operator, type ParsedTerm, parseQuantity } from "./quantity-parser";
import { type AddQuantities, reduce, textOfNode } from "./reduce-quantity";
import { refusedQuantity } from "./refused-quantities";
import { multiplySpoken, withPercent } from "./spoken-products";

/** A number and its unit: one part of "5 ft 11 in". */
export type Term = {
  readonly value: Ratio;
  readonly valueText: string;
  /** Its text is empty where the number has no unit, and may hold target units at the end of a question. */
  readonly unit: UnitText;
  /** The operator before the term; none between "5 ft" and "11 in". */
  readonly operator: Operator;
  /** Whether the term is subtracted or has a minus sign, which a value of 0 does not show: -0 ft 6 in. */
  readonly isNegative: boolean;
  /** False where no number was written: "speed of light". */
  readonly hasNumber: boolean;
  readonly assumptions: readonly Assumption[];
};

/** 657 100 ft³/h is 657 100 of "ft³/h" or 657 of "100 ft³/h". */
const isGroupAmbiguous = (digits: string, unit: string): boolean => {
  const group = / (\d{3})$/.exec(digits);
  return group !== null && rowsNamed(`${group[1]} ${unit}`, {}).length > 0;
};

/** "5 per second", "5 a day"; but 5 per mille and per cent are not quotients. */
const withOne = (unit: string): string =>
  unit
    .replace(/^per\b(?![ -](?:mill?e?|cents?)\b)/i, "1 per ")
    .replace(STARTS_PER_EACH, "1 per ")
    .replace(/ {2,}/g, " ");

function countedTerm(
  { operator, isNegative, readings }: Pick<ParsedTerm, "operator" | "isNegative" | "readings">,
  { digits, number, unit }: Counted,
): Result<Term> {
  if (isGroupAmbiguous(digits, unit)) return fail({ code: "ambiguous_value", text: digits });
  const isBelowZero = isNegative !== (operator === "-");
  return succeed({
    value: isBelowZero ? negate(number.value) : number.value,
    valueText: (isNegative ? "-" : "") + number.text,
    unit: { text: withOne(unit) },
    operator,
    isNegative: isBelowZero,
    hasNumber: true,
    assumptions: readings,
  });
}

/** A term that multiplies, divides or raises quantities: its numbers are worked out, its units stay. */
function reducedTerm(
  { operator, isNegative, text, node, hasNumber, isAmbiguous, readings }: ParsedTerm,
  whole: string,
  addQuantities: AddQuantities,
): Result<Term> {
  const added: Assumption[] = [];
  const reduced = reduce(node, (quantities) => {
    const sum = addQuantities(quantities);
    if (sum.ok) added.push(...sum.value.readings);
    return sum;
  });
  if (!reduced.ok) return reduced;
  const { number, unit } = reduced.value;
  const isBelowZero = isNegative !== (operator === "-");
  const assumed = isAmbiguous
    ? wording(text, textOfNode(node))
    : (sidesReading(text) ?? raisedPointReading(text));
  return succeed({
    value: isBelowZero ? negate(number) : number,
    valueText: hasNumber ? (isNegative ? "-" : "") + text : "1",
    unit: unit ? { ...unit, written: whole } : { text: "" },
    operator,
    isNegative: isBelowZero,
    hasNumber,
    assumptions: [...readings, ...added, ...present(assumed)],
  });
}

/** "5 mi km": one number and words, as most quantities are. */
const PLAIN = /^([+-]?[\d.]+) ?([a-z]+(?: [a-z]+)*)$/i;
/** What such a text may have that is more than a number and its unit. */
const NOT_PLAIN = /^00|\d(?:[kK]|mm?|mn|bn?|tn) |\.\d ?h(?:h|ands?)| min(?:ute)?s? (?:mi|km|kilo)/i;
const NOT_UNIT_WORDS: ReadonlySet<string> = new Set([
  ...NUMBER_WORDS,
  ..."a an and each every square half quarter dozen lakh lakhs lac lacs crore crores bn mio".split(" "),
  ..."hundreds thousands millions billions trillions".split(" "),
]);

function plainTerm(text: string): Term | null {
  const [, digits = "", unit = ""] = PLAIN.exec(text) ?? [];
  if (digits === "" || NOT_PLAIN.test(text) || isOtherBase(text)) return null;
  if (unit.split(" ").some((word) => NOT_UNIT_WORDS.has(word.toLowerCase()))) return null;
  const read = readNumber(digits);
  if (!read.ok) return null;
  return {
    value: read.value,
    valueText: read.text,
    unit: { text: withOne(unit) },
    operator: "",
    isNegative: digits.startsWith("-"),
    hasNumber: true,
    assumptions: [],
  };
}

/** Whether spoken-products.ts may find a product in words. */
const MAY_BE_SPOKEN = / of |^(?:twice|double|thrice|triple|quadruple) /i;

/** Whether refused-quantities.ts may refuse a text, which it would look for with a dozen patterns. */
const MAY_BE_REFUSED = /^[A-Z]\d|[:±×/()^]|\+-|-[\d ]|\de|N[lm]|dB|\.10|mm ?hg|^gas ?m/i;

/**
 * Parses a quantity into the terms of a sum. Targets may follow in the last term's text (split-segment.ts).
 * Errors: invalid_value, ambiguous_value, invalid_expression, and those of `addQuantities`.
 */
export function takeTerms(written: string, addQuantities: AddQuantities): Result<readonly Term[]> {
  const tidy = normalizeOperators(written).replace(/ {2,}/g, " ").trim();
  const spoken = MAY_BE_SPOKEN.test(tidy) ? multiplySpoken(tidy) : tidy;
  const text = / [+-] /.test(spoken) ? (withPercent(spoken) ?? spoken) : spoken;
  const refused = MAY_BE_REFUSED.test(text) ? refusedQuantity(text) : null;
  if (refused) return refused;
  const plain = plainTerm(text);
  if (plain) return succeed([plain]);
  if (isOtherBase(text) || /^[+-]{2}/.test(text)) return fail({ code: "invalid_value", text });
  const parsed = parseQuantity(text);
  if (!parsed.ok) return parsed;
  const terms: Term[] = [];
  for (const one of parsed.value) {
    const term = one.counted ? countedTerm(one, one.counted) : reducedTerm(one, text, addQuantities);
    if (!term.ok) return term;
    terms.push(term.value);
  }
  const isTime = HOURS.test(terms[0]?.unit.text ?? "");
  const isSum = terms.length > 1 && terms.every(({ unit }) => unit.text !== "");
  const bare = isSum ? terms.find(isCountless) : undefined;
  if (bare) return invalidExpression(text, `A number is missing before '${bare.unit.text}'`);
  return succeed(isTime ? terms.map(inMinutes) : terms);
}

const HOURS = /^(?:w(?:ee)?ks?|d(?:ays?)?|h(?:ours?|rs?)?)$/i;

/** After hours "m" are not meters: 2 h - 15 m. */
const inMinutes = (term: Term): Term =>
  term.unit.text === "m"
    ? {
        ...term,
        unit: { text: "min" },
        assumptions: [...term.assumptions, wording(`${term.valueText} m`, `${term.valueText} min`)],
      }
    : term;

/** "miles" in "5 km - miles" and "miles 5 km"; "c + 5 km/s" adds a constant. */
const isCountless = ({ hasNumber, unit }: Term): boolean =>
  !hasNumber && unit.node?.kind === "atom" && namedConstant(unit.text) === undefined;
