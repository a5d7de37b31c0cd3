import { invalidExpression, type Result } from "../../errors";
import { isReciprocal } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { type AtRate, atRate, signOf } from "./at-rate";
import type { Question, Read } from "./resolve-terms";

/** A question about a quantity at a rate, and the product or quotient that stands for the two. */
export type RateQuestion = { readonly question: Question; readonly asked: string; readonly shown: string };

/** "(5 mg/kg)", but 60 mph. */
const inParentheses = (text: string): string =>
  /[/ ]/.test(text.replace(/^[\d.,]+ /, "")) ? `(${text})` : text;

/**
 * "3 h at 60 mph", "26.2 miles at 6 mph" and "60 W for 5 h at $0.15/kWh": times or by the rate, whichever makes sense; null for
 * anything else. Error: invalid_expression where neither does.
 */
export function readAtRate(
  text: string,
  options: FindOptions,
  read: Read,
): Result<never> | RateQuestion | null {
  const found = atRate(text);
  const meant = found && meaningsOf(found, { ...options, isStrict: false }, read);
  if (!found || !meant) return null;
  const { asked } = found;
  const [only, ...others] = meant;
  if (only && others.length === 0) return { ...only, asked };
  return found.link === "at"
    ? invalidExpression(
        asked,
        "'at' comes before a rate by which the quantity is multiplied or divided, as in '3 h at 60 mph'",
      )
    : null;
}

type Meaning = Omit<RateQuestion, "asked">;

const isMoney = (question: Result<Question>): boolean =>
  question.ok && question.value.category?.id === "currency";

/** What makes sense of the product and the quotient of a quantity and a rate; null where they are not that. */
function meaningsOf(found: AtRate, options: FindOptions, read: Read): readonly Meaning[] | null {
  const { rate, link, after } = found;
  const inner = atRate(found.quantity);
  const [own] = (inner && meaningsOf(inner, options, read)) ?? [];
  const quantity = own ? inParentheses(own.shown) : found.quantity;
  const [first, second] = [read(quantity, options), read(rate, options)];
  // 2 kg for $5 are $5 for 2 kg.
  const isPriceLast = link === "for" && isMoney(second) && !isMoney(first);
  const signs = isPriceLast ? (["/"] as const) : signsBetween(first, second, link);
  return (
    signs?.flatMap((sign) => {
      const [left, right] = isPriceLast ? [rate, quantity] : [quantity, rate];
      const shown = `${left} ${sign} ${inParentheses(right)}`;
      const answer = read(shown + after, options);
      if (!answer.ok || answer.value.readings.some(isReciprocal)) return [];
      return [{ question: answer.value, shown: shown.replaceAll(" * ", " × ") }];
    }) ?? null
  );
}

/** What may stand for the word between a quantity and a rate: what cancels a unit, or else either, which a target may settle. */
function signsBetween(
  first: Result<Question>,
  second: Result<Question>,
  link: AtRate["link"],
): readonly ("*" | "/")[] | null {
  // Three tons may be several, until a price for each of them says which.
  const isOpen = [first, second].some((one) => !one.ok && one.error.code === "ambiguous_unit");
  if (isOpen && link !== "in") return ["*", "/"];
  if (!first.ok || !second.ok || !first.value.hasNumber) return null;
  const sign = signOf(first.value.from, second.value.from, link);
  return sign ? [sign] : link === "in" ? null : ["*", "/"];
}
