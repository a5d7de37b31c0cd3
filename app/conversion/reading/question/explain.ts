import { isOtherBase } from "~/numerals/read-number";
import { isSameDimension } from "../../algebra/dimension";
import { fail, invalidExpression, type Result } from "../../errors";
import type { Chart } from "../chart/chart";
import { type Item, spanOf, unitStart, unitTextOf } from "../chart/item";
import { numbersAt } from "../chart/numbers";
import { isGrammarWord, QUANTITY_NAMES } from "../grammar/sentences";
import { categoriesWith, vectorOf } from "../lexicon/dimensions";
import { quantityOf } from "../name/common-meanings";
import { type FindOptions, rowsNamed } from "../name/named-rows";
import { whyNoUnit } from "../name/not-units";
import { unknownUnit } from "../suggestion/unknown-unit";
import { adviceOn } from "./advice";
import { categoryFor, unitOf } from "./agreement";
import { ENDS_IN, MOST_NAMES } from "./findings";
import type { Reader } from "./reader";

/** @file Explains why there is no reading: an unknown word, units that do not convert, a missing part, an unexpected token. */

export const LINK = /^(?:to|into|in|as|=|→)$/;

const IS_QUANTITY = new RegExp(`^(?:${QUANTITY_NAMES})$`);

type Span = { readonly start: number; readonly end: number };

/** Whether a token is part of a number. */
const isNumberAt = (chart: Chart, at: number): boolean => {
  for (let start = Math.max(0, at - 6); start <= at; start += 1)
    if (numbersAt(chart.text, start).some(({ end }) => end > at)) return true;
  return false;
};

