import type { ConverterData, ListedUnit } from "./converter-data";

/** A page's data as sent to the browser. Units are packed as text, a third of the size of JSON objects. */
export type PackedData = Omit<ConverterData, "units"> & { readonly units: string };

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

export const packData = ({ units, ...rest }: ConverterData): PackedData => ({
  ...rest,
  units: packRows(
    units.map((unit) => [
      unit.id,
      unit.name,
      unit.symbol === unit.id ? SAME : unit.symbol,
      ...packStyle(unit),
    ]),
  ),
});

function unpackUnits(text: string): readonly ListedUnit[] {
  return unpackRows(text).map(([id = "", name = "", symbol = "", ...style]) => ({
    id,
    name,
    symbol: symbol === SAME ? id : symbol,
    ...unpackStyle(name, style),
  }));
}

const unpacked = new WeakMap<PackedData, ConverterData>();

/** Returns the same object for the same page, because the converter's state is reset when its data changes. */
export function unpackData(packed: PackedData): ConverterData {
  const known = unpacked.get(packed);
  if (known) return known;
  const data = { ...packed, units: unpackUnits(packed.units) };
  unpacked.set(packed, data);
  return data;
}
