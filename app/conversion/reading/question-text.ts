import { type ConversionError, fail, type Result, succeed } from "../errors";
import { addQuantities } from "./add-quantities";
import { normaliseOperators } from "./expression-text";
import { findPair } from "./find-pair";
import { findUnit, namesAnyUnit } from "./find-unit";
import { invalidExpression } from "./invalid-expression";
import { completed } from "./last-unit";
import type { UnitPair } from "./meaning-pairs";
import { expressionMeanings } from "./meanings";
import { areInSeries, joinedTargets } from "./mixed-units";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import { readPhrase } from "./phrases";
import { type Term, takeTerms } from "./quantity-grammar";
import { readTerms } from "./quantity-terms";
import type { FindOptions } from "./row-candidates";
import { secondReadings } from "./second-reading";
import { MAX_NAME_WORDS, splitSegment, splitTargets, startsWithOperator } from "./split-segment";
import { targetMarks, wordsOfQuestion } from "./target-marks";
import type { UnitText } from "./unit-node";
import { unknownUnit } from "./unknown-unit";

/** A question whose quantity and targets are still texts. */
export type QuestionText = {
  readonly terms: readonly Term[];
  readonly targets: readonly string[];
  readonly isSplit: boolean;
  /** The quantity as it was written, where it may have a second reading. */
  readonly quantity?: string;
  /** What the first unit and the first target turned out to be on the way. */
  readonly known?: { readonly unit: UnitText; readonly target: string; readonly pair: Result<UnitPair> };
};

const MAX_LENGTH = 2000;
/** As many as a category has units. */
const MOST_TARGETS = 200;
/** 2-3 cups, 2 to 3 cups; but 1-3/4 cups are a mixed number, and 6-7 names no unit. */
const RANGE = /^([\d.]+)(?:-| ?(?:to|or|TO|OR) ?)([\d.]+) ?(?!per\b)(?:(?=(?:to|into|in|as)\b|$)|(\p{L}+))/u;

const tidy = (text: string): string => normaliseOperators(text).replace(/ {2,}/g, " ").trim();

