import { ask, type ExchangeRates, replaceWhole } from "~/conversion";
import { type Candidate, quantityText } from "./question-candidate.server";

/** Matches a quantity and the start of a target: "5 miles in km". */
export const WITH_TARGET = /^(.*\S)\s+(?:in|to|as|into|=)\s*(\p{L}.*)?$/iu;

/** The question that Enter would ask, or one for each meaning of an ambiguous unit: "mj" may be MJ or mJ. */
export function understoodQuestions(typed: string, rates: ExchangeRates): readonly Candidate[] {
  const asked = ask(typed, rates);
  if (asked.ok) return understood(typed, rates);
  if (asked.error.code !== "ambiguous_unit") return [];
  const { unit, choices } = asked.error;
  const meanings = choices.flatMap(({ name, symbol }) => replaceWhole(typed, unit, symbol || name) ?? []);
  return meanings.flatMap((question) => understood(question, rates));
}

export function correctedQuestions(typed: string, rates: ExchangeRates): readonly Candidate[] {
  const asked = ask(typed, rates);
  if (asked.ok || asked.error.code !== "unknown_unit") return [];
  const { unit, nearest } = asked.error;
  const corrected = nearest.flatMap((name) => replaceWhole(typed, unit, name) ?? []);
  return corrected.flatMap((question) => understood(question, rates, true));
}

/** The question as a candidate. `isReworded` rewrites the quantity with the right plural. */
function understood(question: string, rates: ExchangeRates, isReworded = false): readonly Candidate[] {
  const asked = ask(question, rates);
  const [, text] = WITH_TARGET.exec(question) ?? [];
  if (!asked.ok || !asked.value.category || text === undefined) return [];
  const { category, from, targets, valueText } = asked.value;
  const [to] = targets;
  if (!to || targets.length > 1) return [];
  return [{ text: isReworded ? quantityText(valueText, category, from) : text, category, from, to }];
}
