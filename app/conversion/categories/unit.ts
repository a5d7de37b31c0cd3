import { fraction, type Ratio } from "~/numerals/ratio";
import type { UnitExpression } from "../algebra/expression";
import { nameOf, pluralNameOf, qudtOf, symbolOf, ucumOf } from "../algebra/names";
import { pluralOf } from "../algebra/plural";
import type { Source } from "../constants/sources";
import type { Curve } from "./curve";

/**
 * How a number in a unit relates to the category's reference unit.
 * linear: reference = x × factor. affine: reference = x × factor + zero. reciprocal: reference = factor ÷ x.
 * curve: reference = curve(x) × factor.
 */
export type Scale =
  | { readonly kind: "linear"; readonly factor: UnitExpression }
  | { readonly kind: "affine"; readonly factor: UnitExpression; readonly zero: Ratio }
  | { readonly kind: "reciprocal"; readonly factor: UnitExpression }
  | { readonly kind: "curve"; readonly factor: UnitExpression; readonly curve: Curve };

/** What a row states because its expression does not compose it. */
export type UnitOptions = {
  readonly name?: string;
  readonly symbol?: string;
  readonly plural?: string;
  /** Other names and symbols that people type; British spellings and "per" for "/" are found without being listed. */
  readonly aliases?: readonly string[];
  /** The UCUM code; null where the composed one does not mean this unit. */
  readonly ucum?: string | null;
  /** The name in QUDT's vocabulary; null where the composed one does not mean this unit. */
  readonly qudt?: string | null;
  /** What an ambiguous name was taken to mean; shown to people. */
  readonly note?: string;
  /** Marks a unit with several published definitions: the one that was chosen; shown as its note. */
  readonly convention?: string;
  /** Sources beyond those of the definition's constants. */
  readonly sources?: readonly Source[];
};

export type Unit = {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly plural: string;
  readonly aliases: readonly string[];
  readonly ucum: string | null;
  readonly qudt: string | null;
  readonly note?: string;
  readonly isConventional: boolean;
  readonly sources: readonly Source[];
  readonly scale: Scale;
};

/** The first text given; a row that has neither its own nor a composed one is a bug. */
function required(id: string, what: string, ...texts: readonly (string | null | undefined)[]): string {
  for (const text of texts) if (text !== undefined && text !== null) return text;
  throw new TypeError(`The unit '${id}' composes no ${what}: state one`);
}

function createUnit(id: string, scale: Scale, options: UnitOptions): Unit {
  // The expression of a reciprocal unit is that of its partner, and a curve's is its measure: neither composes a name.
  const expression = scale.kind === "reciprocal" || scale.kind === "curve" ? undefined : scale.factor;
  const composed = <T>(compose: (expression: UnitExpression) => T): T | undefined => expression && compose(expression);
  const name = required(id, "name", options.name, composed(nameOf));
  return {
    id,
    name,
    symbol: required(id, "symbol", options.symbol, composed(symbolOf)),
    plural: options.plural ?? (options.name === undefined ? composed(pluralNameOf) : null) ?? pluralOf(name),
    aliases: options.aliases ?? (options.name === undefined ? expression?.names?.aliases : undefined) ?? [],
    ucum: options.ucum === undefined ? (composed(ucumOf) ?? null) : options.ucum,
    qudt: options.qudt === undefined ? (composed(qudtOf) ?? null) : options.qudt,
    note: options.convention ?? options.note,
    isConventional: options.convention !== undefined,
    sources: options.sources ?? [],
    scale,
  };
}

/** A unit in proportion to the reference unit: `unit("mi/h", per(MILE, HOUR), { symbol: "mph" })`. */
export const unit = (id: string, factor: UnitExpression, options: UnitOptions = {}): Unit => createUnit(id, { kind: "linear", factor }, options);

/** A unit with its own zero: what the reference unit reads there, as a decimal or fraction ("273.15", "45967/180"). */
export const offsetUnit = (id: string, factor: UnitExpression, zero: string, options: UnitOptions = {}): Unit =>
  createUnit(id, { kind: "affine", factor, zero: fraction(zero) }, options);

/** A unit in inverse proportion: `factor` is the product of the unit and its reciprocal partner. */
export const reciprocalUnit = (id: string, factor: UnitExpression, options: UnitOptions): Unit => createUnit(id, { kind: "reciprocal", factor }, options);

/** A number on a scale that is not proportional: the reference unit reads `curve` of it, times `factor`. */
export const curveUnit = (id: string, factor: UnitExpression, curve: Curve, options: UnitOptions): Unit =>
  createUnit(id, { kind: "curve", factor, curve }, options);
