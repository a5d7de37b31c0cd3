import { isGrammarWord } from "../grammar/words";
import { MOST_NOUNS, nounDimension } from "../lexicon/dimensions";
import { namedConstant } from "../name/named-constants";
import { prefixedUnits } from "../name/prefixed-units";
import type { Token } from "../text/text";
import type { Chart } from "./chart";
import { Item } from "./item";

/** @file Words that name nothing, as "cells", and annotations in braces, which cancel where both sides have them. */

const COST_OF_NOUN = 5;

/** What labs count, with a prefix: mIU, and mcIU for µIU. */
const ARBITRARY_UNIT = /^(mc|[nμumkM]?)IU$/;

/** What tokens of one noun have in common; null for one that is none. */
function stemOf({ kind, lower, text }: Token): string | null {
  if (kind !== "word" || lower.length < 2 || isGrammarWord(lower)) return null;
  if (ARBITRARY_UNIT.test(text)) return "iu";
  return lower.replace(/^\{(.*)\}$/, "$1").replace(/(?<=.{2})s$/, "");
}

function expressionOf({ text }: Token) {
  const prefix = ARBITRARY_UNIT.exec(text)?.[1];
  if (prefix === undefined) return namedConstant(text.startsWith("{") ? text : `{${text}}`);
  return prefix === ""
    ? namedConstant("[IU]")
    : prefixedUnits(`${prefix.replace("mc", "u")}[IU]`)[0]?.expression;
}

export function nounAt(chart: Chart, at: number): Item | null {
  const token = chart.token(at);
  const stem = stemOf(token);
  if (stem === null) return null;
  const stems = chart.text.tokens.map(stemOf);
  const shared = [...new Set(stems.filter((one, i) => one !== null && stems.indexOf(one) !== i))];
  const place = shared.indexOf(stem);
  const expression = place >= 0 && place < MOST_NOUNS ? expressionOf(token) : undefined;
  if (!expression) return null;
  chart.known.add(at);
  return new Item(at + 1, COST_OF_NOUN, nounDimension(place), null, () => expression);
}
