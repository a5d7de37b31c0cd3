import {
  type Category,
  type Conversion,
  combineParts,
  convert,
  describeError,
  type ExchangeRates,
  parsePhrase,
  prepareConversion,
  type Result,
  resolvePair,
  type Unit,
} from "~/conversion";
import type { Ratio } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import { sentenceForBareNumber } from "./bare-number";
import type { ConvertOptions } from "./commands/convert-options";
import { answerBeyondDouble, conversionJson, numberText } from "./conversion-text";
import type { Io } from "./io";
import { ratesFor } from "./rates-in-force";
import { succeed } from "./result";

/** Answers one text with the text to print; "" where it cannot, after it has said why. */
export type AnswerText = (text: string, complain: (sentence: string) => void) => string;

type Answerer = { readonly answer: AnswerText; readonly target: Unit; readonly ratesNote: string | null };
type Wish = ConvertOptions & { readonly to: string };
type Asked = {
  readonly rates: ExchangeRates;
  readonly category: Category;
  readonly from: Unit;
  readonly to: Unit;
  readonly value: Ratio;
};

/** Batches print the double itself: what a program reads on is not rounded for people. */
function print(
  wish: Wish,
  asked: Asked,
  outcome: Result<Conversion>,
  complain: (sentence: string) => void,
): string {
  const answer = outcome.ok ? outcome.value : answerBeyondDouble(outcome.error, wish);
  if (!answer) {
    if (!outcome.ok) complain(describeError(outcome.error));
    return "";
  }
  if (wish.json) return conversionJson({ ...asked, answer }, asked.rates);
  const isPlain = wish.digits === undefined && !wish.exact;
  return isPlain ? String(answer.result) : numberText(answer, wish);
}

/** Prepares the answers for many numbers. Without `from`, each text names its own unit: "5 mi". */
export function createAnswerer(io: Io, wish: Wish): Result<Answerer> {
  return wish.from === undefined ? quantityAnswerer(io, wish) : numberAnswerer(io, wish, wish.from);
}

function numberAnswerer(io: Io, wish: Wish, fromText: string): Result<Answerer> {
  const pair = resolvePair(fromText, wish.to, wish);
  if (!pair.ok) return pair;
  const { category, from, to } = pair.value;
  const rates = ratesFor(io, category);
  const prepared = prepareConversion(category.id, from.id, to.id, rates);
  if (!prepared.ok) return prepared;
  const { convert: convertExactly, convertQuickly } = prepared.value;
  const isPlain = wish.digits === undefined && !wish.exact && !wish.json;
  const answer: AnswerText = (text, complain) => {
    if (isPlain) {
      const quick = convertQuickly(text);
      if (quick !== null) return String(quick);
    }
    const read = readNumber(text);
    if (!read.ok) {
      complain(readingProblem(text, read.reason));
      return "";
    }
    return print(
      wish,
      { rates, category, from, to, value: read.value },
      convertExactly(read.value),
      complain,
    );
  };
  const probe = convertExactly("1");
  const isRate = probe.ok && probe.value.exactness === "rate";
  const { date, source } = rates;
  return succeed({ answer, target: to, ratesNote: isRate ? `Exchange rates of ${date}, ${source}` : null });
}

function readingProblem(text: string, reason: "empty" | "not_a_number" | "ambiguous"): string {
  if (reason === "empty") return "there is no number.";
  if (reason === "ambiguous") return describeError({ code: "ambiguous_value", text });
  return `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}' is no number.`;
}

function quantityAnswerer(io: Io, wish: Wish): Result<Answerer> {
  const target = resolvePair(wish.to, wish.to, wish);
  if (!target.ok) return target;
  const rates = ratesFor(io, target.value.category);
  const answer: AnswerText = (text, complain) => {
    const phrase = parsePhrase(text, wish);
    if (!phrase.ok) {
      complain(
        phrase.error.code === "invalid_value"
          ? readingProblem(text, text.trim() ? "not_a_number" : "empty")
          : describeError(phrase.error),
      );
      return "";
    }
    const bare = sentenceForBareNumber(phrase.value.parts);
    if (bare !== null) {
      complain(bare);
      return "";
    }
    const quantity = combineParts(phrase.value.parts, wish.to, wish);
    const pair = quantity.ok
      ? resolvePair(quantity.value.unit.id, wish.to, { category: quantity.value.category.id })
      : quantity;
    if (!quantity.ok || !pair.ok) {
      complain(describeError((quantity.ok ? (pair as Extract<typeof pair, { ok: false }>) : quantity).error));
      return "";
    }
    const { category, unit: from, value } = quantity.value;
    const { to } = pair.value;
    const request = { category: category.id, fromUnit: from.id, toUnit: to.id, value };
    return print(wish, { rates, category, from, to, value }, convert(request, rates), complain);
  };
  return succeed({ answer, target: target.value.to, ratesNote: null });
}
