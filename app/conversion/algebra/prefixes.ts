import { power, ratio } from "~/numerals/ratio";
import type { SourceId } from "../constants/bibliography";
import { type BaseUnitForm, UNITY_FORM } from "./base-unit-form";
import { prefixed, type UnitExpression } from "./expression";
import type { Prefix } from "./prefix";

type Row = readonly [name: string, symbol: string, exponent: number];

/** SI Brochure, table 7. */
const SI_ROWS = [
  ["quetta", "Q", 30],
  ["ronna", "R", 27],
  ["yotta", "Y", 24],
  ["zetta", "Z", 21],
  ["exa", "E", 18],
  ["peta", "P", 15],
  ["tera", "T", 12],
  ["giga", "G", 9],
  ["mega", "M", 6],
  ["kilo", "k", 3],
  ["hecto", "h", 2],
  ["deka", "da", 1],
  ["deci", "d", -1],
  ["centi", "c", -2],
  ["milli", "m", -3],
  ["micro", "µ", -6],
  ["nano", "n", -9],
  ["pico", "p", -12],
  ["femto", "f", -15],
  ["atto", "a", -18],
  ["zepto", "z", -21],
  ["yocto", "y", -24],
  ["ronto", "r", -27],
  ["quecto", "q", -30],
] as const satisfies readonly Row[];

/** IEC 80000-13; the step is 1024. */
const BINARY_NAMES = [
  "kibi",
  "mebi",
  "gibi",
  "tebi",
  "pebi",
  "exbi",
  "zebi",
  "yobi",
  "robi",
  "quebi",
] as const;

type SiNames = { readonly [SiRow in (typeof SI_ROWS)[number] as SiRow[1]]: SiRow[0] };
type BinaryNames = {
  readonly [Name in (typeof BINARY_NAMES)[number] as Name extends `${infer First}${string}`
    ? `${Uppercase<First>}i`
    : never]: Name;
};
/** The names of the prefixes by their symbols. */
export type PrefixNames = SiNames & BinaryNames;

/** A prefix whose power is computed on first use. `source`: stated if it is not that of every SI unit. */
class PowerPrefix implements Prefix {
  private computed: BaseUnitForm | undefined;

  constructor(
    readonly name: string,
    readonly symbol: string,
    readonly ucum: string | null,
    private readonly base: bigint,
    private readonly exponent: number,
    private readonly source?: SourceId,
  ) {}

  get typed(): readonly string[] {
    return this.symbol === "µ" ? ["u", "μ"] : [];
  }

  get form(): BaseUnitForm {
    this.computed ??= {
      ...UNITY_FORM,
      ratio: power(ratio(this.base), this.exponent),
      sources: this.source ? new Set([this.source]) : UNITY_FORM.sources,
    };
    return this.computed;
  }
}

/** Whether a prefix is one of the four of 2022, which have no UCUM code. */
const isOf2022 = (exponent: number): boolean => Math.abs(exponent) > 24;

function siPrefix([name, symbol, exponent]: Row): Prefix {
  if (isOf2022(exponent))
    return new PowerPrefix(name, symbol, null, 10n, exponent, "27th CGPM, Resolution 3");
  return new PowerPrefix(name, symbol, symbol === "µ" ? "u" : symbol, 10n, exponent);
}

function binaryPrefix(name: string, index: number): Prefix {
  const symbol = `${(name[0] ?? "").toUpperCase()}i`;
  return new PowerPrefix(name, symbol, index < 4 ? symbol : null, 1024n, index + 1, "IEC 80000-13");
}

export const siPrefixes: readonly Prefix[] = SI_ROWS.map(siPrefix);
export const binaryPrefixes: readonly Prefix[] = BINARY_NAMES.map(binaryPrefix);

const bySymbol: ReadonlyMap<string, Prefix> = new Map(
  [...siPrefixes, ...binaryPrefixes].map((prefix) => [prefix.symbol, prefix]),
);

/** The prefix with a symbol; an unknown symbol in our own source is a bug. */
export function prefixWithSymbol(symbol: string): Prefix {
  const prefix = bySymbol.get(symbol);
  if (!prefix) throw new RangeError(`No prefix '${symbol}'`);
  return prefix;
}

const before = (symbol: string, unit: UnitExpression): UnitExpression =>
  prefixed(prefixWithSymbol(symbol), unit);
export const peta = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("P", unit);
export const tera = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("T", unit);
export const giga = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("G", unit);
export const mega = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("M", unit);
export const kilo = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("k", unit);
export const hecto = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("h", unit);
export const deka = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("da", unit);
export const deci = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("d", unit);
export const centi = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("c", unit);
export const milli = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("m", unit);
export const micro = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("µ", unit);
export const nano = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("n", unit);
export const pico = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("p", unit);
export const femto = /* @__NO_SIDE_EFFECTS__ */ (unit: UnitExpression): UnitExpression => before("f", unit);
