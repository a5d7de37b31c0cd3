import { negate, type Ratio } from "~/numerals/ratio";
import { isOtherBase, readNumber, takeNumber } from "~/numerals/read-number";
import { fail, type Result, succeed } from "../errors";
import { invalidExpression } from "./invalid-expression";
import type { TermText } from "./last-unit";
import { namedConstant } from "./named-constants";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import { productReading, raisedPointReading, separatorReading, sidesReading } from "./number-readings";
import { parseQuantity } from "./quantity-parser";
import { MOST_TERMS, readTerms } from "./quantity-terms";
import { present, type Reading, wording } from "./readings";
import { type AddQuantities, reduce, textOfNode } from "./reduce-quantity";
import { refusedQuantity } from "./refused-quantities";
import type { UnitText } from "./unit-node";
import { STARTS_PER_TIME } from "./unit-tokens";

/** A number and its unit: one part of "5 ft 11 in". */
export type Term = {
  readonly value: Ratio;
  readonly valueText: string;
  /** Its text is empty where the number has no unit, and may hold target units at the end of a question. */
  readonly unit: UnitText;
  /** The operator before the term; none between "5 ft" and "11 in". */
  readonly operator: TermText["operator"];
  /** False where no number was written: "speed of light". */
  readonly hasNumber: boolean;
  readonly assumptions: readonly Reading[];
};

/** 657 100 ft³/h is 657 100 of "ft³/h" or 657 of "100 ft³/h". */
const isGroupAmbiguous = (written: string, unitText: string): boolean => {
  const group = / (\d{3})$/.exec(written.trim());
  return group !== null && rowsNamed(`${group[1]} ${unitText}`, {}).length > 0;
};

/** Numbers within a unit text belong to the quantity: "km / 2 h", "(2 m)^3", "* (80 kg)". */
const hasInnerNumber = (unitText: string): boolean =>
  /^[*×·/^]/.test(unitText) || /[*×·/(]\s*\p{Sc}? ?[\d.¼-¾⅐-⅞]|\bper\s+\d|\)\s*\^/u.test(unitText);

/** Wire of gauge 4/0, or 0000, is three numbers thicker than number 0. */
function wireGaugeNumber(written: string, rest: string): string | null {
  const [, count, zeros = ""] = /^(?:([1-7])\/0|(0{2,7}))$/.exec(written.trim()) ?? [];
  if (count === undefined && zeros === "") return null;
  const [word = ""] = rest.split(" ");
  const isGauge = rowsNamed(word, { category: "wire-gauge" }).some(({ unit }) => /WG$/.test(unit.id));
  return isGauge ? String(1 - (count === undefined ? zeros.length : Number(count))) : null;
}

/** "5 per second", "5 a day"; but 5 per mille and per cent are no quotients. */
const withOne = (unitText: string): string =>
  unitText.replace(/^per\b(?! (?:mill?e?|cents?)\b)/i, "1 per").replace(STARTS_PER_TIME, "1 per ");

function readTerm(
  { operator, text, isProduct = false }: TermText,
  addQuantities: AddQuantities,
): Result<Term> {
  if (isOtherBase(text) || /^[+-]{2}/.test(text)) return fail({ code: "invalid_value", text });
  const written = /^[+-]? ?(?:[\d.¼-¾⅐-⅞])/.test(text) ? takeNumber(text) : null;
  // "1e3.5" is no number, nor are "1:30" and "6.67430(15)", whose digits in parentheses state an uncertainty.
  if (
    written !== null &&
    !/\/\d+$/.test(written) &&
    /^(?:\.\d|:\d|\(\d+\)| ?[¼-¾⅐-⅞])/.test(text.slice(written.length))
  )
    return fail({ code: "invalid_value", text: /^\S+/.exec(text)?.[0] ?? text });
  const rest = written === null ? text : text.slice(written.length).trim();
  // 1/3.2 GHz
  const isCut = written !== null && /^\.\d/.test(text.slice(written.length));
  const isPlain = !isProduct && !isCut && (!hasInnerNumber(rest) || rowsNamed(rest, {}).length > 0);
  if (written === null || !isPlain) return readProduct(text, operator, addQuantities);
  const gauge = wireGaugeNumber(written, rest);
  const read = gauge === null ? readNumber(written) : readNumber(gauge);
  if (!read.ok) return fail({ code: "invalid_value", text: written });
  if (isGroupAmbiguous(written, rest)) return fail({ code: "ambiguous_value", text: written.trim() });
  return succeed({
    value: operator === "-" ? negate(read.value) : read.value,
    valueText: read.text,
    unit: { text: withOne(rest) },
    operator,
    hasNumber: true,
    assumptions: present(separatorReading(written, read) ?? productReading(written, rest)),
  });
}

