import { add, fraction, multiply, negate, ONE, power, type Ratio, ratio } from "~/numerals/ratio";
import { isOtherBase, type ReadNumber, readNumber, takeNumber } from "~/numerals/read-number";
import { fail, type Result, succeed } from "../errors";
import { digitsForWords } from "./number-words";
import type { Reading } from "./readings";
import { isNameOfOneUnit, rowsNamed } from "./unit-atoms";
import { parseExpression, type UnitNode } from "./unit-grammar";
import type { UnitText } from "./unit-text";

/** A number and its unit: one part of "5 ft 11 in". */
export type Term = {
  readonly value: Ratio;
  readonly valueText: string;
  /** Its text is empty where the number has no unit, and may hold target units at the end of a question. */
  readonly unit: UnitText;
  /** What joins it to the term before: nothing between "5 ft" and "11 in". */
  readonly operator: "" | "+" | "-";
  /** False where no number was written: "speed of light". */
  readonly hasNumber: boolean;
  readonly assumption: Reading | null;
};

/** Adds parenthesised quantities up in the unit of the first: the units must be resolved for that. */
export type AddQuantities = (
  quantities: readonly { readonly number: Ratio; readonly unit: UnitText }[],
) => Result<{ readonly number: Ratio; readonly unit: UnitText }>;

