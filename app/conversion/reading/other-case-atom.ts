import type { UnitExpression } from "../algebra/expression";
import {
  type AtomReading,
  caseChoice,
  distinctSizes,
  expressionOfRow,
  fromRow,
  isSi,
  usable,
} from "./atom-meaning";
import { isEveryday } from "./everyday";
import { RANKS } from "./name-rank";
import { rowsNamed } from "./named-rows";
import { whyNoUnit } from "./not-units";
import { prefixedUnitsInAnyCase } from "./prefixed-units";
import { type Candidate, caselessCandidates, type FindOptions } from "./row-candidates";
import { normaliseTypography, withoutQualifier } from "./unit-names";

const isSameButForCase = (a: string, b: string): boolean =>
  normaliseTypography(a).toLowerCase() === normaliseTypography(b).toLowerCase();

/** What a small letter stands for besides: 2w may be two weeks. */
const SHORT_FOR: Readonly<Record<string, string>> = { w: "week" };

/** A small letter that names no unit is a unit of the SI: 240 v, 5 j, 60 w to hp. */
function readLetter(text: string): AtomReading {
  const capital = text.toUpperCase();
  const si = rowsNamed(capital, {})
    .filter(({ matchesCase, unit: { symbol } }) => matchesCase && symbol === capital && capital !== text)
    .map(fromRow)
    .filter(isSi);
  const meanings = [...si, ...rowsNamed(SHORT_FOR[text] ?? "", {}).map(fromRow)];
  return meanings.length > 0 ? { kind: "meanings", meanings: distinctSizes(meanings) } : { kind: "unknown" };
}

/** What a word in the wrong case may mean: one unit where only one can be meant, a question where a prefix is at stake. */
export function readInAnyCase(text: string, options: FindOptions): AtomReading {
  const isLetter = normaliseTypography(text).length === 1 && !options.isAnyCase;
  if (isLetter) return readLetter(text);
  // "em" is no exameter.
  if (whyNoUnit(text) !== undefined) return { kind: "unknown" };
  const caseless = usable(caselessCandidates(text, options), text);
  // FT is the foot before it is the foot (US survey).
  const isOwn = ({ unit }: Candidate): boolean =>
    [unit.id, unit.symbol, ...unit.aliases].some((name) => isSameButForCase(name, text));
  const isNarrow = !options.isLenient && caseless.some(isOwn);
  // CAL is a calorie or a Calorie, which is a thousand of them.
  const alike = caseless.filter(
    ({ category, unit: { symbol, scale } }) =>
      category === caseless.find(isOwn)?.category &&
      scale.factor.form.kind !== "prefixed" &&
      isSameButForCase(withoutQualifier(symbol) ?? symbol, text),
  );
  const symbols = new Set(alike.map(({ unit: { symbol } }) => withoutQualifier(symbol) ?? symbol));
  if (isNarrow && symbols.size > 1)
    return { kind: "case", choices: alike.map(({ unit }) => caseChoice(expressionOfRow(unit), unit.symbol)) };
  const rows = isNarrow ? caseless.filter(isOwn) : caseless.filter(({ unit }) => !/survey/.test(unit.name));
  const choices = distinctSizes([
    ...rows.map((row) => ({ expression: expressionOfRow(row.unit), text: row.unit.symbol, row })),
    ...prefixedUnitsInAnyCase(text).map((one) => ({ ...one, row: undefined })),
  ]);
  // "BTUs"
  if (choices.length === 0 && /^[A-Z]{2,5}s$/i.test(text) && /^[A-Z]{2}/.test(text))
    return readInAnyCase(text.slice(0, -1), options);
  if (choices.length === 0) return { kind: "unknown" };
  if (isPrefixAtStake(choices.map(({ expression }) => expression)))
    return { kind: "case", choices: choices.map((one) => caseChoice(one.expression, one.text)) };
  const everyday = choices.filter(({ row }) => row && isEveryday(row.category));
  const rankOf = (one: (typeof choices)[number]): number =>
    RANKS.indexOf("caseless") +
    (everyday.length === 0 || everyday.includes(one) ? 0 : 1) +
    (!one.row || isOwn(one.row) ? 0 : 1);
  return {
    kind: "meanings",
    meanings: choices.map((one) => ({
      expression: one.expression,
      rank: rankOf(one),
      isOffset: one.row?.unit.scale.kind === "affine",
    })),
  };
}

/** True where two of the choices put different prefixes before one unit: mW and MW. */
function isPrefixAtStake(choices: readonly UnitExpression[]): boolean {
  const units = choices.map(({ form }) => (form.kind === "prefixed" ? form.unit : null));
  return units.some((unit, i) => unit !== null && units.indexOf(unit) !== i);
}
