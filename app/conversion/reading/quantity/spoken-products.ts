import { once } from "~/numerals/once";
import { add, divide, fraction, subtract, toExactText } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import { PARTS, takeNumberPhrase } from "./number-phrase";

const MULTIPLES = new Map(Object.entries({ twice: 2, double: 2, thrice: 3, triple: 3, quadruple: 4 }));
const PART_OF = once(() => {
  const parts = Array.from(PARTS.keys()).join("|");
  return new RegExp(
    `((?<=\\d) ?%|[%‰¼-¾⅐-⅞]|[./]\\d+| per ?cent|\\b(?:${parts})s?) of( an?| the)? (?=\\S)`,
    "giu",
  );
});
const STARTS_AMOUNT = once(() => /^(?:[\d.(¼-¾⅐-⅞\p{Sc}]|c\b)/u);

/** Whether a text starts with a number, or is about the speed of light. */
const startsAmount = (text: string): boolean =>
  STARTS_AMOUNT().test(text) || takeNumberPhrase(text, true) !== null;

const hundredths = (part: string): string => part.replace(/ ?(?:%|per ?cent)/i, " * 0.01");

/** A percentage that is added or subtracted: 5 kg + 10 %, 50 USD - 20 percent. */
const PERCENT_MORE = /^(.+) ([+-]) ([\d.]+) ?(?:%|per ?cent)$/;
const HAS_UNIT = once(() => /[\p{L}\p{Sc}'"°]/u);

/** Writes an amount plus or minus a percentage as a product; null for other texts, such as the sum 5 % + 10 %. */
export function withPercent(text: string): string | null {
  const [, amount, sign, percent = ""] = PERCENT_MORE.exec(text) ?? [];
  const part = readNumber(percent);
  if (amount === undefined || !part.ok || amount.includes("%") || !HAS_UNIT().test(amount)) return null;
  const hundred = fraction("100");
  const whole = sign === "+" ? add(hundred, part.value) : subtract(hundred, part.value);
  return `(${amount}) * ${toExactText(divide(whole, hundred))}`;
}

/** Writes "twice five miles", "a third of 1 h 6 min" and "10% of a mile" as products; "a third of a mile" is one number. */
export function multiplySpoken(text: string): string {
  const [word = ""] = text.split(" ", 1);
  const multiple = MULTIPLES.get(word.toLowerCase());
  const start = multiple === undefined ? 0 : word.length + 1;
  let product = text.slice(start);
  const found = / of /i.test(product) ? Array.from(product.matchAll(PART_OF())) : [];
  // From the last, so that "half of half of 5 km" is part of a part.
  for (const one of found.reverse()) {
    const [, part = "", article = ""] = one;
    const before = product.slice(0, one.index);
    const ofWhat = product.slice(one.index + part.length + " of ".length);
    const isPercent = /%|cent/i.test(part);
    const factor = isPercent ? hundredths(part) : part;
    if (startsAmount(ofWhat)) product = `${before}${factor} * ${ofWhat}`;
    else if (isPercent && article !== "")
      product = `${before}${factor} * ${/the/i.test(article) ? "" : "1 "}${ofWhat.slice(article.length)}`;
  }
  return multiple !== undefined && startsAmount(product)
    ? `${multiple} * ${product}`
    : text.slice(0, start) + product;
}
