import type { DisplayStyle } from "~/numerals/format";
import { type Ratio, ZERO } from "~/numerals/ratio";
import type { Dimension } from "../algebra/dimension";
import { type NamedUnit, prefixed, type UnitExpression } from "../algebra/expression";
import { nameOf } from "../algebra/names";
import { prefixWithSymbol } from "../algebra/prefixes";
import { type ComposedId, composedId, type NameId, type PrefixesIn } from "./composed-id";
import type { Curve } from "./curve";
import { CatalogueUnit, type Unit, type UnitOptions } from "./unit";

/** `Id` and `UnitId`: the literal types of the ids. */
export type Category<Id extends string = string, UnitId extends string = string> = {
  readonly id: Id;
  readonly name: string;
  /** The dimension of its reference unit. */
  readonly dimension: Dimension;
  /** The kind of quantity, as in a sentence: "length". */
  readonly quantityKind: string;
  /** In display order. A page shows the first four until the list is expanded. */
  readonly units: readonly Unit<UnitId>[];
  /** The lowest value, in the reference unit: zero for absolute scales; null if there is none. */
  readonly minimum: Ratio | null;
  readonly displayStyle: (unit: Unit) => DisplayStyle;
  /** A remark for every conversion of the category, e.g. that gray and sievert differ in meaning. */
  readonly note?: string;
  /** True if its units consist of two others: 1/km² is not a mileage, although it has the same dimension. */
  readonly isRate?: boolean;
  /** Matches the names of its units, if another quantity has the same dimension: W/kg is not a dose rate. */
  readonly toldBy?: RegExp;
  /** The last word of the units' symbols, which people leave out if another unit has it: "7 mmol/L glucose in mg/dL". */
  readonly substance?: string;
};

export type CategoryOptions = {
  /** The coherent unit in which values are compared. */
  readonly reference: UnitExpression;
  /** Stated if it is not the id in words. */
  readonly name?: string;
  readonly isAbsolute?: boolean;
} & Partial<Pick<Category, "quantityKind" | "displayStyle" | "note" | "isRate" | "toldBy" | "substance">>;

const GENERAL: DisplayStyle = { kind: "general" };

/** "areal-density" -> "Areal density" */
export const nameFromId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

/** A category whose rows are created on first use. */
/* @__NO_SIDE_EFFECTS__ */
export function category<Id extends string, UnitId extends string>(
  id: Id,
  options: CategoryOptions,
  rows: () => readonly Unit<UnitId>[],
): Category<Id, UnitId> {
  const { reference, name = nameFromId(id), isAbsolute, ...others } = options;
  let units: readonly Unit<UnitId>[] | undefined;
  return {
    id,
    name,
    quantityKind: name.toLowerCase(),
    minimum: isAbsolute ? ZERO : null,
    displayStyle: () => GENERAL,
    ...others,
    get dimension() {
      return reference.resolve().dimension;
    },
    get units() {
      units ??= rows();
      return units;
    },
  };
}

/** A unit in proportion to the reference unit: `unit("mi/h", per(MILE, HOUR), { symbol: "mph" })`. */
export const unit = <Id extends string>(id: Id, factor: UnitExpression, options: UnitOptions = {}): Unit<Id> =>
  new CatalogueUnit(id, { kind: "linear", factor }, options);

/** A unit with its own name and symbol: `named("cc", "cicero", "cc", times(12, DIDOT_POINT))`. */
export const named = <Id extends string>(id: Id, name: string, symbol: string, factor: UnitExpression, options: UnitOptions = {}): Unit<Id> =>
  unit(id, factor, { name, symbol, ...options });

/** A unit whose zero is at `zero` of the quantity: 0 barg is the standard atmosphere. */
export const offsetUnit = <Id extends string>(id: Id, factor: UnitExpression, zero: UnitExpression, options: UnitOptions = {}): Unit<Id> =>
  new CatalogueUnit(id, { kind: "affine", factor, zero: zero.resolve().ratio }, options);

/** A reciprocal quotient, named by inverting its partner: `reciprocalQuotient("liter-per-mile", per(MILE, LITER))`. */
export const reciprocalQuotient = <Id extends string>(id: Id, partner: UnitExpression, options: UnitOptions = {}): Unit<Id> =>
  new CatalogueUnit(id, { kind: "reciprocal", factor: partner }, options);

/** A unit in inverse proportion: `factor` is the product of the unit and its reciprocal partner. */
export const reciprocalUnit = <Id extends string>(id: Id, name: string, symbol: string, factor: UnitExpression, options: UnitOptions = {}): Unit<Id> =>
  reciprocalQuotient(id, factor, { name, symbol, ...options });

/** A unit whose scale is a curve: a number x of it is curve(x) × `factor`. */
export const curveUnit = <Id extends string>(id: Id, name: string, symbol: string, factor: UnitExpression, curve: Curve, options: UnitOptions = {}): Unit<Id> =>
  new CatalogueUnit(id, { kind: "curve", factor, curve }, { name, symbol, ...options });

/** One row for each prefix, in the order written: `withPrefixes("k M G", HERTZ)`. `optionsOf`: the options for a prefix. */
export const withPrefixes = <const Prefixes extends string, Name extends string, UnitSymbol extends string>(
  prefixes: Prefixes,
  base: NamedUnit<Name, UnitSymbol>,
  optionsOf?: (prefix: string) => UnitOptions,
): readonly Unit<ComposedId<PrefixesIn<Prefixes>, Name, UnitSymbol>>[] =>
  prefixes.split(" ").map((symbol) => {
    const expression = prefixed(prefixWithSymbol(symbol), base);
    return unit(composedId(expression) as ComposedId<PrefixesIn<Prefixes>, Name, UnitSymbol>, expression, optionsOf?.(symbol));
  });

/**
 * One row for each prefix of a unit within a compound, whose id ends in `ending`:
 * `withPrefixesIn("k m µ", GRAM, (gram) => per(gram, LITER), "-per-liter")`.
 */
export const withPrefixesIn = <const Prefixes extends string, Name extends string, const Ending extends string>(
  prefixes: Prefixes,
  base: NamedUnit<Name>,
  compose: (prefixedUnit: UnitExpression) => UnitExpression,
  ending: Ending,
): readonly Unit<`${NameId<PrefixesIn<Prefixes>, Name>}${Ending}`>[] =>
  prefixes.split(" ").map((symbol) => {
    const one = prefixed(prefixWithSymbol(symbol), base);
    const id = `${(nameOf(one) ?? "").toLowerCase()}${ending}`;
    return unit(id as `${NameId<PrefixesIn<Prefixes>, Name>}${Ending}`, compose(one));
  });
