import { isSameForm } from "../../algebra/base-unit-form";
import type { UnitExpression } from "../../algebra/expression";
import type { Unit } from "../../categories/unit";
import { dimensionOf, isSameSize } from "../../converting/rule";
import { expressionOfRow, expressionUnit } from "../name/expression-unit";
import { isOnlyAlone } from "../name/other-case";
import type { Assumption, UnitMatch } from "../name/readings";
import { type DimensionId, idOf } from "./dimensions";

/** An assumption, which the answer states and a strict question refuses. "shared": one of several units of a name. */
export type Note =
  | Assumption
  | {
      readonly kind: "shared";
      readonly text: string;
      readonly match: UnitMatch;
      /** The other units, of other sizes; empty if the catalogue has none with exactly this name. */
      readonly others: readonly UnitMatch[];
    }
  /** A letter was read as a unit: "5k" as 5 km. */
  | { readonly kind: "counted"; readonly text: string; readonly shown: string };

/** A placeholder for `shown`: the symbol of the unit in the answer. */
export const AS_SHOWN = "";

/** One meaning of a name: a row of the catalogue, or an expression. */
export type Entry = {
  readonly row: UnitMatch | null;
  readonly dimension: DimensionId;
  readonly expression: () => UnitExpression;
  readonly cost: number;
  readonly notes: readonly Note[];
  /** The text that was read in another case, and that is asked about; null if there is none. */
  readonly asks: string | null;
  /** Whether it is not allowed in a product. */
  readonly isAlone: boolean;
  /** Whether an SI unit has the same name, and takes precedence in a product. */
  readonly isRarer?: boolean;
  /** Whether the name is that of a temperature scale. */
  readonly isOffset?: boolean;
  /** The part of the cost that only decides between dimensions, and does not count again in a product. */
  readonly tie?: number;
};

/** Costs in points. Meanings that differ by less than one point are stated; equal ones are asked about. */
export const COST = {
  /** A constant in a question without a target. */
  alone: -8,
  context: -1,
  own: 0,
  prefixed: 2,
  smallLetters: 3,
  case: 4,
  constant: 5,
  cut: 3,
  link: 8,
  unlikely: 9,
  contradicted: 25,
} as const;

export const NO_NOTES: readonly Note[] = [];

/** Notes that a degree is a temperature difference, as in "°C/W". Ids and names need no note. */
const degreesIn = (text: string, { symbol }: Unit): readonly Note[] =>
  /[/·]/.test(symbol) && /°[CFR]/.test(symbol) && /°|deg(?!ree)|[CF]\b/.test(text)
    ? [{ kind: "interval", text }]
    : [];

/** Notes that a product after a slash is the divisor: "W/m*K" is read as W/(m·K). */
const productBelow = (text: string, { symbol }: Unit): readonly Note[] =>
  symbol.includes("/(") && /\/[^()/*·×.]*[*·×.][^()/]*$/.test(text) && !text.includes("(")
    ? [{ kind: "convention", text: `reading '${text}' as ${symbol}` }]
    : [];

/** The extra costs of categories that are rarely meant: bare prefixes, temperature differences, and the seepage of water. */
const RARE: ReadonlyMap<string, number> = new Map(
  Object.entries({ prefixes: 8, "temperature-interval": 2.5, "hydraulic-conductivity": 8 }),
);

/** The extra cost of a unit that is rarely meant: one of those categories, a wavelength, or turns as a frequency. */
function rarity({ category, unit }: UnitMatch): number {
  const rare = RARE.get(category?.id ?? "");
  if (rare !== undefined) return rare;
  if (unit.scale.kind === "reciprocal") return 2;
  if (unit.scale.kind === "curve" && unit.ucum !== null) return 1.4;
  return unit.name === "revolution/minute (frequency)" ? 1.1 : 0;
}

export function ofRow(text: string, row: UnitMatch, cost: number): Entry {
  const isAlone = isOnlyAlone(text, row.unit);
  const notes = [...degreesIn(text, row.unit), ...productBelow(text, row.unit)];
  return {
    row,
    dimension: idOf(dimensionOf(row.unit)),
    expression: () => expressionOfRow(row.unit),
    cost: cost + rarity(row) + (isAlone ? 4 : 0),
    notes: notes.length > 0 ? notes : NO_NOTES,
    asks: null,
    isAlone,
  };
}

export const ofExpression = (expression: UnitExpression, cost: number): Entry => ({
  row: null,
  dimension: idOf(expression.resolve().dimension),
  expression: () => expression,
  cost,
  notes: NO_NOTES,
  asks: null,
  isAlone: false,
});

export const matchOf = (one: Entry, text: string): UnitMatch =>
  one.row ?? { category: null, unit: expressionUnit(one.expression(), text) };

const isLinear = ({ row }: Entry): boolean => row === null || row.unit.scale.kind === "linear";

export const isSame = (a: Entry, b: Entry): boolean =>
  a.dimension === b.dimension &&
  isLinear(a) === isLinear(b) &&
  (a.row && b.row
    ? isSameSize(a.row.unit, b.row.unit)
    : isSameForm(a.expression().resolve(), b.expression().resolve()));

/** Removes duplicate meanings, except rows: rows of several categories may have the same size. */
export const distinct = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((one, i) => one.row !== null || entries.findIndex((other) => isSame(other, one)) === i);

export const leastCost = (entries: readonly { readonly cost: number }[]): number =>
  entries.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
