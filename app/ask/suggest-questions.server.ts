import { ask, categories, type ExchangeRates } from "~/conversion";
import { completeSource, completeTarget } from "./complete-question.server";
import { type Candidate, type QuestionSuggestion, suggestCandidate } from "./question-candidate.server";
import { correctedQuestions, understoodQuestions, WITH_TARGET } from "./understood-question.server";

const MOST_SUGGESTIONS = 6;
/** No suggestions for longer text: it already is a question. */
const LONGEST_TEXT = 80;

/** Suggestions for text in the query box, each with its answer. The grammar understands all of them. */
export function suggestQuestions(text: string, rates: ExchangeRates): readonly QuestionSuggestion[] {
  const typed = text.trim().replace(/\s+/g, " ");
  if (typed === "" || typed.length > LONGEST_TEXT) return [];
  const converters = categoriesCalled(typed);
  if (converters.length > 0) return converters;
  const found = new Map<string, QuestionSuggestion>();
  for (const candidate of candidatesFor(typed, rates)) {
    const suggestion = suggestCandidate(candidate, rates);
    // Candidates with the same answer differ only in the name of the unit.
    if (suggestion && !found.has(suggestion.answer)) found.set(suggestion.answer, suggestion);
    if (found.size === MOST_SUGGESTIONS) break;
  }
  return [...found.values()];
}

const categoriesCalled = (typed: string): readonly QuestionSuggestion[] =>
  categories
    .filter(({ name }) => typed.length > 2 && name.toLowerCase().startsWith(typed.toLowerCase()))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name }) => ({ query: name, answer: "Converter" }));

function candidatesFor(typed: string, rates: ExchangeRates): readonly Candidate[] {
  const candidates = [...understoodQuestions(typed, rates), ...completionsOf(typed, rates)];
  return candidates.length > 0 ? candidates : correctedQuestions(typed, rates);
}

function completionsOf(typed: string, rates: ExchangeRates): readonly Candidate[] {
  const [, quantity = "", target = ""] = WITH_TARGET.exec(typed) ?? [];
  const withTarget = quantity === "" ? [] : completeTarget(quantity, target, rates);
  if (withTarget.length > 0) return withTarget;
  // A reworded question is complete: "10 feet square" is not the start of "10 square feet".
  const asked = ask(typed, rates);
  const isReworded = asked.ok && asked.value.readings.some(({ kind }) => kind === "wording");
  const withSource = isReworded ? [] : completeSource(typed);
  return withSource.length > 0 ? withSource : completeTarget(typed, "", rates);
}