const GROUPED = /^\d{1,3}(?:'\d{3})+(?!\d)/;
const FEET_AND_INCHES =
  /(\d+(?:\.\d+)?) ?'(?!') ?(\d+(?:[. /]\d+)*(?:\/\d+)? ?[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞]) ?(?:"|''|(?=\s|$))/g;

/** "5 mi km": nothing to normalise or to split. Compiling the patterns that would find so takes longer than converting. */
const isPlainQuantity = (text: string): boolean =>
  /^[+-]?[\d.]+ ?[a-z]+(?: [a-z]+)*$/i.test(text) && !/ an? /i.test(text);

/** Spellings of quantities in the order and with the words of the grammar: 5'11", 1h30m, a mile, €5, USD 100, metres a second, 12 ft x 10 ft. */
export function normaliseQuantity(text: string): string {
  if (isPlainQuantity(text)) return text;
  const numbered = digitsForWords(text);
  const feet = GROUPED.test(numbered) ? numbered : numbered.replace(FEET_AND_INCHES, "$1 ft $2 in");
  return (
    feet
      .replace(/^half an? (?=\p{L})/iu, "1/2 ")
      // "A" is the ampere: "A second" is a charge.
      .replace(/^(?:a|[Aa]n) (?=\p{L}{2})/u, "1 ")
      .replace(/(\d ?h(?:rs?|ours?)? ?\d[\d.]*) ?m(?!\p{L})/iu, "$1 min")
      .replace(/^([+-]?)((?:[A-Z]{1,3})?\p{Sc}|[A-Z]{3}(?= ?\d)) ?([\d.,]*\d)/u, "$1$3 $2 ")
      .replace(/([^\d\s])\s*(?:,|\sand)\s+(?=[\d½¼¾])/g, "$1 ")
      .replace(/ an? (?=(?:second|minute|hour|day|week|month|year)\b)/gi, " per ")
      .replace(/(?<=[\w"')])(?: x | ?× ?)(?=[\d.(])/g, " * ")
      .replace(/ {2,}/g, " ")
      .trim()
  );
}

type TermText = { readonly operator: Term["operator"]; readonly text: string };

const JOINED = /^([^\d\s/*^()+]+)(\d[\d.]*(?:\/\d+)?\s*[\p{L}'"°].*)$/u;

/** "ft11in": a unit that a number runs on from, where the whole is none. */
function splitJoined(text: string): readonly [string, string] | null {
  const number = takeNumber(text) ?? "";
  const rest = text.slice(number.length).trim();
  const joined = JOINED.exec(rest);
  if (number === "" || !joined || isOtherBase(text)) return null;
  const [, name = "", more = ""] = joined;
  const [word = ""] = rest.split(" ");
  if (!isNameOfOneUnit(name, false) || rowsNamed(word, {}).length > 0) return null;
  return [`${number} ${name}`, more];
}

/** Splits a quantity into the terms of a sum: at plus and minus signs outside parentheses, and before each further number. */
function splitTerms(text: string): readonly TermText[] {
  if (isPlainQuantity(text)) return [{ operator: "", text }];
  const terms: TermText[] = [];
  let operator: Term["operator"] = "";
  let start = 0;
  let depth = 0;
  let hasUnit = false;
  const push = (end: number, next: Term["operator"], nextStart: number): void => {
    terms.push({ operator, text: text.slice(start, end).trim() });
    operator = next;
    start = nextStart;
    hasUnit = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth > 0) {
      if (sign === "(") hasUnit = true;
      continue;
    }
    const before = text.slice(start, at);
    const isContinued = /(?:[/*^(]|\bper)\s*$/i.test(before);
    if (before.trim() !== "" && !isContinued) {
      const isPlus = sign === "+" && !/\de$/i.test(before);
      const isMinus = sign === "-" && text[at - 1] === " " && text[at + 1] === " ";
      // "-5 ft -11 in": a sign before a further number with its unit.
      const isSigned =
        sign === "-" && hasUnit && text[at - 1] === " " && /^-\d[\d.]* ?[\p{L}'"]/u.test(text.slice(at));
      if (isSigned) {
        push(at, "", at);
        continue;
      }
      if (isPlus || isMinus) {
        push(at, isPlus ? "+" : "-", at + 1);
        continue;
      }
      if (hasUnit && text[at - 1] === " " && /^(?:\d|\.\d|[½⅓⅔¼¾⅛⅜⅝⅞])/.test(text.slice(at, at + 2))) {
        push(at, "", at);
        continue;
      }
    }
    if (/[\p{L}'"°%$€£¥)]/u.test(sign) && !/^e[+-]?\d/i.test(text.slice(at))) hasUnit = true;
  }
  push(text.length, "", text.length);
  return terms.flatMap((term) => {
    const joined = splitJoined(term.text);
    if (!joined) return [term];
    return [{ ...term, text: joined[0] }, ...splitTerms(joined[1])];
  });
}

function assumptionOf(written: string, read: ReadNumber): Reading | null {
  if (!read.ok || read.alternative === undefined) return null;
  return { kind: "number", text: written.trim(), value: read.text, alternative: read.alternative };
}

/** 657 100 ft³/h is 657 100 of "ft³/h" or 657 of "100 ft³/h". */
const isGroupAmbiguous = (written: string, unitText: string): boolean => {
  const group = / (\d{3})$/.exec(written.trim());
  return group !== null && rowsNamed(`${group[1]} ${unitText}`, {}).length > 0;
};

/** Numbers within a unit text belong to the quantity: "km / 2 h", "(2 m)^3", "* (80 kg)". */
const hasInnerNumber = (unitText: string): boolean =>
  /^[*/^]/.test(unitText) || /[*/(]\s*[\d.]|\bper\s+\d|\)\s*\^/.test(unitText);

/** "2 3 miles" is six miles, as GNU units reads it; who meant 2.3 or 23 can see so. */
function productAssumption(written: string, rest: string): Reading | null {
  const [, next = "", unitText = ""] = /^(\d[\d.,]*) +(\p{L}.*)$/u.exec(rest) ?? [];
  const words = unitText.split(" ");
  const namesRow = words.some(
    (_, i) => rowsNamed(`${next} ${words.slice(0, i + 1).join(" ")}`, {}).length > 0,
  );
  if (next === "" || namesRow) return null;
  const [first, text] = [written.trim(), `${written.trim()} ${next}`];
  return {
    kind: "number",
    text,
    value: `${first} × ${next}`,
    alternative: first + (first.includes(".") ? "" : ".") + next,
  };
}

function readTerm({ operator, text }: TermText, addQuantities: AddQuantities): Result<Term> {
  if (isOtherBase(text) || /^[+-]{2}/.test(text)) return fail({ code: "invalid_value", text });
  const written = /^[+-]? ?(?:[\d.½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])/.test(text) ? takeNumber(text) : null;
  const rest = written === null ? text : text.slice(written.length).trim();
  const isPlain = written !== null && (!hasInnerNumber(rest) || rowsNamed(rest, {}).length > 0);
  if (!isPlain) return readProduct(text, operator, addQuantities);
  const read = readNumber(written);
  if (!read.ok) return fail({ code: "invalid_value", text: written });
  if (isGroupAmbiguous(written, rest)) return fail({ code: "ambiguous_value", text: written.trim() });
  return succeed({
    value: operator === "-" ? negate(read.value) : read.value,
    valueText: read.text,
    unit: { text: rest.replace(/^per\b/i, "1 per") },
    operator,
    hasNumber: true,
    assumption: assumptionOf(written, read) ?? productAssumption(written, rest),
  });
}

/** A term that multiplies, divides or raises quantities: its numbers are worked out, its units stay. */
function readProduct(text: string, operator: Term["operator"], addQuantities: AddQuantities): Result<Term> {
  const isNegative = /^- ?(?=[^\d\s])/.test(text);
  const written = isNegative ? text.slice(1) : text;
  const parsed = parseExpression(written, isNameOfOneUnit);
  if (!parsed.ok)
    return /^[\p{L}(°]/u.test(text) || /\d/.test(text) ? parsed : fail({ code: "invalid_value", text });
  const reduced = reduce(parsed.value.node, addQuantities);
  if (!reduced.ok) return reduced;
  const { number, unit } = reduced.value;
  const hasNumber = /\d/.test(text);
  const value = isNegative !== (operator === "-") ? negate(number) : number;
  return succeed({
    value,
    valueText: hasNumber ? text : "1",
    unit: unit ? { ...unit, written } : { text: "" },
    operator,
    hasNumber,
    assumption: parsed.value.isAmbiguous
      ? { kind: "expression", text, shown: textOfNode(parsed.value.node) }
      : null,
  });
}

type Reduced = { readonly number: Ratio; readonly unit: UnitText | null };

const ONE_NODE: UnitNode = { kind: "number", text: "1", column: 1 };

function textOfNode(node: UnitNode): string {
  switch (node.kind) {
    case "atom":
    case "number":
      return node.text;
    case "product":
      return node.factors.map(bracketed).join(" * ");
    case "quotient":
      return `${bracketed(node.numerator)}/${bracketed(node.denominator)}`;
    case "power":
      return `${bracketed(node.base)}^${node.exponent}`;
    case "sum":
      return `(${node.terms.map((term) => term.text).join(" + ")})`;
  }
}
const bracketed = (node: UnitNode): string =>
  node.kind === "atom" || node.kind === "number" ? textOfNode(node) : `(${textOfNode(node)})`;

const unitOf = (node: UnitNode): UnitText => ({ text: textOfNode(node), node });
const nodeOf = (unit: UnitText): UnitNode => unit.node ?? { kind: "atom", text: unit.text, column: 1 };

function reduce(node: UnitNode, addQuantities: AddQuantities): Result<Reduced> {
  switch (node.kind) {
    case "number":
      return succeed({ number: fraction(node.text), unit: null });
    case "atom":
      return succeed({ number: ONE, unit: unitOf(node) });
    case "power": {
      const base = reduce(node.base, addQuantities);
      if (!base.ok) return base;
      const { number, unit } = base.value;
      if (number.numerator === 0n && node.exponent < 0) return divisionByZero(node);
      return succeed({
        number: power(number, node.exponent),
        unit: unit && unitOf({ kind: "power", base: nodeOf(unit), exponent: node.exponent }),
      });
    }
    case "product":
      return reduceProduct(node.factors, addQuantities);
    case "quotient": {
      const numerator = reduce(node.numerator, addQuantities);
      if (!numerator.ok) return numerator;
      const denominator = reduce(node.denominator, addQuantities);
      if (!denominator.ok) return denominator;
      if (denominator.value.number.numerator === 0n) return divisionByZero(node);
      const [top, bottom] = [numerator.value.unit, denominator.value.unit];
      const number = multiply(numerator.value.number, power(denominator.value.number, -1));
      if (!bottom) return succeed({ number, unit: top });
      const quotient: UnitNode = {
        kind: "quotient",
        numerator: top ? nodeOf(top) : ONE_NODE,
        denominator: nodeOf(bottom),
      };
      return succeed({ number, unit: unitOf(quotient) });
    }
    case "sum": {
      const parts: { number: Ratio; unit: UnitText | null }[] = [];
      for (const term of node.terms) {
        const part = reduce(term.node, addQuantities);
        if (!part.ok) return part;
        parts.push({ ...part.value, number: term.sign < 0 ? negate(part.value.number) : part.value.number });
      }
      if (parts.every(({ unit }) => unit === null))
        return succeed({ number: parts.map(({ number }) => number).reduce(add, ratio(0n)), unit: null });
      return addQuantities(parts.map(({ number, unit }) => ({ number, unit: unit ?? { text: "" } })));
    }
  }
}

function reduceProduct(factors: readonly UnitNode[], addQuantities: AddQuantities): Result<Reduced> {
  let number = ONE;
  const units: UnitNode[] = [];
  for (const factor of factors) {
    const reduced = reduce(factor, addQuantities);
    if (!reduced.ok) return reduced;
    number = multiply(number, reduced.value.number);
    if (reduced.value.unit) units.push(nodeOf(reduced.value.unit));
  }
  const [first, ...others] = units;
  if (!first) return succeed({ number, unit: null });
  return succeed({ number, unit: unitOf(others.length === 0 ? first : { kind: "product", factors: units }) });
}

const divisionByZero = (node: UnitNode): Result<never> =>
  fail({ code: "out_of_domain", reason: "division_by_zero", value: textOfNode(node), unit: "" });

/**
 * Takes a quantity apart into the terms of a sum. Targets may follow in the last term's text (split-segment.ts).
 * Errors: invalid_value, ambiguous_value, invalid_expression, and those of `addQuantities`.
 */
export function takeTerms(text: string, addQuantities: AddQuantities): Result<readonly Term[]> {
  const terms: Term[] = [];
  for (const termText of splitTerms(normaliseQuantity(text))) {
    if (termText.text === "")
      return text.trim() === ""
        ? fail({ code: "invalid_value", text })
        : fail({
            code: "invalid_expression",
            text,
            reason: "A number is missing after the sign",
            column: text.length,
          });
    const term = readTerm(termText, addQuantities);
    if (!term.ok) return term;
    terms.push(term.value);
  }
  return succeed(terms);
}