/** A term that multiplies, divides or raises quantities: its numbers are worked out, its units stay. */
function readProduct(
  text: string,
  operator: TermText["operator"],
  addQuantities: AddQuantities,
): Result<Term> {
  const isNegative = text.startsWith("-");
  const written = text.replace(/^[+-] ?/, "");
  const parsed = parseQuantity(written, isNameOfOneUnit);
  if (!parsed.ok)
    return /^[\p{L}(°]/u.test(text) || /\d/.test(text) ? parsed : fail({ code: "invalid_value", text });
  const readings = [...parsed.value.readings];
  const reduced = reduce(parsed.value.node, (quantities) => {
    const sum = addQuantities(quantities);
    if (sum.ok) readings.push(...sum.value.readings);
    return sum;
  });
  if (!reduced.ok) return reduced;
  const { number, unit } = reduced.value;
  const hasNumber = /[\d¼-¾⅐-⅞]/.test(text);
  const value = isNegative !== (operator === "-") ? negate(number) : number;
  return succeed({
    value,
    valueText: hasNumber ? text : "1",
    unit: unit ? { ...unit, written } : { text: "" },
    operator,
    hasNumber,
    assumptions: [
      ...readings,
      ...present(
        parsed.value.isAmbiguous
          ? wording(text, textOfNode(parsed.value.node))
          : (sidesReading(text) ?? raisedPointReading(text)),
      ),
    ],
  });
}

/** What all that refused-quantities.ts refuses has in common; most quantities have none of it. */
const MAY_BE_REFUSED = /^[A-Z]\d|[:±×/()^]|\+-|-[\d ]|\de|N[lm]|dB|\.10|mm ?hg/i;

/**
 * Parses a quantity into the terms of a sum. Targets may follow in the last term's text (split-segment.ts).
 * Errors: invalid_value, ambiguous_value, invalid_expression, and those of `addQuantities`.
 */
export function takeTerms(text: string, addQuantities: AddQuantities): Result<readonly Term[]> {
  const refused = MAY_BE_REFUSED.test(text.trim()) ? refusedQuantity(text.trim()) : null;
  if (refused) return refused;
  const terms: Term[] = [];
  const { terms: texts, reading } = readTerms(text);
  if (texts.length > MOST_TERMS) return invalidExpression(text, `A quantity has at most ${MOST_TERMS} terms`);
  for (const termText of texts) {
    if (termText.text === "")
      return text.trim() === ""
        ? fail({ code: "invalid_value", text })
        : invalidExpression(text, "A number is missing after the sign", text.length);
    const term = readTerm(termText, addQuantities);
    if (!term.ok) return term;
    terms.push(
      reading && terms.length === 0
        ? { ...term.value, assumptions: [reading, ...term.value.assumptions] }
        : term.value,
    );
  }
  const isSum = terms.length > 1 && terms.every(({ unit }) => unit.text !== "");
  const bare = isSum ? terms.find(isCountless) : undefined;
  return bare ? invalidExpression(text, `A number is missing before '${bare.unit.text}'`) : succeed(terms);
}

/** "miles" in "5 km - miles" and "miles 5 km"; "c + 5 km/s" adds a constant. */
const isCountless = ({ hasNumber, unit }: Term): boolean =>
  !hasNumber && unit.node?.kind === "atom" && namedConstant(unit.text) === undefined;
