import type { DisplayStyle } from "~/numerals/format";
import { type Ratio, ZERO } from "~/numerals/ratio";
import type { Dimension } from "../algebra/dimension";
import type { UnitExpression } from "../algebra/expression";
import type { Unit } from "./unit";

/** `Id` and `UnitId`: the literal types of the ids. */
export type Category<Id extends string = string, UnitId extends string = string> = {
  readonly id: Id;
  readonly name: string;
  /** That of its reference unit, the coherent unit in which values are compared. */
  readonly dimension: Dimension;
  /** The kind of quantity, as in a sentence: "length". */
  readonly quantityKind: string;
  /** Display order. The first four are what a page shows before the visitor asks for more. */
  readonly units: readonly Unit<UnitId>[];
  /** Absolute scales: no value lies below the reference unit's zero. */
  readonly minimum: Ratio | null;
  readonly displayStyle: (unit: Unit) => DisplayStyle;
  /** A remark for every conversion of the category, e.g. that gray and sievert differ in meaning. */
  readonly note?: string;
  /** Its units are quotients of two others: 1/km² is no mileage, whose dimension it has. */
  readonly isRate?: boolean;
  /** Names that tell its units from those of another quantity of the same dimension: W/kg is no dose rate. */
  readonly toldBy?: RegExp;
  /** The last word of the units' symbols, which people leave out where another unit has it: "7 mmol/L glucose in mg/dL". */
  readonly substance?: string;
};

export type CategoryOptions = {
  /** The coherent unit in which values are compared. */
  readonly reference: UnitExpression;
  /** Where it is not the id in words. */
  readonly name?: string;
  readonly isAbsolute?: boolean;
} & Partial<Pick<Category, "quantityKind" | "displayStyle" | "note" | "isRate" | "toldBy" | "substance">>;

const GENERAL: DisplayStyle = { kind: "general" };

/** "areal-density" -> "Areal density" */
const nameFromId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

/** A category whose rows are created when first used. */
export function category<Id extends string, UnitId extends string>(
  id: Id,
  options: CategoryOptions,
  rows: () => readonly Unit<UnitId>[],
): Category<Id, UnitId> {
  const name = options.name ?? nameFromId(id);
  let units: readonly Unit<UnitId>[] | undefined;
  return {
    id,
    name,
    quantityKind: options.quantityKind ?? name.toLowerCase(),
    minimum: options.isAbsolute ? ZERO : null,
    displayStyle: options.displayStyle ?? (() => GENERAL),
    note: options.note,
    isRate: options.isRate,
    toldBy: options.toldBy,
    substance: options.substance,
    get dimension() {
      return options.reference.resolve().dimension;
    },
    get units() {
      units ??= rows();
      return units;
    },
  };
}