/** Targets as a list, "per km" among them as "/km". */
const targetsIn = (text: string): string =>
  joinedTargets(text).replace(/(?<=^|[;,] ?)per (?=[^\d\s(])/gi, "/");

/**
 * Parses a question: "5 mi km", "5mi", "5 ft 11 in to cm", "1 1/2 in mm", "-40 celsius fahrenheit", "5 miles in km",
 * "10 mm + 1/2 in", "180 cm ft;in". Errors: invalid_value, ambiguous_value, unknown_unit, missing_target, invalid_expression.
 */
export function parseQuestion(text: string, options: FindOptions = {}): Result<QuestionText> {
  if (text.length > MAX_LENGTH)
    return invalidExpression(text, `A question has at most ${MAX_LENGTH} characters`);
  const phrase = readPhrase(text);
  const quantity = tidy(phrase.quantity);
  const [, from, upTo, unit = ""] = RANGE.exec(quantity) ?? [];
  if (from !== undefined)
    return invalidExpression(
      quantity,
      `A range is two quantities: convert ${from} and ${`${upTo} ${unit}`.trim()} one by one`,
    );
  const pair = namePair(quantity);
  if (pair) return withTargets(...pair, options);
  if (phrase.target !== null) return withTargets(quantity, targetsIn(tidy(phrase.target)), options);
  const words = wordsOfQuestion(withArrow(quantity));
  return (
    splitAtMarks(quantity, words, options) ??
    splitAtIn(words, options) ??
    splitUnmarked(quantity, words, options)
  );
}

/** EUR/USD, EURUSD and kg-lb: what one of the first is in the second; null for any other text. */
function namePair(text: string): readonly [string, string] | null {
  const codes =
    /^([A-Z]{3})[-/]?([A-Z]{3})$/i
      .exec(text)
      ?.slice(1)
      .map((code) => code.toUpperCase()) ?? [];
  const isCode = (code: string): boolean =>
    rowsNamed(code, { category: "currency" }).some(({ unit }) => unit.id === code);
  const names = /^(\p{L}+)-(\p{L}+)$/u.exec(text)?.slice(1) ?? [];
  const areUnits = names.every((name) => isNameOfOneUnit(name, false)) && !isNameOfOneUnit(text, true);
  const [from, to] = codes.length > 0 && codes.every(isCode) ? codes : areUnits ? names : [];
  return from !== undefined && to !== undefined && from !== to && findPair(from, to).ok
    ? [`1 ${from}`, to]
    : null;
}

/** "200lbs2kg", but not "5ft2in". */
const TWO_FOR_TO = /^([+-]?[\d.,]+ ?)(\p{L}{2,})2(\p{L}{2,})$/u;

function withArrow(quantity: string): string {
  const [written, number = "", from = "", to = ""] = TWO_FOR_TO.exec(quantity) ?? [];
  const isQuestion =
    written !== undefined &&
    [from, to].every((name) => isNameOfOneUnit(name, false)) &&
    !areInSeries(from, to);
  return isQuestion ? `${number}${from} → ${to}` : quantity;
}

/** Splits "5 miles to km", and names several targets in "5 miles to km to m". */
function splitAtMarks(
  text: string,
  words: readonly string[],
  options: FindOptions,
): Result<QuestionText> | null {
  const marks = targetMarks(words);
  const [first] = marks;
  if (first === undefined) return null;
  if (marks.at(-1) === words.length - 1) return fail({ code: "missing_target", text });
  if (marks.length > MOST_TARGETS)
    return invalidExpression(text, `A question has at most ${MOST_TARGETS} targets`);
  const targets = marks.map((mark, i) => words.slice(mark + 1, marks[i + 1]).join(" "));
  return withTargets(words.slice(0, first).join(" "), targetsIn(targets.join(", ")), options);
}

/** Splits "5 miles in km" at "in", but neither "5 m in" nor "5 ft 11 in". */
function splitAtIn(words: readonly string[], options: FindOptions): Result<QuestionText> | null {
  const at = words.slice(0, -1).findLastIndex(isIn);
  // In "5 psi in in Hg" the second is the inch.
  const isTwice = at > 0 && isIn(words[at - 1] ?? "");
  const first = isTwice ? splitAt(words, at - 1, options) : null;
  return first?.ok && first.value.known?.pair.ok ? first : splitAt(words, at, options);
}

const isIn = (word: string): boolean => /^in$/i.test(word);

/** With the word at a place as the link; null where it is the inch. */
function splitAt(words: readonly string[], at: number, options: FindOptions): Result<QuestionText> | null {
  const before = words.slice(0, Math.max(0, at)).join(" ");
  // In "5 ft 11 in cm" the word is the inch.
  if (!/[^\d.,\s+-]/.test(before)) return null;
  const last = readTerms(before).terms.at(-1)?.text ?? "";
  const isInch = last.endsWith(" in") && !/ (?:m|g|mL|oz|lb)$/.test(completed(before)?.smaller ?? "");
  if (isInch && /[\d¼-¾⅐-⅞]$/.test(before)) return null;
  const separated = withTargets(before, targetsIn(words.slice(at + 1).join(" ")), options);
  return separated.ok && separated.value.terms.at(-1)?.unit.text !== "" ? separated : null;
}

/** Splits "5 mi km", where nothing says which of the words are the target. */
function splitUnmarked(
  quantity: string,
  words: readonly string[],
  options: FindOptions,
): Result<QuestionText> {
  const terms = takeTerms(quantity, addQuantities(options));
  if (!terms.ok) return terms;
  const last = terms.value.at(-1);
  const asWritten = { terms: terms.value, targets: [], isSplit: false, quantity };
  if (last?.unit.node && isNumberIn(quantity))
    return fail({ code: "missing_unit", value: quantity.replace(/ in .*/i, "") });
  if (last?.unit.node) return succeed(splitProduct(words, options) ?? asWritten);
  if (!last || last.unit.text === "") return succeed(asWritten);
  const isSplit = quantity.includes(";");
  const split = isSplit ? splitAtSemicolons(last.unit.text, options) : splitSegment(last.unit.text, options);
  if (!split.ok) return split;
  const { unitText, targets, pair } = split.value;
  const asked =
    pair || targets.length > 1 || terms.value.length > 1 ? null : afterIn(last.unit.text, options);
  if (asked) return succeed({ terms: [{ ...last, unit: { text: "" } }], targets: [asked], isSplit });
  const unit = { text: unitText };
  const [target] = targets;
  return succeed({
    terms: [...terms.value.slice(0, -1), { ...last, unit }],
    targets,
    isSplit,
    ...(target === undefined ? { quantity } : {}),
    ...(target !== undefined && pair ? { known: { unit, target, pair: succeed(pair) } } : {}),
  });
}

/** The target of "12000 in kg/ha", which is about no inches: the number has no unit. */
function afterIn(text: string, options: FindOptions): string | null {
  const [, target] = /^in (.+)$/i.exec(text) ?? [];
  return target && !isNameOfOneUnit(text, true) && namesAnyUnit(target, options) ? target : null;
}

/** "1920x1080 in MP" and "3x4 in kg" have no unit; 8.5 x 11 in cm are inches, and 2 x 5 in lb a torque. */
function isNumberIn(quantity: string): boolean {
  const [, target = ""] = /^[\d.,\s×*+/-]+ in (\p{L}+)$/iu.exec(quantity) ?? [];
  return (
    isNameOfOneUnit(target, false) &&
    !/^(?:lb|oz|pound|ounce)/i.test(target) &&
    !["in", "in^2"].some((inches) => findPair(inches, target).ok)
  );
}

/** 3 in "2 * 3" and "m/3", which counts what follows; but s2 and s^-1 end in powers. */
const ENDS_IN_COUNT = /(?:^|[\s*×·/(])[\d.,]+$/;

/** "100 W * 3 h kWh": a target after a product, where that converts into it; "2 * 3 N m" has none. */
function splitProduct(words: readonly string[], options: FindOptions): QuestionText | null {
  for (let at = words.length - 1; at >= Math.max(1, words.length - MAX_NAME_WORDS); at -= 1) {
    const [left, right] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    // The catalogue is searched for each pair, so that only a word or a name of several may be the target.
    const isUnit = at === words.length - 1 ? namesAnyUnit(right, options) : isNameOfOneUnit(right, true);
    if (ENDS_IN_COUNT.test(left) || startsWithOperator(right) || !isUnit) continue;
    const parted = withTargets(left, right, options);
    if (!parted.ok) continue;
    const converts = (shown: string): boolean => {
      const second = withTargets(shown, right, options);
      return second.ok && second.value.known?.pair.ok === true;
    };
    if (parted.value.known?.pair.ok || secondReadings(left, right).some(converts)) return parted.value;
  }
  return null;
}

function withTargets(quantity: string, targetText: string, options: FindOptions): Result<QuestionText> {
  const terms = takeTerms(quantity, addQuantities(options));
  if (!terms.ok) return terms;
  if (isCounted(targetText)) return invalidExpression(targetText, "A target is a unit without a number", 1);
  const unit = terms.value.find((term) => term.unit.text !== "")?.unit ?? { text: "" };
  const isOne = unit.text !== "" && !/[;,]/.test(targetText);
  const pair = isOne ? findPair(unit, targetText, options) : null;
  const known = pair ? { unit, target: targetText, pair } : undefined;
  const question = { terms: terms.value, isSplit: targetText.includes(";"), quantity, known };
  const isReciprocal = pair?.ok && pair.value.readings.some(({ kind }) => kind === "reciprocal");
  const alternatives = !pair?.ok || isReciprocal ? targetsBySlash(targetText, unit, options) : null;
  if (alternatives) return succeed({ ...question, known: undefined, targets: alternatives });
  if (pair?.ok) return succeed({ ...question, targets: [targetText] });
  const last = terms.value.at(-1)?.unit.text ?? "";
  const targets = targetsNamed(targetText, last, options);
  return targets.ok ? succeed({ ...question, targets: targets.value }) : targets;
}

/** "100 F to C/K": several targets, each of which the quantity converts into; null where the slash divides. */
function targetsBySlash(text: string, unit: UnitText, options: FindOptions): readonly string[] | null {
  const isList = /^[\p{L}° ]+$/u.test(unit.text) && /^[\p{L}°]+(?:\/[\p{L}°]+)+$/u.test(text);
  const targets = isList ? text.split("/") : [];
  return targets.length > 0 && targets.every((target) => findPair(unit, target, options).ok) ? targets : null;
}

/** "km to 5 mi" may have its sides reversed; 1/s and names such as "100 cubic feet" are units. */
const isCounted = (text: string): boolean =>
  /^\d+(?:\.\d+)? ?\p{L}/u.test(text) && !/^1 ?per\b/i.test(text) && rowsNamed(text, {}).length === 0;

/** The targets that a text lists; an error about all of it suggests what `partner` converts into. */
function targetsNamed(text: string, partner: string, options: FindOptions): Result<readonly string[]> {
  const targets = text.includes(";") ? unitsOfSplit(text, options) : targetsSideBySide(text, options);
  return targets.ok || !isUnknownWhole(targets.error) ? targets : unknownUnit(text, options, { partner });
}

const isUnknownWhole = (error: ConversionError): boolean =>
  error.code === "unknown_unit" && error.within === undefined;

function targetsSideBySide(text: string, options: FindOptions): Result<readonly string[]> {
  const targets = splitTargets(text, options);
  if (targets && targets.length > 0) return succeed(targets);
  const wrong = text.split(/[;,]/).find((one) => !namesAnyUnit(one.trim(), options)) ?? text;
  const expression = expressionMeanings({ text: wrong.trim() }, options);
  return expression.ok ? succeed([text]) : expression;
}

/** "ft;in": the units that one quantity is spread over. */
function unitsOfSplit(text: string, options: FindOptions): Result<readonly string[]> {
  const targets = text.split(";").map((unit) => unit.trim());
  for (const target of targets) {
    const found = findUnit(target, options);
    if (!found.ok && found.error.code !== "ambiguous_unit") return found;
  }
  return succeed(targets);
}

/** "cm ft;in": the last word before the first semicolon begins the targets. */
function splitAtSemicolons(text: string, options: FindOptions) {
  const [first = "", ...rest] = text.split(";");
  const words = first.trim().split(" ");
  const targets = unitsOfSplit([words.at(-1) ?? "", ...rest].join(";"), options);
  if (!targets.ok) return targets;
  return succeed({ unitText: words.slice(0, -1).join(" "), targets: targets.value, pair: undefined });
}

/** A question whose parts are given separately, so that none can run into the next. */
export function questionOf(
  valueText: string,
  unitText: string,
  targetText: string | undefined,
  options: FindOptions = {},
): Result<QuestionText> {
  const terms = takeTerms(valueText, addQuantities(options));
  if (!terms.ok) return terms;
  const [first] = terms.value;
  if (terms.value.length !== 1 || !first || first.unit.text !== "")
    return fail({ code: "invalid_value", text: valueText });
  const own = [{ ...first, unit: { text: unitText } }];
  if (targetText === undefined) return succeed({ terms: own, targets: [], isSplit: false });
  const targets = targetsNamed(normaliseOperators(targetText), unitText, options);
  return targets.ok
    ? succeed({ terms: own, targets: targets.value, isSplit: targetText.includes(";") })
    : targets;
}
