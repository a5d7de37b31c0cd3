import type { Ratio } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import { bounded } from "../bounded";
import { findCategory } from "../categories/find-category";
import { fail, invalidExpression, type Result, succeed } from "../errors";
import { Chart, LIKELY, WIDE, type Width } from "./chart/chart";
import { type Item, Refusal } from "./chart/item";
import { numbersAt } from "./chart/numbers";
import { rules } from "./chart/rules";
import { refusedQuestion } from "./grammar/refusals";
import { namePair, otherWordings, questionIn } from "./grammar/wordings";
import { contextOf } from "./lexicon/context";
import { isCatalogued } from "./name/expression-unit";
import type { FindOptions } from "./name/named-rows";
import type { FoundUnit, Question, UnitPair } from "./name/readings";
import { conclude } from "./question/conclude";
import { explain, LINK } from "./question/explain";
import { Reader } from "./question/reader";
import { settle, settleUnit } from "./question/settle";
import { MOST_TARGETS } from "./question/targets";
import { replaceWhole, unknownCategory } from "./suggestion/unknown-unit";
import { readText, type Text } from "./text/text";

const MOST_CHARACTERS = 2000;
const MOST_TOKENS = 250;
const MOST_NUMBERS = 50;
/** A reading with "to" or "in" before its targets is final up to this cost; "in" as a unit of a product costs more. */
const SURE = 13;
/** Beyond this cost, unlikely meanings are considered too. */
const DOUBTFUL = 30;

const MISSING_TARGET = / (?:to|into|→|=) ?$/i;

/** Splits a text into tokens. @throws Refusal for too many numbers, targets or tokens. */
function lex(source: string): Text {
  const text = readText(source);
  const { tokens } = text;
  const problem =
    tokens.filter(({ kind }) => kind === "number").length > MOST_NUMBERS
      ? `A quantity has at most ${MOST_NUMBERS} terms`
      : tokens.filter(({ lower }) => LINK.test(lower)).length > MOST_TARGETS
        ? `A question has at most ${MOST_TARGETS} targets`
        : null;
  if (problem !== null) throw new Refusal({ code: "invalid_expression", text: text.source, reason: problem });
  if (tokens.length > MOST_TOKENS) throw new Refusal({ code: "too_complex" });
  return text;
}

/** Index of the last word before a target, unless it may be a unit, as in "11 in cm"; then −1, for no barrier. */
function barriersIn({ tokens }: Text): readonly number[] {
  for (let i = tokens.length - 2; i > 0; i -= 1) {
    const { lower } = tokens[i] ?? { lower: "" };
    if (!LINK.test(lower)) continue;
    return (lower === "in" || lower === "as") && tokens[i - 1]?.kind === "number" ? [-1] : [i, -1];
  }
  return [-1];
}

/** Finds the likely readings of a text, or all readings if the likely ones make little sense. */
function findReadings(text: Text, options: FindOptions, read: Read, barriers: readonly number[]): Reader {
  const context = contextOf(text);
  const readerOf = (width: Width, barrier: number): Reader =>
    read(new Reader(new Chart(rules, text, context, width, options, barrier)));
  const [last = -1] = barriers.slice(-1);
  for (const barrier of barriers.slice(0, -1)) {
    const within = readerOf(LIKELY, barrier);
    if (within.findings.best <= SURE) return within;
  }
  const likely = readerOf(LIKELY, last);
  if (likely.findings.best <= DOUBTFUL) return likely;
  const wide = readerOf(WIDE, last);
  return wide.findings.found.length > 0 || likely.findings.found.length === 0 ? wide : likely;
}

type Read = (reader: Reader) => Reader;

function readLexed(text: Text, options: FindOptions): Result<Question> {
  const { tokens, source } = text;
  if (tokens.length === 0) return fail({ code: "invalid_value", text: source });
  if (MISSING_TARGET.test(source) && !/\p{L} =$/u.test(source))
    return fail({ code: "missing_target", text: source });
  const refused = refusedQuestion(source);
  if (refused) return refused;
  const reader = findReadings(text, options, (one) => one.read(), barriersIn(text));
  const { chart, findings } = reader;
  const { found, best } = findings;
  if (found.length === 0) return withSubstance(reader, options) ?? explain(reader, options);
  if (chart.refusal && best > chart.refusal.cost) return invalidExpression(source, chart.refusal.why);
  const settled = settle(found, source);
  return settled.ok ? conclude(settled.value, text, options) : settled;
}