/** The first adjacent words that are not names; null if all are. */
function unknownWords(chart: Chart): Span | null {
  const { tokens } = chart.text;
  for (let i = 0; i < tokens.length; i += 1) chart.read("name", i, false);
  const isUnknown = (i: number): boolean => {
    const token = tokens[i];
    return (
      token !== undefined &&
      (token.kind === "word" || /^[^\d\s()[\]/*×·^+,;:.=→<>-]$/u.test(token.text)) &&
      !chart.known.has(i) &&
      (!isNumberAt(chart, i) || whyNoUnit(token.text) !== undefined) &&
      (!isGrammarWord(token.lower) || whyNoUnit(token.text) !== undefined)
    );
  };
  const start = tokens.findIndex((_, i) => isUnknown(i));
  if (start < 0) return null;
  let end = start + 1;
  while (isUnknown(end) && tokens[end]?.space) end += 1;
  return { start, end };
}

/** The error for unknown words, with the expression that contains them and the unit on the other side. */
function unknownIn(chart: Chart, span: Span, options: FindOptions): Result<never> {
  const name = spanOf(chart.text, span);
  const side = chart.sideOf(span.start);
  const partner = chart.context.sides.find((one) => one !== side)?.unit;
  const whole = chart.text.source.slice(side.from, side.to).trim();
  const column = side.unit.indexOf(name) + 1;
  const isWithin = side.unit !== name && whole !== name && column > 0;
  const isBeforeTarget = LINK.test(chart.text.tokens[span.end]?.lower ?? "");
  return unknownUnit(name, options, {
    partner,
    isBeforeTarget,
    ...(isWithin ? { within: side.unit, column } : {}),
  });
}

/** The unit, category and dimension of an item, to choose advice. */
function meaningOf(item: Item, text: string) {
  const category = categoryFor(item);
  const unit = unitOf(item, category, text);
  return { category, unit, dimension: vectorOf(item.dimension) };
}

/** Whether a unit measures glucose: mg/dL does, nanograms do not. */
const isOfGlucose = (text: string): boolean => rowsNamed(`${text} glucose`, {}).length > 0;

/** The error for two items that do not convert, each with its text. */
function apart(
  [from, fromText]: readonly [Item, string],
  [to, toText]: readonly [Item, string],
  quantity?: string,
): Result<never> {
  const [a, b] = [meaningOf(from, fromText), meaningOf(to, toText)];
  return fail({
    code: "incompatible_units",
    from: fromText,
    fromQuantity: quantityOf(a),
    to: toText,
    toQuantity: quantityOf(b),
    advice: isSameDimension(a.dimension, b.dimension) ? undefined : adviceOn([fromText, a], [toText, b]),
    quantity: [fromText, toText].every(isOfGlucose) ? quantity : undefined,
  });
}

/** The error for adjacent units that are not a product: usually, that the first does not convert into the rest. */
function looseUnits(chart: Chart, item: Item, options: FindOptions): Result<never> {
  const { text } = chart;
  const start = unitStart(text, item);
  const unit = spanOf(text, { start, end: item.end });
  if (item.names > MOST_NAMES)
    return invalidExpression(
      unit,
      `More than ${MOST_NAMES} units are side by side; put 'to' before the target`,
      1,
    );
  if (/^in /i.test(unit))
    return fail({ code: "missing_unit", value: spanOf(text, { start: item.start, end: start }) });
  const [pair] = chart.read("power", start, false).flatMap((from) => {
    const rest = from.end < item.end ? chart.read("quotient", from.end, false) : [];
    const to = rest.find(({ end }) => end === item.end);
    return to ? [[from, to] as const] : [];
  });
  if (!pair) return atLink(chart) ?? furthest(chart, options);
  const [from, to] = pair;
  if (from.dimension === to.dimension) return unknownUnit(spanOf(text, from), options);
  return apart([from, spanOf(text, from)], [to, spanOf(text, to)]);
}

function incompatible({ chart, findings }: Reader, options: FindOptions): Result<never> | null {
  const disagreed = findings.disagreed ?? chart.apart;
  if (!disagreed) return null;
  const [from, to] = disagreed;
  const { category } = options;
  const isOutside = ({ dimension }: Item): boolean =>
    !categoriesWith(dimension).some(({ id }) => id === category);
  const outside = category === undefined ? undefined : disagreed.find(isOutside);
  if (outside) return unknownUnit(unitTextOf(chart.text, outside), options);
  return from === to ? looseUnits(chart, from, options) : inconvertible(chart, from, to);
}

/** The error for a quantity before "to" or "in" that is incomplete or does not convert: "3 x 4 in kg", "12 V 5 A to W". */
function atLink(chart: Chart): Result<never> | null {
  const { tokens } = chart.text;
  for (let i = tokens.length - 2; i > 0; i -= 1) {
    if (!LINK.test(tokens[i]?.lower ?? "")) continue;
    const sums = chart.read("sum", 0);
    const [target] = chart
      .read("quotient", i + 1, false)
      .filter(({ end, isBare }) => end === tokens.length && !isBare);
    const source = target && sums.find(({ end }) => end === i);
    if (source?.isBare) return fail({ code: "missing_unit", value: spanOf(chart.text, source) });
    if (source) return inconvertible(chart, source, target);
    const digits = target && numbersAt(chart.text, i - 1).find(({ end }) => end === i);
    if (digits && sums.some(({ end }) => end === i - 1))
      return fail({ code: "missing_unit", value: spanOf(chart.text, { start: i - 1, end: i }) });
    for (const first of sums) {
      if (first.isBare || first.end >= i || !first.startsWithNumber) continue;
      const second = chart
        .read("sum", first.end)
        .find(({ end, isBare, startsWithNumber }) => end === i && !isBare && startsWithNumber);
      if (second && second.dimension !== first.dimension) return inconvertible(chart, first, second);
    }
  }
  return null;
}

function inconvertible(chart: Chart, from: Item, to: Item): Result<never> {
  const texts = [from, to].map((one) =>
    one.isSum || one.sides || /^["'×]|\d /.test(unitTextOf(chart.text, one))
      ? spanOf(chart.text, one)
      : unitTextOf(chart.text, one),
  );
  const [fromText = "", toText = ""] = texts;
  return apart([from, fromText], [to, toText], spanOf(chart.text, from));
}

/** The error for the token where reading stopped, or for a missing part. */
function furthest(chart: Chart, options: FindOptions): Result<never> {
  const { tokens, source } = chart.text;
  const end = chart.furthest;
  const token = tokens[end];
  const last = numbersAt(chart.text, tokens.length - 1).length > 0 ? tokens.at(-1) : undefined;
  if (!token && last?.space && tokens.length > 2) return fail({ code: "missing_unit", value: last.text });
  const noUnit = tokens.find(
    ({ kind, lower }, i) => kind === "word" && IS_QUANTITY.test(lower) && !chart.known.has(i),
  );
  if (noUnit) return unknownUnit(noUnit.text, options);
  if (token) return invalidExpression(source, `'${token.text}' is not expected here`, token.start + 1);
  const missing =
    /^[^)]*\(/.test(source) && !source.includes(")") ? "A closing parenthesis is missing" : null;
  const factors = source.split(/[*·×/]/).length;
  const isTooLarge = [...source.matchAll(/\^-?(\d+)/g)].some(([, power]) => Number(power) > 99);
  const why =
    missing ??
    (isTooLarge
      ? "A power goes up to 99"
      : factors > 20
        ? "An expression has at most 20 units"
        : / and \d/.test(source)
          ? "Write + between two quantities to add them"
          : "A quantity and its target are expected");
  return invalidExpression(source, why);
}

/** The error for a text without a reading. */
export function explain(reader: Reader, options: FindOptions, isUnit = false): Result<never> {
  const { chart } = reader;
  const { tokens, source } = chart.text;
  if (isUnit && options.category !== undefined && !source.includes("→")) return unknownUnit(source, options);
  const unknown = unknownWords(chart);
  const hasNumber = isUnit || tokens.some((_, i) => numbersAt(chart.text, i).length > 0);
  if (unknown && (hasNumber || whyNoUnit(spanOf(chart.text, unknown)) !== undefined))
    return unknownIn(chart, unknown, options);
  const [word = ""] = source.split(" ");
  const [quantity = ""] = source.split(" →");
  if (!hasNumber)
    return (
      (unknown ? null : incompatible(reader, options)) ??
      fail({ code: "invalid_value", text: /^[-+]?\d/.test(word) ? word : quantity })
    );
  if (chart.refusal) return invalidExpression(source, chart.refusal.why);
  if (!isUnit && ENDS_IN.test(source)) return fail({ code: "missing_target", text: source });
  const disagreed = incompatible(reader, options);
  if (disagreed) return disagreed;
  const parted = isUnit ? null : atLink(chart);
  if (parted) return parted;
  if (isOtherBase(word)) return fail({ code: "invalid_value", text: word });
  const sums = chart.read("sum", 0);
  const isStart = (sign: string): boolean => sign === "" || LINK.test(sign);
  const bare = sums.find(({ isBare, end }) => isBare && isStart(tokens[end]?.lower ?? ""));
  if (bare && !isUnit) return fail({ code: "missing_unit", value: spanOf(chart.text, bare) });
  if (sums.length === 0 && !isUnit && /^[-+.>≥≤<]*[\d.]/.test(source))
    return fail({ code: "invalid_value", text: word });
  return furthest(chart, options);
}
