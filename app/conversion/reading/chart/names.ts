import { toExpression, toThe } from "../../algebra/expression";
import { isGrammarWord } from "../grammar/sentences";
import { MOST_NOUNS, NO_DIMENSION, nounDimension, raised } from "../lexicon/dimensions";
import { COST } from "../lexicon/entry";
import { namedConstant } from "../name/named-expressions";
import { prefixedUnits } from "../name/prefixed-units";
import type { Text, Token } from "../text/text";
import type { Cell, Chart, Rule } from "./chart";
import { Item, ofEntry } from "./item";

/** Limits for a name in words, and for an id, which has hyphens. */
const MOST_TOKENS = 12;
const MOST_TOKENS_OF_ID = 30;
/** Tokens that a name does not contain after its first one. */
const NO_PART = /^(?:to|into|how|many|much|are|convert|what|please|[=→?!:;+<>|]|[-=]*>+)$/;
const IN_NAMES = /^[-/()[\].·*^&%'"#,@]$/;
const LETTER = /^\p{L}$/u;

const AFTER_POWER = /[\^\p{L}-]$/u;

/** The end of the longest name that might start at a token. */
function furthest(chart: Chart, at: number): number {
  let end = at + 1;
  const most = Math.min(chart.text.tokens.length, at + MOST_TOKENS_OF_ID);
  for (; end < most; end += 1) {
    const { kind, lower, space } = chart.token(end);
    if (space && end >= at + MOST_TOKENS) break;
    if (lower === "" || NO_PART.test(lower) || (kind === "sign" && !IN_NAMES.test(lower))) break;
  }
  return end;
}

/** Whether "as" after a number means attoseconds: "2 as to s", "2 as fs", but not "0.5 as %". */
const isAttosecond = (chart: Chart): boolean =>
  /^(?:to|into|in|as|→|per|[-+*·/]|[zafpnμu]?s)$/.test(chart.word(2));

/** Whether a name is more likely the word before a target: "in" after a unit is rarely the inch. */
function isLinkHere(chart: Chart, at: number, end: number, name: string): boolean {
  if (name === "as") return end < chart.text.tokens.length && !isAttosecond(chart);
  if (at === 0 || !/^(?:in|to|at|a|IN|TO|AT|In|To|At)$/.test(name) || end >= chart.text.tokens.length)
    return false;
  const before = chart.token(at - 1);
  if (before.kind === "sign" && /^[*×·/(]$/.test(before.text)) return false;
  const isPower = at > 2 && !before.space && AFTER_POWER.test(chart.sign(at - 2));
  return before.kind !== "number" || isPower;
}

/** Whether the last word of a name is the word before a target, as "in" in "USD/lb in USD". */
const endsWithLink = (chart: Chart, at: number, end: number): boolean =>
  end > at + 1 &&
  isLinkHere(chart, end - 1, end, chart.sign(end - 1)) &&
  !NO_PART.test(chart.word(end)) &&
  chart.word(end) !== "per";

/** Whether the first word of a name is the word before a target: "pcf in lbf/ft3" does not ask for inch pounds. */
const startsWithLink = (chart: Chart, at: number, end: number): boolean =>
  at > 0 && end > at + 1 && chart.word(at) === "in" && chart.token(at - 1).kind === "word";

const mayStart = (chart: Chart, at: number, { kind, text }: Token): boolean =>
  kind === "word" ||
  (kind === "number" && /^\d+$/.test(text) && chart.token(at + 1).kind === "word") ||
  text === "[";

/** Whether a name may end with this token. */
const mayEnd = ({ kind, text }: Token): boolean => kind !== "sign" || text === ")" || text === "]";

/** Whether a name is more likely a power: "T2" is a square, not the signal, but "g0" and "cal15" are names. */
function isPowerOf(chart: Chart, at: number, end: number): boolean {
  const digits = chart.token(end - 1);
  if (end !== at + 2 || digits.kind !== "number" || digits.space || !/^[1-9]$/.test(digits.text))
    return false;
  const exponent = Number(digits.text);
  const bases = chart.entries(chart.token(at).text, at);
  const names = chart.entries(chart.between(at, end), at);
  return (
    bases.length > 0 &&
    !bases.some((base) => names.some((one) => one.dimension === raised(base.dimension, exponent)))
  );
}

function offer(chart: Chart, name: string, at: number, end: number, extra: number, into: Cell): void {
  const link =
    isLinkHere(chart, at, end, name) || endsWithLink(chart, at, end) || startsWithLink(chart, at, end);
  for (const one of chart.entries(name, at)) {
    const cost = one.cost + extra + (link ? COST.link : 0);
    if (!into.wants(end, cost, one.dimension, one.row?.category ?? null, false)) continue;
    const item = ofEntry(one, end, name, cost);
    item.hasLink = link;
    into.put(item);
  }
}

const POWER_OF_TEN = /^10\^(-?\d{1,2})(?=\/ ?[\p{L}μ%]|$|(?<=-\d+) )/u;

/** Reads a UCUM power of ten, which is a unit: "10*3/uL", "10*-6.m". "10*3 m" is a product. */
export function powerOfTenAt({ tokens, source, ends }: Text, at: number): Item | null {
  const token = tokens[at];
  if (token?.text !== "10" || tokens[at + 1]?.text !== "^" || tokens[at + 1]?.space) return null;
  const [all, exponent] = POWER_OF_TEN.exec(source.slice(token.start)) ?? [];
  const end = all === undefined ? undefined : ends.get(token.start + all.length);
  return end === undefined
    ? null
    : new Item(end, 0, NO_DIMENSION, null, () => toThe(Number(exponent), toExpression("10")));
}

/** Cost of a noun that is not a unit, such as "cells", or of an annotation in braces: it cancels if both sides have it. */
const COST_OF_NOUN = 5;

/** International units with a prefix: "mIU", and "mcIU" for µIU. */
const ARBITRARY_UNIT = /^(mc|[nμumkM]?)IU$/;

/** Words that change a power or name a logarithm, and therefore never cancel: "ksi*sqrt(in)", "inverse m", "mag/arcsec2". */
const NO_NOUNS =
  /^(?:sqrt|sqr|cbrt|(?:square)?root|square|cube|fourth|quartic|inverse|recip(?:rocal)?|log|ln|exp|mags?)$/;

/** The singular of a noun in lower case, to compare nouns; null if the token is not a noun. */
function stemOf({ kind, lower, text }: Token): string | null {
  if (kind !== "word" || lower.length < 2 || isGrammarWord(lower) || NO_NOUNS.test(lower)) return null;
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

function nounAt(chart: Chart, at: number): Item | null {
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

/** Adds the names that start at a token, the longest first. */
export const names: Rule = (chart, at, _, into) => {
  const first = chart.token(at);
  const power = powerOfTenAt(chart.text, at);
  if (power) into.offer(power);
  if (!mayStart(chart, at, first)) return;
  let longest = 0;
  for (let end = furthest(chart, at); end > at; end -= 1) {
    if (!mayEnd(chart.token(end - 1)) || (first.kind === "number" && end < at + 3)) continue;
    const written = chart.between(at, end);
    // The full stop of an abbreviation is not part of the name.
    const name = /^[^.]*\p{L}\.$/u.test(written) ? written.slice(0, -1) : written;
    const entries = chart.entries(name, at);
    if (entries.length === 0) continue;
    const unlikely = isPowerOf(chart, at, end) ? COST.unlikely : 0;
    offer(chart, name, at, end, unlikely + (longest > end ? COST.cut : 0), into);
    if (!unlikely && entries.some(({ cost }) => cost <= COST.constant)) longest = Math.max(longest, end);
    for (let i = at; i < end; i += 1) chart.known.add(i);
  }
  if (into.items.length === 0 && !LETTER.test(first.text)) {
    const noun = nounAt(chart, at);
    if (noun) into.offer(noun);
  }
};
