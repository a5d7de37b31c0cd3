import { divide, negate, toExactText, toSignificantText } from "~/numerals/ratio";
import type { BaseUnitForm } from "../algebra/base-unit-form";
import type { UnitExpression } from "../algebra/expression";
import type { Scale, Unit } from "../categories/unit";
import { constantsIn, describeDefinition, prefixSize } from "./describe";

/** One line for each constant that the two units depend on: "mile = 1760 × yard". */
export const definitionsOf = (from: Unit, to: Unit): string[] => [
  ...new Set([from, to].flatMap(definitionLines)),
];

function definitionLines({ name, symbol, scale }: Unit): readonly string[] {
  const { factor } = scale;
  if (isRate(factor)) return [`${name}: market exchange rate`];
  const constants = constantsIn(factor);
  // A row with its constant's name uses the constant's definition: "acre (US survey) = US survey acre" is a tautology.
  if (scale.kind === "linear" && factor.label !== undefined && isSameName(name, factor.label))
    return [...constantLine(factor, name), ...constants.slice(1).flatMap((one) => constantLine(one))];
  return [...ownLine(name, symbol, scale), ...constants.flatMap((one) => constantLine(one))];
}

function ownLine(name: string, symbol: string, scale: Scale): readonly string[] {
  switch (scale.kind) {
    case "affine":
      return [`absolute zero = ${zeroOf(scale)} ${symbol}`];
    case "curve":
      return [`x ${symbol} = ${describeDefinition(scale.factor)} × ${scale.curve.applyText("x")}`];
    case "reciprocal":
      return [reciprocalLine(name, symbol, scale.factor)];
    case "linear": {
      const definition = wholeText(scale.factor);
      return isTautology(name, definition) ? [] : [`${name} = ${definition}`];
    }
  }
}

/** The definition of a reciprocal unit: "rhe = 1 ÷ poise" or "x L/100 km = (100 × kilometer ÷ liter) ÷ x". */
function reciprocalLine(name: string, symbol: string, partner: UnitExpression): string {
  const definition = describeDefinition(partner);
  return partner.label === undefined ? `x ${symbol} = (${definition}) ÷ x` : `${name} = 1 ÷ ${definition}`;
}

/** A definition as text. A prefixed unit alone becomes a multiple: "1000 × meter". */
const wholeText = (definition: UnitExpression): string =>
  definition.form.kind === "prefixed" && definition.label === undefined
    ? `${prefixSize(definition.form.prefix)} × ${describeDefinition(definition.form.unit)}`
    : describeDefinition(definition);

function constantLine(constant: UnitExpression, name = constant.label): readonly string[] {
  const { form } = constant;
  if (form.kind === "constant") return [`${name}: ${constantText(constant.resolve())}`];
  const definition = form.kind === "definition" ? wholeText(form.is) : "";
  return definition === "" || isTautology(name ?? "", definition) ? [] : [`${name} = ${definition}`];
}

const isRate = (expression: UnitExpression): boolean =>
  expression.form.kind === "constant" &&
  [...expression.resolve().constants.keys()].some(({ kind }) => kind === "rate");

/** The value in this unit when the value in the reference unit is zero: −273.15 for °C. */
const zeroOf = ({ zero, factor }: Extract<Scale, { kind: "affine" }>): string =>
  toExactText(negate(divide(zero, factor.resolve().ratio))).replace("-", "−");

function constantText({ constants }: BaseUnitForm): string {
  const [constant] = constants.keys();
  switch (constant?.kind) {
    case "rate":
      return "market exchange rate";
    case "irrational":
      return "mathematical constant";
    case "measured":
      return `measured, ${toSignificantText(constant.value, 15)} in SI units (${constant.source})`;
    case undefined:
      return "";
  }
}

const EMPTY_WORDS = new Set(["of", "the", "for"]);
const ONE_WORD: Readonly<Record<string, string>> = { uk: "imperial", feet: "foot" };

const wordsIn = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "" && !EMPTY_WORDS.has(word))
      .map((word) => ONE_WORD[word] ?? word),
  );

/** True if one name contains all words of the other: "acre (US survey)" and "US survey acre". */
function isSameName(a: string, b: string): boolean {
  const [fewer, more] = [wordsIn(a), wordsIn(b)].toSorted((one, other) => one.size - other.size);
  return fewer !== undefined && more !== undefined && [...fewer].every((word) => more.has(word));
}

const withoutRemark = (name: string): string => name.replaceAll(/ ?\([^()]*\)/g, "");

/** True if a definition has the same words as the name: "meter/second" is meter ÷ second. */
function isTautology(name: string, definition: string): boolean {
  const defined = wordsIn(definition);
  return [name, withoutRemark(name)].some((text) => {
    const words = wordsIn(text);
    return words.size === defined.size && [...words].every((word) => defined.has(word));
  });
}
