import { ask, type Category, type ExchangeRates, type Unit } from "~/conversion";
import { formatAlone } from "~/numerals/format";
import { takesSingular, unitAfterNumber, withUnit } from "~/numerals/unit-after-number";

export type QuestionSuggestion = { readonly query: string; readonly answer: string };

/** A suggestion before it is put into words: the quantity as text, and both units. */
export type Candidate = {
  readonly text: string;
  readonly category: Category;
  readonly from: Unit;
  readonly to: Unit;
};

export const quantityText = (value: string, category: Category, unit: Unit): string =>
  `${value} ${nameOf(category, unit, takesSingular(value))}`;

/** The unit's name; a currency's code, because many currencies share a name or a symbol. */
const nameOf = (category: Category, unit: Unit, isOne: boolean): string =>
  category.displayStyle(unit).kind === "currency" ? unit.id : isOne ? unit.name : unit.plural;

/** The question in words and its answer; null if the words would be read as another question. */
export function suggestCandidate(
  { text, category, from, to }: Candidate,
  rates: ExchangeRates,
): QuestionSuggestion | null {
  const query = `${text} in ${nameOf(category, to, false)}`;
  const asked = ask(query, rates);
  if (!asked.ok || asked.value.from !== from || asked.value.answers.length !== 1) return null;
  const [first] = asked.value.answers;
  if (!first || first.unit !== to || !first.conversion.ok) return null;
  return { query, answer: answerText(category, to, first.conversion.value.result) };
}

/** A result as a converter shows it, with its unit: "8.04672 km", "€5.00". */
export function answerText(category: Category | null, unit: Unit, result: number): string {
  const style = category?.displayStyle(unit) ?? { kind: "general" };
  const shown = formatAlone(result, style);
  return style.kind === "currency" ? shown : withUnit(shown, unitAfterNumber(unit, shown));
}
