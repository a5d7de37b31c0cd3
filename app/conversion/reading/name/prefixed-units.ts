import { once } from "~/numerals/once";
import { namedExpressions, prefixed, renamed, type UnitExpression } from "../../algebra/expression";
import { pluralOf } from "../../algebra/plural";
import type { Prefix } from "../../algebra/prefix";
import { binaryPrefixes, siPrefixes } from "../../algebra/prefixes";
import { BARN } from "../../constants/customary";
import * as exact from "../../constants/exact";
import { UNITY } from "../../constants/mathematical";
import { foldName, normalizeTypography, withoutQualifier } from "./unit-names";

/** @file The units that take prefixes, and the meanings of a word as a prefix and a unit. */

const COUNTED_WITH_SI: ReadonlySet<UnitExpression> = new Set([exact.TONNE, exact.PARSEC, exact.KILOGRAM]);

/** Whether a unit is an SI unit or accepted with the SI, with or without a prefix. */
export function isSiUnit(unit: UnitExpression): boolean {
  const bare = unit.form.kind === "prefixed" && unit.label === undefined ? unit.form.unit : unit;
  return bare.names?.prefixes === "si" || COUNTED_WITH_SI.has(bare);
}

/** Units of data, with what people write after a prefix instead of the symbol: "Mbyte", "kBytes". */
const INFORMATION_UNITS: readonly (readonly [UnitExpression, ...string[]])[] = [
  [exact.BIT, "bit", "bits", "Bit", "Bits"],
  [exact.BYTE, "byte", "bytes", "Byte", "Bytes"],
];

type PrefixableUnit = {
  readonly unit: UnitExpression;
  readonly prefixes: readonly Prefix[];
  /** Whether a prefix below one is more likely a typing error. */
  readonly isOnlyMultiplied?: boolean;
  /** Symbols that the unit has only after a prefix. */
  readonly typed?: readonly string[];
};

const isBelowOne = ({ form }: Prefix): boolean => form.ratio.denominator !== 1n;

/** Units that take prefixes under another name. The barn is spelled out: "mb" is the millibar or an amount of data. */
const RENAMED: readonly UnitExpression[] = [
  renamed(BARN, "barn", { symbol: "barn", prefixes: "all" }),
  // A noun that cancels: "mIU/mL" in IU/L.
  renamed(UNITY, "[IU]", { name: "[IU]", symbol: "[IU]", prefixes: "all" }),
];

/** The units with fewer prefixes: "kB" is the kilobyte and "Pa" the pascal, never a kilobel or a petayear. */
const FEWER = new Map<UnitExpression, (prefix: Prefix) => boolean>([
  [exact.BEL, isBelowOne],
  [exact.JULIAN_YEAR, ({ form }) => form.ratio.numerator <= 10n ** 12n],
]);

/** The units that take prefixes, each with its prefixes. */
export const prefixableUnits = once((): readonly PrefixableUnit[] => [
  ...[...namedExpressions, ...RENAMED].flatMap((unit) =>
    unit.names?.prefixes === undefined
      ? []
      : {
          unit,
          prefixes: siPrefixes.filter(FEWER.get(unit) ?? (() => true)),
          // "mpc" is a mistyped "Mpc", not a milliparsec.
          isOnlyMultiplied: unit.names.prefixes === "multiples",
          // Astronomers and geologists write "Myr". The year of 365 days takes no prefixes.
          typed: unit === exact.JULIAN_YEAR ? ["yr"] : [],
        },
  ),
  ...INFORMATION_UNITS.map(([unit, ...typed]) => ({
    unit,
    // "mb" is not a millibyte; "mbit" is asked about.
    prefixes: [
      ...(unit === exact.BYTE ? siPrefixes.filter((prefix) => !isBelowOne(prefix)) : siPrefixes),
      ...binaryPrefixes,
    ],
    isOnlyMultiplied: true,
    typed,
  })),
]);

type Tables = {
  readonly symbols: ReadonlyMap<string, readonly PrefixableUnit[]>;
  readonly names: ReadonlyMap<string, readonly PrefixableUnit[]>;
};

const isSymbol = (text: string): boolean => /^\S{1,4}$/.test(text);

