import {
  decimalExponent,
  divide,
  isZero,
  negate,
  type Ratio,
  toDouble,
  toExactText,
  toSignificantText,
} from "~/numerals/ratio";
import { requireCategory, requireUnit } from "./catalogue-conversion";
import { type Exactness, evaluate, exactnessOf, type Law, lawBetween } from "./convert";
import type { ExchangeRates } from "./currencies/rates";
import type { Definition, Resolved } from "./definition";
import { constantsIn, describeDefinition, sourcesOf, superscript } from "./describe";
import { type Result, succeed } from "./errors";
import { equationOf, formulaOf } from "./formula";
import type { Source } from "./sources";
import type { Category, Scale, Unit } from "./unit";

/** What stands behind one conversion, in words. */
export type Explanation = {
  /** "1 mi = 1.609344 km" */
  readonly equation: string;
  /** The exact factor as a decimal or fraction, with π or ln 10 as signs where they occur; null where it is measured or a rate. */
  readonly exactFactor: string | null;
  /** The factor to 17 significant digits. */
  readonly factor: string;
  readonly exactness: Exactness;
  /** "Multiply by 1.609344." */
  readonly formula: string;
  /** Relative standard uncertainty of a measured factor. */
  readonly relativeUncertainty: number | null;
  /** "mile = 1760 × yard", one line for each constant the two units rest on. */
  readonly definitions: readonly string[];
  readonly sources: readonly Source[];
  /** What ambiguous names were taken to mean, conventions, remarks of the category. */
  readonly notes: readonly string[];
};

const MAX_EXACT_LENGTH = 60;
const FACTOR_DIGITS = 17;

/** A long fraction says less than the decimal it comes to: 5/9, but not 8896443230521/1290320000. */
const isReadable = (text: string): boolean => text.length <= (text.includes("/") ? 9 : 24);

/** Many currencies have a sign that another country reads as its own; their codes are plain. */
const nameOf = (unit: Unit, category: Category): string =>
  category.displayStyle(unit).kind === "currency" ? unit.id : unit.symbol || unit.name;

/** Explains the conversion between two units, named by id. Errors: unknown_category, unknown_unit, no_rate. */
export function explain(
  categoryId: string,
  fromId: string,
  toId: string,
  rates: ExchangeRates,
): Result<Explanation> {
  const category = requireCategory(categoryId);
  if (!category.ok) return category;
  const from = requireUnit(category.value, fromId);
  if (!from.ok) return from;
  const to = requireUnit(category.value, toId);
  if (!to.ok) return to;
  const law = lawBetween(from.value, to.value);
  const factor = evaluate(law.factor, rates);
  return factor.ok ? succeed(describeLaw(category.value, from.value, to.value, law, factor.value)) : factor;
}

function describeLaw(category: Category, from: Unit, to: Unit, law: Law, factor: Ratio): Explanation {
  const exactness = exactnessOf(law.factor);
  const exactFactor = exactText(law.factor);
  const short = exactFactor !== null && isReadable(exactFactor) ? exactFactor : String(toDouble(factor));
  return {
    equation: equationOf({
      from: nameOf(from, category),
      to: nameOf(to, category),
      law,
      factor,
      shown: short,
      isExact: short === exactFactor,
    }),
    exactFactor,
    factor: toSignificantText(factor, FACTOR_DIGITS),
    exactness,
    formula: formulaOf(law, factor, short),
    relativeUncertainty: uncertaintyOf(law.factor),
    definitions: definitionsOf(from, to),
    sources: [...new Set([...sourcesOf(from), ...sourcesOf(to)])],
    notes: [...new Set([from.note, to.note, category.note].filter((note) => note !== undefined))],
  };
}

/** The factor as an exact text: "1.609344", "5/9", "π ÷ 180"; null where something measured or a rate is in it. */
function exactText({ ratio, atoms }: Resolved): string | null {
  const signs: string[] = [];
  for (const [atom, exponent] of atoms) {
    if (atom.kind !== "irrational") return null;
    const size = Math.abs(exponent);
    signs.push(`${exponent < 0 ? "÷" : "×"} ${atom.id}${size === 1 ? "" : superscript(size)}`);
  }
  const [over, under] = toExactText(ratio).split("/");
  const text = over === "1" && signs[0]?.startsWith("×") ? "" : over;
  const fraction =
    signs.length === 0 ? toExactText(ratio) : [text, ...signs, ...(under ? ["÷", under] : [])].join(" ");
  const whole = fraction.replace(/^ × /, "");
  return whole.length <= MAX_EXACT_LENGTH ? whole : toLongText(ratio, signs);
}

/** A long exact number in scientific form keeps every digit where it ends within the room, else none is shown as exact. */
function toLongText(ratio: Ratio, signs: readonly string[]): string | null {
  const digits = toSignificantText(ratio, 50);
  const isWhole =
    !isZero(ratio) &&
    Math.abs(decimalExponent(ratio)) < 300 &&
    toExactText(ratio).replace(/^-?0\.?0*|\.|0+$/g, "").length <= 40;
  return isWhole
    ? [digits, ...signs].join(" ")
    : `${ratio.numerator}/${ratio.denominator}`.length <= 120
      ? [`${ratio.numerator}/${ratio.denominator}`, ...signs].join(" ")
      : null;
}

function uncertaintyOf({ atoms }: Resolved): number | null {
  let sum = 0;
  for (const [atom, exponent] of atoms) sum += (exponent * (atom.relativeUncertainty ?? 0)) ** 2;
  return sum === 0 ? null : Math.sqrt(sum);
}

function definitionsOf(from: Unit, to: Unit): string[] {
  const lines = new Set<string>();
  for (const unit of [from, to]) {
    const { factor } = unit.scale;
    if (unit.scale.kind === "affine") lines.add(`absolute zero = ${zeroOf(unit.scale)} ${unit.symbol}`);
    else if (isRate(factor)) lines.add(`${unit.name}: market exchange rate`);
    else if (factor.label === undefined) lines.add(`${unit.name} = ${describeDefinition(factor)}`);
    else if (factor.label.toLowerCase() !== unit.name.toLowerCase())
      lines.add(`${unit.name} = ${factor.label}`);
    for (const constant of isRate(factor) ? [] : constantsIn(factor)) {
      if (constant.form.kind === "named")
        lines.add(`${constant.label} = ${describeDefinition(constant.form.is)}`);
      if (constant.form.kind === "atom") lines.add(`${constant.label}: ${atomText(constant.resolve())}`);
    }
  }
  return [...lines];
}

const isRate = ({ form, resolve }: Definition): boolean =>
  form.kind === "atom" && [...resolve().atoms.keys()].some(({ kind }) => kind === "rate");

/** What the unit reads where the reference unit reads zero. */
const zeroOf = ({ zero, factor }: Extract<Scale, { kind: "affine" }>): string =>
  toExactText(negate(divide(zero, factor.resolve().ratio))).replace("-", "−");

function atomText({ atoms }: Resolved): string {
  const [atom] = atoms.keys();
  if (!atom) return "";
  if (atom.kind === "rate") return "market exchange rate";
  if (atom.kind === "irrational") return "mathematical constant";
  return `measured, ${toSignificantText(atom.value!, 15)} in SI units (${atom.source.id})`;
}
