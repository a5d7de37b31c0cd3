import type { DisplayStyle } from "~/numerals/format";
import { fraction, type Ratio, ZERO } from "~/numerals/ratio";
import type { Definition } from "./definition";
import { pluralOf } from "./plural";
import type { Source } from "./sources";

/**
 * How a number in a unit stands to the category's reference unit.
 * linear: reference = x × factor. affine: reference = x × factor + zero. reciprocal: reference = factor ÷ x.
 */
export type Scale =
  | { readonly kind: "linear"; readonly factor: Definition }
  | { readonly kind: "affine"; readonly factor: Definition; readonly zero: Ratio }
  | { readonly kind: "reciprocal"; readonly factor: Definition };

export type UnitOptions = {
  /** The plural where the rule of plural.ts does not find it. */
  readonly plural?: string;
  /** Other names and symbols that people type; British spellings and "per" for "/" are found without being listed. */
  readonly aliases?: readonly string[];
  /** The UCUM code (case-sensitive), where UCUM has the unit with this very meaning. */
  readonly ucum?: string;
  /** What an ambiguous name was taken to mean; shown to people. */
  readonly note?: string;
  /** Marks a unit without one firm definition: the convention that was chosen; shown as its note. */
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
  readonly ucum?: string;
  readonly note?: string;
  readonly isConventional: boolean;
  readonly sources: readonly Source[];
  readonly scale: Scale;
};

function unit(id: string, name: string, symbol: string, scale: Scale, options: UnitOptions): Unit {
  return {
    id,
    name,
    symbol,
    plural: options.plural ?? pluralOf(name),
    aliases: options.aliases ?? [],
    ucum: options.ucum,
    note: options.convention ?? options.note,
    isConventional: options.convention !== undefined,
    sources: options.sources ?? [],
    scale,
  };
}

/** A unit in proportion to the reference unit: `linear("ft", "foot", "ft", FOOT, { plural: "feet", ucum: "[ft_i]" })`. */
export const linear = (
  id: string,
  name: string,
  symbol: string,
  factor: Definition,
  options: UnitOptions = {},
): Unit => unit(id, name, symbol, { kind: "linear", factor }, options);

/** A unit with its own zero: what the reference unit reads there, as a decimal or fraction text ("273.15", "45967/180"). */
export const affine = (
  id: string,
  name: string,
  symbol: string,
  factor: Definition,
  zero: string,
  options: UnitOptions = {},
): Unit => unit(id, name, symbol, { kind: "affine", factor, zero: fraction(zero) }, options);

/** A unit in inverse proportion: factor is the product of the unit and its reciprocal partner. */
export const reciprocal = (
  id: string,
  name: string,
  symbol: string,
  factor: Definition,
  options: UnitOptions = {},
): Unit => unit(id, name, symbol, { kind: "reciprocal", factor }, options);

export type Category = {
  readonly id: string;
  readonly name: string;
  /** The coherent unit in which values are compared; its dimension is the category's. */
  readonly reference: Definition;
  /** What a page says the category measures, e.g. "length". */
  readonly quantity: string;
  /** Display order. The first four are what a page shows before anyone asks for more. */
  readonly units: readonly Unit[];
  /** Absolute scales: no value lies below the reference unit's zero. */
  readonly minimum: Ratio | null;
  readonly displayStyle: (unit: Unit) => DisplayStyle;
  /** A remark for every conversion of the category, e.g. that gray and sievert differ in meaning. */
  readonly note?: string;
};

export type CategoryOptions = {
  readonly quantity?: string;
  readonly isAbsolute?: boolean;
  readonly displayStyle?: (unit: Unit) => DisplayStyle;
  readonly note?: string;
};

const GENERAL: DisplayStyle = { kind: "general" };

/** A category whose rows are made when first asked for. */
export function category(
  id: string,
  name: string,
  reference: Definition,
  rows: () => readonly Unit[],
  options: CategoryOptions = {},
): Category {
  let units: readonly Unit[] | undefined;
  return {
    id,
    name,
    reference,
    quantity: options.quantity ?? name.toLowerCase(),
    minimum: options.isAbsolute ? ZERO : null,
    displayStyle: options.displayStyle ?? (() => GENERAL),
    note: options.note,
    get units() {
      units ??= rows();
      return units;
    },
  };
}
