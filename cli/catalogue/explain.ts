import {
  type Category,
  converter,
  describeReading,
  type Explanation,
  explainUnits,
  type FindOptions,
  type Question,
  type Result,
  readWords,
  type Source,
  type Unit,
} from "~/conversion";
import { formatFull } from "~/numerals/format";
import { toDouble } from "~/numerals/nearest-double";
import { isEqual, ONE, type Ratio } from "~/numerals/ratio";
import { categoryNamed, withCategoryId } from "../answer/category-named";
import { failWith } from "../answer/fail-with";
import { findOptionsOf, prepareReading } from "../answer/find-options";
import { unitText } from "../answer/number-text";
import { ratesFor } from "../answer/rates-in-force";
import type { Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import type { Io } from "../io";
import { paintFor } from "../output/color";
import { printNote, printUsageError } from "../output/print-error";
import { wrapText } from "../output/wrap-text";
import type { ExplainOptions } from "./options";

const WIDEST = 100;
const NARROWEST = 40;

const meanings = {
  exact: "exact: both units are defined exactly",
  conventional: "conventional: exact, by a convention stated in the notes",
  measured: "measured: depends on a measured constant",
  rate: "rate: a market exchange rate, indicative and dated",
} satisfies Record<Explanation["exactness"], string>;

type Pair = {
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  /** The quantity as it was read and its result; null if the question has no number. */
  readonly quantity: { readonly value: Ratio; readonly text: string; readonly result: number } | null;
};

/** Matches words that start with a quantity, not with a unit alone: "-.5 mi", "½ cup", "$5". */
const STARTS_QUANTITY = /^[^\p{L}°'"(]*[\p{Nd}\p{No}]|^(?:\p{L}{1,3})?\p{Sc} ?\d/u;

/** Reads questions as convert does. Two units are read as 1 of the first in the second: "mi km", "mi to km". */
function readUnits(words: readonly string[], options: FindOptions): Result<Question> {
  const whole = readWords(words, options);
  const hasQuantity = whole.ok && whole.value.hasNumber && whole.value.targets.length > 0;
  if (hasQuantity || STARTS_QUANTITY.test(words.join(" "))) return whole;
  const [unit = "", ...others] = words;
  const pair = others.length === 1 ? readWords([`1 ${unit}`], options, others[0]) : null;
  if (pair && (pair.ok || pair.error.code === "incompatible_units")) return pair;
  const counted = readWords([`1 ${unit}`, ...others], options);
  const isBetter = whole.ok || whole.error.code === "incompatible_units";
  return !counted.ok && isBetter ? whole : counted;
}

/** Explains a conversion: its factor, formula, definitions and sources. */
export const runExplain: Run<ExplainOptions> = async (io, words, asked) => {
  prepareReading(io.env, asked);
  const named = asked.category === undefined ? null : categoryNamed(asked.category);
  if (named && !named.ok) return failWith(io, named.error);
  const question = readUnits(words, findOptionsOf(withCategoryId(asked), io));
  if (!question.ok) return failWith(io, question.error);
  const { category, from, targets, readings, value, valueText } = question.value;
  const [to, ...others] = targets;
  if (!to || others.length > 0)
    return printUsageError(io, "explain needs two units, for example: everyunit explain mi km");
  const rates = ratesFor(io, category);
  const explained = explainUnits(category, from, to, rates);
  if (!explained.ok) return failWith(io, explained.error);
  const answer = isEqual(value, ONE) ? null : converter(category, from, to, rates);
  const converted = answer?.ok ? answer.value.convert(value) : answer;
  if (converted && !converted.ok) return failWith(io, converted.error);
  const quantity = converted && {
    value,
    text: /[^\d.,+-]/.test(valueText) ? valueText : `${valueText} ${unitText(category, from)}`,
    result: converted.value.result,
  };
  const pair = { category, from, to, quantity };
  const text = asked.json ? jsonOf(io, pair, explained.value) : textOf(io, pair, explained.value);
  await io.stdout.write(`${text}\n`);
  for (const reading of readings) await printNote(io, describeReading(reading, question.value, rates));
  return EXIT.done;
};

function jsonOf(
  io: Io,
  { category, from, to, quantity }: Pair,
  { isRounded: _isRounded, calculation: _calculation, ...explanation }: Explanation,
): string {
  const { date, source } = ratesFor(io, category);
  const rates = explanation.exactness === "rate" ? { rates: { date, source } } : {};
  return JSON.stringify(
    {
      category: category?.id ?? null,
      ...(quantity ? { value: toDouble(quantity.value), result: quantity.result } : {}),
      from: from.id,
      to: to.id,
      ...explanation,
      ...rates,
    },
    null,
    2,
  );
}

const sourceLine = ({ title, year, url }: Source): string =>
  [title + (year > 0 && !title.includes(String(year)) ? ` (${year})` : ""), url].filter(Boolean).join(" ");

function exactnessText({ exactness, isRounded }: Explanation): string {
  const meaning = meanings[exactness];
  const hasExactFactor = exactness === "exact" || exactness === "conventional";
  if (isRounded && hasExactFactor) return `${meaning}; the factor is shown rounded`;
  return exactness === "exact" ? `${meaning}, and nothing is rounded` : meaning;
}

/** The factor, unless the formula contains it. */
function factorTexts({ exactFactor, factor, formula }: Explanation): readonly string[] {
  if (formula.includes(factor)) return [];
  return [exactFactor === null || exactFactor === factor ? factor : `${factor} (exactly ${exactFactor})`];
}

function uncertaintyTexts({ relativeUncertainty, isUncertaintyBound }: Explanation): readonly string[] {
  if (relativeUncertainty === null) return [];
  const text = relativeUncertainty.toExponential(1);
  return [isUncertaintyBound ? `at most ${text} (relative, an upper bound)` : `${text} (relative)`];
}

function textOf(io: Io, { category, from, to, quantity }: Pair, explanation: Explanation): string {
  const paint = paintFor(io);
  const maxWidth = Math.max(NARROWEST, Math.min(io.stdout.columns, WIDEST));
  const { date, source } = ratesFor(io, category);
  const rows: [string, readonly string[]][] = [
    ["", [`${from.name} to ${to.name}${category ? `, ${category.name}` : ""}`]],
    [
      "Quantity",
      quantity ? [`${quantity.text} = ${formatFull(quantity.result)} ${unitText(category, to)}`] : [],
    ],
    ["Formula", [explanation.formula]],
    ["Factor", factorTexts(explanation)],
    ["Exactness", [exactnessText(explanation)]],
    ["Uncertainty", uncertaintyTexts(explanation)],
    ["Rates", explanation.exactness === "rate" ? [`${source}, ${date}`] : []],
    ["Defined by", explanation.definitions],
    ["Sources", explanation.sources.map(sourceLine)],
    ["Notes", explanation.notes],
  ];
  const width = Math.max(...rows.map(([title]) => title.length)) + 2;
  const lines = rows.flatMap(([title, texts]) =>
    texts.flatMap((text, at) =>
      wrapText(text, maxWidth - width).map(
        (line, row) => paint.dim((at + row === 0 ? title : "").padEnd(title === "" ? 0 : width)) + line,
      ),
    ),
  );
  return [paint.bold(explanation.equation), ...lines].join("\n");
}
