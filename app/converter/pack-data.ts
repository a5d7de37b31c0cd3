import type { ConverterData, ListedUnit } from "./converter-data";

/** A page's data as sent to the browser. Units are packed as text, a third of the size of JSON objects. */
export type PackedData = Omit<ConverterData, "units"> & { readonly units: string };

/** Replaces a symbol that equals the unit's id. */
const SAME = "=";

const packRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((fields) => fields.join("\t")).join("\n");

const unpackRows = (text: string): readonly (readonly string[])[] =>
  text.split("\n").map((line) => line.split("\t"));

function packStyle({ style, plural }: ListedUnit): readonly string[] {
  if (style.kind === "general") return plural === undefined ? [] : ["p", plural];
  return style.kind === "temperature" ? ["t"] : [style.symbolFollows ? "f" : "c", style.symbol];
}

function unpackStyle(kind = "", text = ""): Pick<ListedUnit, "style" | "plural"> {
  if (kind === "") return { style: { kind: "general" } };
  if (kind === "p") return { style: { kind: "general" }, plural: text };
  if (kind === "t") return { style: { kind: "temperature" } };
  return { style: { kind: "currency", symbol: text, symbolFollows: kind === "f" } };
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
    ...unpackStyle(...style),
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
