import { findPair } from "../meaning/find-pair";
import { takeNumberPhrase } from "../quantity/number-phrase";

const CAPITAL = /^A ([a-z][a-z -]{2,40}?)(?: and a (?:half|quarter))? (?:to|in|into|as|=|→) ([^,;]+)/;

/** "a mile in feet" for "A mile in feet"; but "A second in C" is a charge, the product of an ampere and a second. */
export function withSmallArticle(text: string): string {
  const [, unit, target] = CAPITAL.exec(text) ?? [];
  return unit !== undefined && target !== undefined && findPair(unit, target).ok ? `a${text.slice(1)}` : text;
}

/** "1 mile" for "a mile" and "1/4 cup" for "a 1/4 cup", but not for "a hundred miles". */
export function withOne(quantity: string): string {
  const [article] = /^an? /i.exec(quantity) ?? [];
  if (article === undefined || takeNumberPhrase(quantity) !== null) return quantity;
  const counted = quantity.slice(article.length);
  return /^\.?[\d¼-¾⅐-⅞]/.test(counted) ? counted : `1 ${counted}`;
}
