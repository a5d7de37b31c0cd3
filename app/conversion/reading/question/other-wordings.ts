import { once } from "~/numerals/once";
import { categories } from "../../categories/find-category";
import { type ConversionError, invalidExpression, type Result } from "../../errors";
import { namesAnyUnit } from "../meaning/find-unit";
import { isNameOfOneUnit } from "../name/named-rows";
import { whyNoUnit } from "../name/not-units";
import { type Assumption, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { unknownUnit } from "../suggestion/unknown-unit";
import type { Question, Read } from "./resolve-terms";

/** @file What a question that cannot be read as it stands says in other words, or why it cannot be read. */

/** The patterns below take quadratic time; no question is longer. */
const LONGEST = 200;

/** "oz 10 to g" */
const UNIT_FIRST = once(() => /^(\p{L}+) (\d[\d.,]*)(?: |$)/u);
/** "2 cups of water": what an amount is of, up to its target. */
const SUBSTANCE = once(
  () => / of(?: (?!(?:to|in|into|as|arc|force)\b)\p{L}+){1,3}(?= (?:to|in|into|as|=|→) |$)/u,
);
/** "20 F difference in C", "delta T of 20 F", "20 Δ°F in Δ°C" */
const DIFFERENCE = once(
  () =>
    /(?:temp(?:erature)? |an? |of )*\b(?:difference|interval|change|rise|drop|delta)(?: ?T\b)?(?: of)?\b ?|\bdelta_|Δ ?T? ?/giu,
);
/** "5 ft in m and 3 kg in lb" */
const TWO_QUESTIONS = once(
  () => / (?:to|in|into|as|→) [^\d]+(?:,|;|\?|\band\b|\bor\b) ?(\d[^?]* (?:to|in|into|as|→) .*)$/iu,
);
/** "12 fl oz (355 ml) to l": a second amount in parentheses. */
const SECOND_AMOUNT = once(() => / ?[([](?:[~≈=] ?)?\d[\d.,/]* ?[\p{L}°'"][^()[\]]*[)\]](?= |$)/u);
/** "glucose 100 mg/dL to mmol/L" */
const WORDS_FIRST = once(() => /^(\p{L}+)(?: [^\d]*| ?[=:] ?)(\d[\d.]* ?\p{L}.*)$/u);

/** A question in other words, and the assumption that they make where they leave something out. */
type Reworded = { readonly question: Result<Question>; readonly reading?: Assumption };

/** What a question means that was refused with an error; null where nobody can tell. Errors: invalid_expression. */
export function inOtherWords(
  text: string,
  error: ConversionError,
  options: FindOptions,
  read: Read,
): Reworded | null {
  const question = text.trim();
  if (question.length > LONGEST) return null;
  const [, unit = "", number] = UNIT_FIRST().exec(question) ?? [];
  if (isNameOfOneUnit(unit, false) && ["missing_unit", "invalid_expression"].includes(error.code))
    return refused(question, `Write the number before its unit, as in '${number} ${unit}'`);
  const [, second] = TWO_QUESTIONS().exec(question) ?? [];
  if (second !== undefined)
    return refused(question, `Ask one question at a time; '${second}' is a second one`);
  return (
    temperatureDifference(question, options, read) ??
    withoutSubstance(question, error, options, read) ??
    withoutSecondAmount(question, options, read) ??
    substanceFirst(question, options, read) ??
    quantityLast(question, error, options)
  );
}

const refused = (text: string, why: string): Reworded => ({ question: invalidExpression(text, why) });

/** What is ambiguous has been understood but for that. */
const isMeant = (question: Result<Question>): boolean =>
  question.ok || question.error.code.startsWith("ambiguous");

function temperatureDifference(text: string, options: FindOptions, read: Read): Reworded | null {
  const degrees = text.replace(DIFFERENCE(), "").trim();
  if (degrees === text) return null;
  const question = read(degrees, { ...options, category: "temperature-interval" });
  return isMeant(question) ? { question } : null;
}

/** Without what an amount is of: "2 cups of water in mL". */
function withoutSubstance(
  text: string,
  error: ConversionError,
  options: FindOptions,
  read: Read,
): Reworded | null {
  const found = error.code === "unknown_unit" && /^of\b/.test(error.unit) ? SUBSTANCE().exec(text) : null;
  if (!found) return null;
  const question = read(text.replace(found[0], ""), options);
  const amount = text.slice(0, found.index);
  return isMeant(question) ? { question, reading: wording(amount + found[0], amount.trim()) } : null;
}

/** With the first of two amounts: "12 fl oz (355 ml) to l". */
function withoutSecondAmount(text: string, options: FindOptions, read: Read): Reworded | null {
  const { 0: second, index = 0 } = SECOND_AMOUNT().exec(text) ?? {};
  if (second === undefined || !/^[\d.]/.test(text)) return null;
  const first = text.slice(0, index);
  const question = read(first + text.slice(index + second.length), { ...options, isStrict: false });
  return question.ok ? { question, reading: wording(first + second, first) } : null;
}

/** A substance before its amount, as in laboratory reports: "glucose 100 mg/dL to mmol/L", "cholesterol: 200 mg/dL". */
function substanceFirst(text: string, options: FindOptions, read: Read): Reworded | null {
  const [, first = "", quantity = ""] = WORDS_FIRST().exec(text) ?? [];
  const named = first.toLowerCase();
  const category = categories.find(({ substance }) => substance !== undefined && substance === named);
  if (!category || options.category !== undefined) return null;
  const question = read(quantity, { ...options, category: category.id });
  return isMeant(question) ? { question } : null;
}

/** With words first that are not a unit, of which the error speaks. */
function quantityLast(text: string, error: ConversionError, options: FindOptions): Reworded | null {
  const [, first = "", quantity] = WORDS_FIRST().exec(text) ?? [];
  const about = error.code === "unknown_unit" ? error.unit : "reason" in error ? error.reason : "";
  if (quantity === undefined || !about.includes(first) || namesAnyUnit(first)) return null;
  const named = text.slice(0, -quantity.length).trim();
  return whyNoUnit(named) === undefined
    ? refused(text, `Start with the number, as in '${quantity}'`)
    : { question: unknownUnit(named, options) };
}
