import { multiply, negate, type Ratio } from "~/numerals/ratio";
import { isOtherBase, type ReadNumber, readNumber, takeNumber } from "~/numerals/read-number";
import { fail, type Result, succeed } from "../errors";
import type { Reading } from "./readings";
import { isNameOfOneUnit, rowsNamed } from "./unit-atoms";
import { parseExpression } from "./unit-grammar";

/** A number and the text that follows it, up to the next number: one part of "5 ft 11 in". */
export type Term = {
  readonly value: Ratio;
  readonly valueText: string;
  readonly unitText: string;
  /** What joins it to the term before: nothing between "5 ft" and "11 in". */
  readonly operator: "" | "+" | "-" | "*";
  /** The reading of a number that has two. */
  readonly assumption: Reading | null;
};

const FEET_AND_INCHES = /^([+-]?\d+(?:\.\d+)?)\s*'(?!')(?:\s*(\d[\d./ ]*?)\s*(?:"|'')?)?(?=\s|$)/;

/** "€5" with its unit behind the number; "5 feet, 11 inches" and "5 feet and 11 inches" without what joins them. */
const normaliseWordOrder = (text: string): string =>
  text
    .replace(/^([+-]?)((?:[A-Z]{1,3})?\p{Sc})\s?([\d.,]+)/u, "$1$3 $2 ")
    .replace(/([^\d\s])\s*(?:,|\sand)\s+(?=[\d½¼¾])/g, "$1 ");

function assumptionOf(written: string, read: ReadNumber): Reading | null {
  if (!read.ok || read.alternative === undefined) return null;
  return { kind: "number", text: written.trim(), value: read.text, alternative: read.alternative };
}

/** Where a unit text ends and the next term begins; null at the end of the text. */
function nextTerm(
  text: string,
): { readonly at: number; readonly length: number; readonly operator: Term["operator"] } | null {
  const pattern = /\s([+-])\s+(?=[\d.½¼¾])|\s?([*×x])\s?(?=[\d.])|\s(?=[\d½¼¾]|\.\d)|\(/gi;
  let depth = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (found[0] === "(") {
      depth = text.indexOf(")", found.index);
      if (depth < 0) return null;
      pattern.lastIndex = depth;
      continue;
    }
    const before = text.slice(0, found.index);
    if (/(?:[/^(*]|\bper)\s*$/i.test(before)) continue;
    const operator = found[1] ?? (found[2] ? "*" : "");
    if (operator === "*" && before.trim() !== "" && /^[*]$/.test(found[2] ?? "") && !/\s/.test(found[0]))
      continue;
    return { at: found.index, length: found[0].length, operator: operator as Term["operator"] };
  }
  return null;
}

const JOINED_PART = /^([^\d\s]+)(\d.*)$/;

/** "ft11in": a name that a number runs on from, where the whole is no unit. */
function splitJoined(text: string): readonly [string, string] | null {
  const [first = ""] = text.split(" ");
  const joined = JOINED_PART.exec(first);
  if (!joined || rowsNamed(first, {}).length > 0) return null;
  const [, name = "", rest = ""] = joined;
  const isUnit = parseExpression(first, isNameOfOneUnit).ok && /^\d+(?:$|[/*^)])/.test(rest);
  if (isUnit || !isNameOfOneUnit(name, false)) return null;
  return [name, rest + text.slice(first.length)];
}

function takeTerm(
  text: string,
): Result<{ read: Extract<ReadNumber, { ok: true }>; written: string; rest: string }> {
  const written = isOtherBase(text) ? null : takeNumber(text);
  if (written === null) return fail({ code: "invalid_value", text });
  const read = readNumber(written);
  if (!read.ok) return fail({ code: "invalid_value", text: written });
  return succeed({ read, written, rest: text.slice(written.length) });
}

function feetAndInches(feet: string, inches: string | undefined): readonly Term[] {
  const term = (text: string, unitText: string): readonly Term[] => {
    const read = readNumber(text);
    return read.ok
      ? [{ value: read.value, valueText: read.text, unitText, operator: "", assumption: null }]
      : [];
  };
  return [...term(feet, "ft"), ...(inches === undefined ? [] : term(inches, "in"))];
}

/** 657 100 ft³/h is 657 100 of "ft³/h" or 657 of "100 ft³/h". */
const isGroupAmbiguous = (written: string, unitText: string): boolean => {
  const group = / (\d{3})$/.exec(written.trim());
  return group !== null && rowsNamed(`${group[1]} ${unitText.trim()}`, {}).length > 0;
};

/**
 * Takes a text apart into numbers and what follows each. The last term's text may hold targets too (split-segment.ts).
 * Errors: invalid_value, ambiguous_value.
 */
export function takeTerms(text: string): Result<readonly Term[]> {
  const terms: Term[] = [];
  let rest = normaliseWordOrder(text.trim());
  let operator: Term["operator"] = "";
  const feet = FEET_AND_INCHES.exec(rest);
  if (feet?.[1] !== undefined) {
    const own = feetAndInches(feet[1], feet[2]);
    const after = rest.slice(feet[0].length).trim();
    return succeed(
      own.map((term, i) =>
        i === own.length - 1 && after ? { ...term, unitText: `${term.unitText} ${after}` } : term,
      ),
    );
  }
  for (;;) {
    const taken = takeTerm(rest);
    if (!taken.ok) return taken;
    const { read, written } = taken.value;
    const next = nextTerm(taken.value.rest);
    const own = taken.value.rest.slice(0, next?.at ?? taken.value.rest.length).trim();
    if (isGroupAmbiguous(written, own)) return fail({ code: "ambiguous_value", text: written.trim() });
    const joined = splitJoined(own);
    const unitText = joined ? joined[0] : own;
    terms.push({
      value: operator === "-" ? negate(read.value) : read.value,
      valueText: read.text,
      unitText,
      operator,
      assumption: assumptionOf(written, read),
    });
    if (joined) {
      rest = joined[1] + (next ? taken.value.rest.slice(next.at) : "");
      operator = "";
    } else if (next) {
      rest = taken.value.rest.slice(next.at + next.length).trim();
      operator = next.operator;
    } else return succeed(multiplyNumbers(terms));
  }
}

/** "2 * 3.5 kg": a number without a unit multiplies the term that follows. */
function multiplyNumbers(terms: readonly Term[]): readonly Term[] {
  const result: Term[] = [];
  for (const term of terms) {
    const before = result.at(-1);
    if (term.operator !== "*" || !before || before.unitText !== "") {
      result.push(term);
      continue;
    }
    result[result.length - 1] = {
      ...term,
      value: multiply(before.value, term.value),
      valueText: `${before.valueText} × ${term.valueText}`,
      operator: before.operator,
    };
  }
  return result;
}
