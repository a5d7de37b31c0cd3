import type { ConverterData, ListedUnit } from "./converter-data";

/**
 * A page's data as sent to the browser. Units and their results are packed as text, a third of the size of JSON objects: a row
 * for each unit, a number for each unit.
 */
export type PackedData = Omit<ConverterData, "units" | "results"> & {
  readonly units: string;
  readonly results: string;
};

/** Replaces a symbol that equals the unit's id. */
const SAME = "=";

const packRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((fields) => fields.join("\t")).join("\n");

const unpackRows = (text: string): readonly (readonly string[])[] =>
  text.split("\n").map((line) => line.split("\t"));

/** The noun that takes the plural: "mile" in "mile (US survey)", "mile per hour" and "mile/hour". */
const HEAD = /^[^(/]+?(?= ?[(/]| per |$)/;

const regularPlural = (name: string): string =>
  name.replace(HEAD, (head) => head + (/(?:s|x|z|ch|sh)$/.test(head) ? "es" : "s"));

function packStyle({ name, style, plural }: ListedUnit): readonly string[] {
  if (style.kind === "general")
    return plural === undefined || plural === regularPlural(name) ? [] : ["p", plural];
  return style.kind === "temperature" ? ["t"] : [style.symbolFollows ? "f" : "c", style.symbol];
}

function unpackStyle(name: string, [kind = "", text = ""]: readonly string[]) {
  if (kind === "") return { style: { kind: "general" }, plural: regularPlural(name) } as const;
  if (kind === "p") return { style: { kind: "general" }, plural: text } as const;
  if (kind === "t") return { style: { kind: "temperature" } } as const;
  return { style: { kind: "currency", symbol: text, symbolFollows: kind === "f" } } as const;
}

export function packData({ units, results, ...rest }: ConverterData): PackedData {
  const resultOf = new Map(results);
  const rows = units.map((unit) => [
    unit.id,
    unit.name,
    unit.symbol === unit.id ? SAME : unit.symbol,
    ...packStyle(unit),
  ]);
  return {
    ...rest,
    units: packRows(rows),
    results: results.length > 0 ? units.map(({ id }) => resultOf.get(id) ?? "").join(" ") : "",
  };
}

function unpackUnits(text: string): readonly ListedUnit[] {
  return unpackRows(text).map(([id = "", name = "", symbol = "", ...style]) => ({
    id,
    name,
    symbol: symbol === SAME ? id : symbol,
    ...unpackStyle(name, style),
  }));
}

const unpackResults = (text: string, units: readonly ListedUnit[]): ConverterData["results"] =>
  text.split(" ").flatMap((result, i) => {
    const unit = units[i];
    return unit && result !== "" ? [[unit.id, Number(result)] as const] : [];
  });

const unpacked = new WeakMap<PackedData, ConverterData>();

/** Returns the same object for the same page, because the converter's state is reset when its data changes. */
export function unpackData(packed: PackedData): ConverterData {
  const known = unpacked.get(packed);
  if (known) return known;
  const units = unpackUnits(packed.units);
  const data = { ...packed, units, results: unpackResults(packed.results, units) };
  unpacked.set(packed, data);
  return data;
}