/** Reads a question again with the substance that only one side names: "mmol/L glucose" and "mg/dL". Null if that fails. */
function withSubstance({ chart, findings }: Reader, options: FindOptions): Result<Question> | null {
  const [named] =
    findings.disagreed?.flatMap(({ category }) => (category?.substance ? [category.id] : [])) ?? [];
  if (named === undefined || options.category !== undefined) return null;
  const question = readLexed(chart.text, { ...options, category: named });
  return question.ok ? question : null;
}

const isMeant = (question: Result<Question>): boolean =>
  question.ok || question.error.code.startsWith("ambiguous");

function readOne(text: string, options: FindOptions): Result<Question> {
  const lexed = lex(questionIn(text));
  const pair = namePair(lexed.source);
  const named = pair === null ? null : readLexed(lex(pair.join(" → ")), options);
  if (named?.ok) return named;
  const question = readLexed(lexed, options);
  if (isMeant(question) || options.category !== undefined) return question;
  for (const { text: reworded, category } of otherWordings(lexed.source)) {
    const other = readLexed(lex(reworded), { ...options, category });
    if (isMeant(other)) return other;
  }
  return question;
}

/** The result of bounded work on a text; a thrown Refusal becomes an error. */
function guarded<T>(text: string, work: () => Result<T>): Result<T> {
  return bounded(() => {
    if (text.length > MOST_CHARACTERS)
      return invalidExpression(text, `A question has at most ${MOST_CHARACTERS} characters`);
    try {
      return work();
    } catch (error) {
      if (error instanceof Refusal) return fail(error.error);
      throw error;
    }
  });
}

/** Reads a text by `read`, and offers suggestions for an unknown unit only if they help. */
function suggesting(
  text: string,
  options: FindOptions,
  read: (text: string, options: FindOptions) => Result<Question>,
): Result<Question> {
  /** Whether a suggestion helps: the question can then be answered, or another unit is unknown. "" leaves the unit out. */
  const isAnswered = (unit: string, instead: string): boolean => {
    const other = replaceWhole(text, unit, instead);
    if (other === null) return instead !== "";
    const question = guarded(other, () => read(other, options));
    if (!question.ok)
      return instead !== "" && question.error.code === "unknown_unit" && question.error.unit !== instead;
    return question.value.targets.length > 0 || question.value.category !== null;
  };
  return guarded(text, () => read(text, { ...options, isAnswered }));
}

/**
 * Reads a question: "5 mi km", "5 ft 11 in to cm", "60 mph for 3 hours". Errors: invalid_value, ambiguous_value, unknown_unit,
 * ambiguous_unit, incompatible_units, missing_target, invalid_expression, offset_in_product, unknown_category, too_complex.
 */
export const readQuestion = (text: string, options: FindOptions = {}): Result<Question> =>
  suggesting(text, options, readOne);

/** Reads two parts that were given separately as one text, and returns the category that they share. */
function readBoth(left: string, right: string, options: FindOptions, isUnit: boolean, count?: Item) {
  const text = lex(`${left} → ${right}`);
  const refused = isUnit ? null : refusedQuestion(text.source);
  if (refused) return { category: null, question: refused };
  const mark = text.tokens.findIndex(({ text: sign }) => sign === "→");
  const read: Read = (one) => one.readParted(mark, [left, right], isUnit, count);
  const reader = findReadings(text, options, read, [mark]);
  const { found } = reader.findings;
  const settled = found.length === 0 ? explain(reader, options, isUnit) : settle(found, text.source);
  return settled.ok
    ? { category: settled.value.reading.category, question: conclude(settled.value, text, options) }
    : { category: null, question: settled };
}

/** Reads a unit alone. */
function readUnit(text: string, options: FindOptions): Result<Question> {
  if (options.category && !findCategory(options.category)) return unknownCategory(options.category);
  const lexed = lex(text);
  const reader = findReadings(lexed, options, (one) => one.readUnit(text.trim()), [-1]);
  const { found } = reader.findings;
  if (found.length === 0) return explain(reader, options, true);
  const settled = settleUnit(found, lexed.source);
  return settled.ok ? conclude(settled.value, lexed, options) : settled;
}

/** Reads a quantity and its targets, which are given separately. Errors: those of readQuestion. */
export const readApart = (quantity: string, target: string, options: FindOptions = {}): Result<Question> =>
  suggesting(`${quantity}\0${target}`, options, (text, all) => {
    const [left = "", right = ""] = text.split("\0");
    return readBoth(questionIn(left), right, all, false).question;
  });