const tables = once((): Tables => {
  const symbols = new Map<string, PrefixableUnit[]>();
  const names = new Map<string, PrefixableUnit[]>();
  const put = (map: Map<string, PrefixableUnit[]>, key: string, entry: PrefixableUnit) => {
    const known = map.get(key);
    if (!known) map.set(key, [entry]);
    else if (!known.includes(entry)) known.push(entry);
  };
  for (const entry of prefixableUnits()) {
    const { label = "", names: own } = entry.unit;
    const name = own?.name ?? label;
    const typed = [...(own?.aliases ?? []).filter(isSymbol), ...(entry.typed ?? [])];
    const symbol = own?.symbol ?? "";
    // A UCUM code in all caps is ignored if it equals the symbol otherwise: the M of "MREM" may be milli or mega.
    const code = own?.ucum?.toLowerCase() === symbol ? symbol : (own?.ucum ?? "");
    for (const text of [symbol, code, ...typed]) {
      const key = normalizeTypography(text);
      if (key === "") continue;
      put(symbols, key, entry);
      put(symbols, withoutQualifier(key) ?? key, entry);
    }
    const words = [
      name,
      label,
      pluralOf(label),
      own?.plural ?? pluralOf(name),
      // Short aliases are both symbols and names: "sec" in "millisec", "cal" in "kilocal".
      ...[withoutQualifier(own?.symbol ?? "") ?? "", ...(own?.aliases ?? [])].filter(
        (text) => !isSymbol(text) || /^[a-z]{3,4}$/.test(text),
      ),
    ];
    for (const text of words) {
      const folded = foldName(normalizeTypography(text));
      put(names, folded, entry);
      put(names, withoutQualifier(folded) ?? folded, entry);
    }
  }
  return { symbols, names };
});

/** A prefix followed by a unit that takes it. */
type PrefixedUnit = {
  readonly expression: UnitExpression;
  readonly text: string;
  /** Only considered if no other reading of this spelling makes sense. */
  readonly isUnlikely: boolean;
};

const allPrefixes: readonly Prefix[] = [...siPrefixes, ...binaryPrefixes];

const found = (
  prefix: Prefix,
  entries: readonly PrefixableUnit[] | undefined,
  text: string,
): PrefixedUnit[] =>
  (entries ?? [])
    .filter(({ prefixes }) => prefixes.includes(prefix))
    .map(({ unit, isOnlyMultiplied = false }) => ({
      expression: prefixed(prefix, unit),
      text,
      isUnlikely: isOnlyMultiplied && isBelowOne(prefix),
    }));

const symbolsOf = (prefix: Prefix): readonly string[] => [
  prefix.symbol.replace("µ", "μ"),
  ...prefix.typed.filter((start) => start !== "μ"),
];
const prefixBySymbol = once(
  (): ReadonlyMap<string, Prefix> =>
    new Map(allPrefixes.flatMap((prefix) => symbolsOf(prefix).map((symbol) => [symbol, prefix] as const))),
);
const prefixByName = once(
  (): ReadonlyMap<string, Prefix> => new Map(allPrefixes.map((prefix) => [prefix.name, prefix])),
);
const SYMBOL_LENGTHS = [2, 1];
const NAME_LENGTHS = [6, 5, 4, 3];

/** The units that a word names in full after the symbol of a prefix: "joule" in "kjoule", "Second" in "mSecond". */
const spelledOut = (word: string): readonly PrefixableUnit[] | undefined =>
  /^[A-Za-z][a-z]{3,}$/.test(word)
    ? tables()
        .names.get(foldName(word))
        ?.filter(({ unit: { label = "", names } }) =>
          foldName(names?.name ?? label).startsWith(foldName(word).slice(0, 4)),
        )
    : undefined;

/** The meanings of a word as a prefix and a unit: "MPa", "megapascals", "kpascal". Symbols are case-sensitive. */
export function prefixedUnits(word: string): readonly PrefixedUnit[] {
  const { symbols, names } = tables();
  const symbol = normalizeTypography(word);
  const units: PrefixedUnit[] = [];
  for (const length of SYMBOL_LENGTHS) {
    const prefix = symbol.length > length ? prefixBySymbol().get(symbol.slice(0, length)) : undefined;
    const unit = symbol.slice(length);
    if (prefix) units.push(...found(prefix, symbols.get(unit) ?? spelledOut(unit), word));
  }
  const likely = units.filter(({ isUnlikely }) => !isUnlikely);
  const name = foldName(symbol);
  for (const length of NAME_LENGTHS) {
    const prefix = name.length > length ? prefixByName().get(name.slice(0, length)) : undefined;
    const unit = name.slice(length).trim();
    if (prefix)
      likely.push(...found(prefix, names.get(unit) ?? names.get(unit.replace(/(?<=.{3})s$/, "")), word));
  }
  return likely;
}

const byLowerCase = once((): ReadonlyMap<string, readonly PrefixedUnit[]> => {
  const map = new Map<string, PrefixedUnit[]>();
  for (const [symbol, entries] of tables().symbols)
    for (const entry of entries)
      for (const prefix of entry.prefixes)
        for (const start of symbolsOf(prefix)) {
          const text = start + symbol;
          const key = text.toLowerCase();
          map.set(key, [...(map.get(key) ?? []), ...found(prefix, [entry], text)]);
        }
  return map;
});

/** The prefixed units whose symbol matches a word in any case. */
export function prefixedUnitsInAnyCase(word: string): readonly PrefixedUnit[] {
  return byLowerCase().get(normalizeTypography(word).toLowerCase()) ?? [];
}
