import {
  type Answer,
  ask,
  type ConversionError,
  describeError,
  type ExchangeRates,
  exampleOf,
  findUnit,
  replaceWhole,
  splitNumber,
  type UnitChoice,
} from "~/conversion";
import { askAddress } from "~/links/addresses";
import { lookUp } from "~/links/look-up.server";
import type { Suggestion } from "~/links/suggest-pages";
import { adviceMeanings, type Meaning } from "./advice-meanings.server";
import type { AskOutcome, Choice } from "./ask-data";
import { targetsFor } from "./complete-question.server";
import { converterOf, openConverter, resultTexts } from "./describe-answer.server";
import { answerText } from "./question-candidate.server";
import { suggestQuestions } from "./suggest-questions.server";
import { WITH_TARGET } from "./understood-question.server";

const MOST_CHOICES = 6;
const MOST_SUGGESTIONS = 3;

/** Why a question has no answer, and what to do next: its meanings, each with its answer, or else similar questions. */
export function refuse(
  query: string,
  error: ConversionError,
  rates: ExchangeRates,
): Extract<AskOutcome, { kind: "failed" }> {
  const [problem = "", ...advice] = describeError(error).split(/(?<=[.?]) (?=\p{Lu})/u);
  const meanings = meaningsOf(query, error).flatMap((meaning) => answered(meaning, rates));
  const suggestions = meanings.length > 0 ? [] : suggestionsFor(query, error, rates);
  // Links with answers replace the advice. "Did you mean …?" is left out: it may name questions without an answer.
  const isAdvised =
    error.code === "unknown_unit" ? error.why !== undefined : meanings.length + suggestions.length === 0;
  return {
    kind: "failed",
    problem,
    advice: isAdvised ? advice.join(" ") : "",
    choices: meanings.slice(0, MOST_CHOICES).map(({ choice }) => choice),
    suggestions: suggestions.slice(0, MOST_SUGGESTIONS),
    converter: (meanings[0] && converterOf(meanings[0].asked)) ?? nearestConverter(query, error, rates),
  };
}

function meaningsOf(query: string, error: ConversionError): readonly Meaning[] {
  switch (error.code) {
    case "ambiguous_unit":
      return error.choices.map((choice) => unitMeaning(query, error.unit, choice));
    case "ambiguous_value":
      return (error.meanings ?? []).map((meaning) => ({
        name: meaning,
        questions: [replaceWhole(query, error.text, meaning)],
      }));
    case "incompatible_units":
      return error.advice ? adviceMeanings(query, error.advice, error.from) : [];
    default:
      return [];
  }
}

/** The question with one choice's symbol, name, plural or id: a symbol or name may be ambiguous again. */
function unitMeaning(query: string, text: string, { id, name, plural, symbol }: UnitChoice): Meaning {
  return {
    name: symbol && symbol !== name && symbol !== text ? `${name} (${symbol})` : name,
    questions: [symbol, name, plural, id].map((written) => written && replaceWhole(query, text, written)),
    isMeant: ({ from, targets }) => [from, ...targets].some((unit) => unit.id === id || unit.name === name),
  };
}

type Answered = { readonly choice: Choice; readonly asked: Answer };

/** The meaning's first question that is answered, as a list of one; empty if none is. */
function answered({ name, questions, isMeant }: Meaning, rates: ExchangeRates): readonly Answered[] {
  for (const question of questions) {
    const asked = question ? ask(question, rates) : undefined;
    if (!question || !asked?.ok || isMeant?.(asked.value) === false) continue;
    const answer = shortAnswer(asked.value);
    if (answer !== "") return [{ choice: { href: askAddress(question), name, answer }, asked: asked.value }];
  }
  return [];
}

/** The result, "99.088 mg/dL"; without a target, in the most popular target unit. "" if there is no result. */
function shortAnswer(answer: Answer): string {
  const { category, from, answers, isForAllUnits, isSplit } = answer;
  if (isSplit) return (resultTexts(answer)[0] ?? "").replace(/^[=≈] /, "");
  const wanted = isForAllUnits && category ? targetsFor(category, from)[0] : undefined;
  const target = answers.find(({ unit }) => unit === wanted) ?? answers[0];
  if (!target?.conversion.ok) return "";
  // The name of the choice already includes the substance.
  const { unit, conversion } = target;
  return answerText(category, unit, conversion.value.result).replace(` ${category?.substance}`, "");
}

/** Questions like the one asked that have an answer, with its number and unit if these were understood. */
function suggestionsFor(query: string, error: ConversionError, rates: ExchangeRates): readonly Choice[] {
  const asIs = (text: string) =>
    answered({ name: text, questions: [text] }, rates).map(({ choice }) => choice);
  const { quantity, target } = partsOf(query, error);
  const find = (): readonly Choice[] => {
    switch (error.code) {
      case "unknown_unit": {
        if (error.why) return asIs(target ? `${quantity} in ${target}` : quantity);
        const alike = likely(query, rates);
        const corrected = error.nearest.flatMap((name) => asIs(replaceWhole(query, error.unit, name) ?? ""));
        return alike.length > 0 ? alike : corrected;
      }
      case "incompatible_units": {
        if (error.advice) return asIs(exampleOf(error.advice));
        const other = replaceWhole(quantity, error.from, target) ?? "";
        return [...likely(quantity, rates).slice(0, 2), ...likely(other, rates)];
      }
      case "missing_unit":
        return target
          ? partnersOf(target).flatMap((from) => asIs(`${quantity} ${from} in ${target}`))
          : likely(query, rates);
      case "missing_target":
      case "invalid_value":
        return likely(query, rates);
      default:
        return [];
    }
  };
  const found = find();
  return found.length > 0 ? found : ask(quantity, rates).ok ? likely(quantity, rates) : [];
}

/** The quantity and the target of a question as written, without the unknown unit. */
function partsOf(query: string, error: ConversionError) {
  const [, quantity = query, target = ""] = WITH_TARGET.exec(query) ?? [];
  const known = error.code === "unknown_unit" ? replaceWhole(quantity, error.unit, "") : null;
  return { quantity: (known ?? quantity).replace(/\s+/g, " ").trim(), target };
}

/** The units that are most often converted into this one. */
function partnersOf(target: string): readonly string[] {
  const found = findUnit(target);
  if (!found.ok || !found.value.category) return [];
  return targetsFor(found.value.category, found.value.unit).map(({ plural }) => plural);
}

/** The query box's suggestions for a text. */
const likely = (text: string, rates: ExchangeRates): readonly Choice[] =>
  suggestQuestions(text, rates).map(({ query, answer }) => ({
    href: askAddress(query),
    name: query,
    answer,
  }));

/** A converter filled in with what was understood: the quantity, or else the number and the target. */
function nearestConverter(query: string, error: ConversionError, rates: ExchangeRates): Suggestion | null {
  const { quantity, target } = partsOf(query, error);
  const asked = ask(quantity, rates);
  const understood = asked.ok ? converterOf(asked.value) : null;
  if (understood) return understood;
  const found = target === "" ? undefined : findUnit(target);
  if (!found?.ok || !found.value.category) return lookUp(quantity.replace(/[^\p{L}\s]+/gu, " "))[0] ?? null;
  const { category, unit } = found.value;
  return openConverter(category, { value: splitNumber(quantity).number, to: unit.id });
}

/** Why a question was not understood. A question without digits is an unknown unit, not an invalid number. */
export function askError(query: string, error: ConversionError): ConversionError {
  if (error.code !== "invalid_value" || /\p{N}/u.test(query)) return error;
  const found = findUnit(query);
  return found.ok ? error : found.error;
}
