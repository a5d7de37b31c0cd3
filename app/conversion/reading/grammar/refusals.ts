import { once } from "~/numerals/once";
import { fail, invalidExpression, type Result } from "../../errors";
import { ownNames } from "../lexicon/own-names";
import { refusedText } from "../quantity/refused-quantities";

/** Whether two names are of one quantity. */
const areAlike = (a: string, b: string): boolean =>
  ownNames(a).some((one) => ownNames(b).some((other) => one.dimension === other.dimension));

/** 2-3 cups, 2 to 3 cups; but 1-3/4 cups are a mixed number. */
const NUMBERS = once(
  () => /^([\d.]+)(?:-| ?(?:to|or|TO|OR) ?)([\d.]+) ?(?!per\b)(?:(?=(?:to|into|in|as)\b|$)|([\p{L}%°€£$]+))/u,
);
/** "5 ft in m and 3 kg in lb" */
const TWO_QUESTIONS = once(
  () => / (?:to|in|into|as|→) [^\d]+(?:,|;|\?|\band\b|\bor\b) ?(\d[^?]* (?:to|in|into|as|→) .*)$/iu,
);
const TWO_TEMPERATURES = /^(\d+ ?°?[CF]) ?\/ ?(\d+ ?°?[CF])$/i;

function twoQuantities(text: string): Result<never> | null {
  const [, from, upTo, unit = ""] = NUMBERS().exec(text) ?? [];
  if (from !== undefined)
    return invalidExpression(
      text,
      `A range is two quantities: convert ${from} and ${`${upTo} ${unit}`.trim()} separately`,
    );
  const [, second] = TWO_QUESTIONS().exec(text) ?? [];
  if (second !== undefined)
    return invalidExpression(text, `Ask one question at a time; '${second}' is a second one`);
  const pair = TWO_TEMPERATURES.exec(text);
  return (
    pair && invalidExpression(text, `${pair[1]} and ${pair[2]} are two temperatures: convert them one by one`)
  );
}

/** Runners count kilometers so, most others thousands, and few kelvins. */
const THOUSANDS = /^\d[\d.]*k$/;

/** Why a text is not a question (invalid_expression), or what it may mean (ambiguous_value); null for any other. */
export const refusedQuestion = (text: string): Result<never> | null =>
  THOUSANDS.test(text)
    ? fail({ code: "ambiguous_value", text, meanings: ["km", "K", "a thousand"] })
    : (refusedText(text, areAlike) ?? twoQuantities(text));
