import {
  ask,
  type ConversionError,
  type ExchangeRates,
  exampleOf,
  searchUnits,
  type UnitMatch,
} from "~/conversion";
import { converterAddress } from "~/shell/converter-address";
import { lookUp, withoutRepeats } from "~/shell/look-up.server";
import type { Suggestion } from "~/shell/suggest-pages";
import { askAddress } from "./ask-address";
import { replaceWhole } from "./replace-whole";
import { suggestQuestions } from "./suggest-questions.server";

const MOST_SUGGESTIONS = 6;
const MOST_UNITS = 4;

/** Words around the units of a question. Some of them are also unit symbols. */
const BETWEEN_UNITS = /\b(?:what|is|are|how|many|much|convert|in|to|into|as|and|of|a|an)\b/giu;

/** Links for a question that was not understood: likely questions, then converters for the words in it. */
export function suggestFor(
  query: string,
  error: ConversionError,
  rates: ExchangeRates,
): readonly Suggestion[] {
  if (error.code === "unknown_unit" && error.why) return [];
  if (error.code === "incompatible_units" && error.advice) {
    const example = exampleOf(error.advice);
    return [{ href: askAddress(example), name: example }];
  }
  // The choices are the answer: "cals" is also the end of pascals.
  const choices = corrected(query, error, rates);
  const isAmbiguous = error.code === "ambiguous_unit" || error.code === "ambiguous_value";
  if (isAmbiguous && choices.length > 0) return choices.slice(0, MOST_SUGGESTIONS);
  const words = query
    .replace(/[^\p{L}\s]+/gu, " ")
    .replace(BETWEEN_UNITS, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const sought = error.code === "unknown_unit" ? error.unit : words;
  const units = searchUnits(sought, { limit: MOST_UNITS }).flatMap(unitPage);
  return withoutRepeats([...choices, ...mixedUp(error), ...lookUp(words), ...units]).slice(
    0,
    MOST_SUGGESTIONS,
  );
}

function corrected(query: string, error: ConversionError, rates: ExchangeRates): readonly Suggestion[] {
  if (error.code === "missing_unit") return questionsLike(query, rates);
  if (error.code === "unknown_unit") {
    const questions = questionsLike(query, rates);
    return questions.length > 0
      ? questions
      : error.nearest.flatMap((name) => replaced(query, error.unit, name));
  }
  if (error.code === "ambiguous_value") {
    const meanings = error.meanings ?? [];
    return meanings.flatMap((meaning) => understoodOnly(replaced(query, error.text, meaning), rates));
  }
  if (error.code !== "ambiguous_unit") return [];
  return error.choices.flatMap(({ category, id, name, symbol }) =>
    category
      ? { href: converterAddress(category, { from: id }), name }
      : understoodOnly(replaced(query, error.unit, symbol || name), rates),
  );
}

/** Of "50 nm to ft lb", nm is one meaning: chosen again it would ask again, and in words it is no torque. */
const understoodOnly = (questions: readonly Suggestion[], rates: ExchangeRates): readonly Suggestion[] =>
  questions.filter(({ name }) => ask(name, rates).ok);

/** The query box's suggestions for the same text. */
const questionsLike = (query: string, rates: ExchangeRates): readonly Suggestion[] =>
  suggestQuestions(query, rates).map((question) => ({
    href: askAddress(question.query),
    name: question.query,
  }));

/** For two units that do not convert into each other, a converter for each. */
const mixedUp = (error: ConversionError): readonly Suggestion[] =>
  error.code === "incompatible_units"
    ? [error.from, error.to].flatMap((text) => lookUp(text).slice(0, 1))
    : [];

function replaced(query: string, unit: string, name: string): readonly Suggestion[] {
  const question = replaceWhole(query, unit, name);
  if (question === null) return [];
  return [{ href: askAddress(question), name: question }];
}

const unitPage = ({ category, unit }: UnitMatch): readonly Suggestion[] =>
  category
    ? [{ href: converterAddress(category.id, { from: unit.id }), name: `${category.name}: ${unit.name}` }]
    : [];
