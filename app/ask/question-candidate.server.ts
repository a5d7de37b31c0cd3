import { ask, type Category, type ExchangeRates, type Unit } from "~/conversion";
import { formatResult } from "~/numerals/format";
import { takesSingular, unitAfterNumber } from "~/numerals/unit-after-number";

/** A question that the box may be completed to, and what it leads to. */
export type QuestionSuggestion = { readonly query: string; readonly answer: string };

/** A quantity as text, and the two units that a suggestion would name. */
export type Candidate = {
  readonly text: string;
  readonly category: Category;
  readonly from: Unit;
  readonly to: Unit;
};

export const quantityText = (value: string, category: Category, unit: Unit): string =>
  `${value} ${nameOf(category, unit, takesSingular(value))}`;

/** Many currencies share a name or a symbol; their codes tell them apart. */
const nameOf = (category: Category, unit: Unit, isOne: boolean): string =>
  category.displayStyle(unit).kind === "currency" ? unit.id : isOne ? unit.name : unit.plural;

/** The question in words and its answer; null if the grammar would read the words as another question. */
export function suggestCandidate(
  { text, category, from, to }: Candidate,
  rates: ExchangeRates,
): QuestionSuggestion | null {
  const query = `${text} in ${nameOf(category, to, false)}`;
  const asked = ask(query, rates);
  if (!asked.ok || asked.value.from !== from || asked.value.answers.length !== 1) return null;
  const [first] = asked.value.answers;
  if (!first || first.unit !== to || !first.conversion.ok) return null;
  const style = category.displayStyle(to);
  const shown = formatResult(first.conversion.value.result, style);
  return {
    query,
    answer: style.kind === "currency" ? shown : `${shown} ${unitAfterNumber(to, shown === "1")}`,
  };
}