/** Reads a number, a unit and targets, which are given separately. Errors: those of readQuestion; invalid_value. */
export const readParts = (
  value: string,
  unit: string,
  target: string | undefined,
  options: FindOptions = {},
): Result<Question> =>
  guarded(value + unit + target, () => {
    const lexed = lex(value);
    const counts = new Chart(rules, lexed, contextOf(lexed), LIKELY, options).read("sum", 0);
    const count = counts.find(({ isBare, end }) => isBare && end === lexed.tokens.length);
    if (!count) return fail({ code: "invalid_value", text: value });
    const question =
      target === undefined ? readUnit(unit, options) : readBoth(unit, target, options, true, count).question;
    return question.ok
      ? succeed({ ...question.value, value: count.value, valueText: lexed.source, hasNumber: true })
      : question;
  });

const MARK = /→|=| (?:to|into|in|as) /i;
const LAST_TWO = /^-?[\d.,]+ [^\s\d]\S* \S+$/;

/**
 * Reads a question that a shell has split into words: "lb" "t" are two units, and a quoted word is one part. `target` is given
 * separately from the words. Errors: those of readQuestion.
 */
export function readWords(
  words: readonly string[],
  options: FindOptions = {},
  target?: string,
): Result<Question> {
  const text = words.join(" ");
  const isQuoted = words.some((word) => /\S\s+\S/.test(word));
  const [value = "", unit = "", ...rest] = words;
  if (/^\d.*\s/.test(unit) && readNumber(value).ok) {
    const parts = readParts(value, unit, target ?? (rest.length > 0 ? rest.join(" ") : undefined), options);
    if (parts.ok) return parts;
  }
  if (target !== undefined) return readApart(text, target, options);
  // With quoted words, the joined text may not be the answer, so its suggestions are not checked.
  const whole = isQuoted ? guarded(text, () => readOne(text, options)) : readQuestion(text, options);
  if (words.length < 2 || MARK.test(text) || (whole.ok && whole.value.targets.length > 0 && !isQuoted))
    return whole;
  const before = words.slice(0, -1).join(" ");
  const apart = readApart(before, words.at(-1) ?? "", options);
  const isUnit = whole.ok && isCatalogued(whole.value.from, whole.value.category);
  // Three words without a number are not a product: "abc mi km".
  if (rest.length > 0 && whole.ok && !whole.value.hasNumber && !isUnit)
    return fail({ code: "invalid_value", text: value });
  if (!apart.ok) return whole.ok && apart.error.code === "incompatible_units" && !isUnit ? apart : whole;
  if (isQuoted || !whole.ok) return apart;
  if (isUnit && !LAST_TWO.test(text)) return whole;
  const left = readQuestion(before, options);
  const isMeant = left.ok && left.value.from === apart.value.from && apart.value.readings.length === 0;
  return isMeant ? apart : whole;
}

const fractionText = ({ numerator, denominator }: Ratio): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;

/** Splits a text into the number that it starts with, in digits, and the rest: "half a mile" into "1/2" and "mile". */
export function splitNumber(text: string): { readonly number: string; readonly rest: string } {
  const lexed = readText(text);
  const { source, tokens } = lexed;
  const sign = /^[-+]$/.test(tokens[0]?.text ?? "") ? 1 : 0;
  const [longest] = [...numbersAt(lexed, sign)].sort((a, b) => b.end - a.end);
  if (!longest) return { number: "", rest: source };
  const end = tokens[longest.end - 1]?.end ?? 0;
  const written = source.slice(0, end);
  const number = readNumber(written).ok ? written : fractionText(longest.value);
  return { number, rest: source.slice(end).trim() };
}

/**
 * Finds the unit that a text names or composes from others; case matters only if it decides between units.
 * Errors: unknown_unit with up to three suggestions, ambiguous_unit with its choices, unknown_category, invalid_expression,
 * offset_in_product.
 */
export const findUnit = (text: string, options: FindOptions = {}): Result<FoundUnit> =>
  guarded(text, () => {
    const question = readUnit(text, options);
    if (!question.ok) return question;
    const { category, from, readings } = question.value;
    return succeed({ category, unit: from, readings });
  });

/**
 * Finds the units of two texts that convert into each other: "pt" is a pint next to "ml" and a point next to "mm".
 * Errors: those of findUnit, and incompatible_units.
 */
export const findPair = (from: string, to: string, options: FindOptions = {}): Result<UnitPair> =>
  guarded(from + to, () => {
    if (options.category && !findCategory(options.category)) return unknownCategory(options.category);
    const { category, question } = readBoth(from, to, options, true);
    if (!question.ok) return question;
    const { from: unit, targets, readings } = question.value;
    const [target] = targets;
    return target
      ? succeed({ category, from: unit, to: target, readings })
      : fail({ code: "missing_target", text: to });
  });

/** Whether a text names or composes a unit, or is ambiguous between several. */
export const namesAnyUnit = (text: string, options: FindOptions = {}): boolean => {
  const found = findUnit(text, options);
  return found.ok || found.error.code === "ambiguous_unit";
};
