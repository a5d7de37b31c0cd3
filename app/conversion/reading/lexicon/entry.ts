import { isSameForm } from "../../algebra/base-unit-form";
import type { UnitExpression } from "../../algebra/expression";
import type { Unit } from "../../categories/unit";
import { dimensionOf, isSameSize } from "../../converting/rule";
import { expressionOfRow, expressionUnit } from "../name/expression-unit";
import { isOnlyAlone } from "../name/other-case";
import type { Assumption, UnitMatch } from "../name/readings";
import { type DimensionId, idOf } from "./dimensions";

/** What a reading takes for granted, which the answer says and a strict reader refuses; "shared": one of several of a name. */
export type Note =
  | Assumption
  | {
      readonly kind: "shared";
      readonly text: string;
      readonly match: UnitMatch;
      /** What else the name means, in other sizes; empty where the catalogue knows none by that very name. */
      readonly others: readonly UnitMatch[];
    }
  /** A letter for a unit: "5k" as 5 km. */
  | { readonly kind: "counted"; readonly text: string; readonly shown: string }
  /** A force by the name of a mass within a unit: lb/in as lbf/in. */
  | { readonly kind: "load"; readonly text: string; readonly shown: string };

/** In place of what a wording is read as: the symbol of the unit as it is shown. */
export const AS_SHOWN = "";

/** One meaning of a name: a row of the catalogue, or an expression. */
export type Entry = {
  readonly row: UnitMatch | null;
  readonly dimension: DimensionId;
  readonly expression: () => UnitExpression;
  readonly cost: number;
  readonly notes: readonly Note[];
  /** The text whose case decides, and which was read in another. */
  readonly asks: string | null;
  /** Not within a product. */
  readonly isAlone: boolean;
  /** The name is also that of a unit of the SI, which a product means sooner. */
  readonly isRarer?: boolean;
  /** The name is that of a temperature scale. */
  readonly isOffset?: boolean;
  /** The part of its cost that only decides between dimensions, and weighs no more in a product. */
  readonly tie?: number;
  /** Only within one: a mass by whose weight springs are loaded. */
  readonly isLoad?: boolean;
};

/** Costs, in points. Less than one point apart: stated. Not apart: asked. */
export const COST = {
  /** A constant that is meant where nothing else tells. */
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

/** In °C/W the degree is a difference of temperatures: a kelvin. Ids and names say what they are. */
const degreesIn = (text: string, { symbol }: Unit): readonly Note[] =>
  /[/·]/.test(symbol) && /°[CFR]/.test(symbol) && /°|deg(?!ree)|[CF]\b/.test(text)
    ? [{ kind: "interval", text }]
    : [];

/** W/m*K is meant as W/(m·K), although a product comes after a quotient. */
const productBelow = (text: string, { symbol }: Unit): readonly Note[] =>
  symbol.includes("/(") && /\/[^()/*·×.]*[*·×.][^()/]*$/.test(text) && !text.includes("(")
    ? [{ kind: "convention", text: `reading '${text}' as ${symbol}` }]
    : [];

/** Categories whose units are meant only where nothing else is: bare prefixes, differences, water that seeps as fast as rain falls. */
const RARE: ReadonlyMap<string, number> = new Map(
  Object.entries({ prefixes: 8, "temperature-interval": 2.5, "hydraulic-conductivity": 8 }),
);

/** What a unit costs that is rarely meant: besides those, a wavelength, and turns as a frequency. */
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

/** Each meaning once, but all rows: those of several categories may be of one size. */
export const distinct = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((one, i) => one.row !== null || entries.findIndex((other) => isSame(other, one)) === i);

export const leastCost = (entries: readonly { readonly cost: number }[]): number =>
  entries.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY);
