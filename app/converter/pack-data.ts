import type { DisplayStyle } from "~/numerals/format";
import { rememberedFor } from "~/numerals/once";
import type { ConverterData } from "./converter-data";

/** A page's data as sent to the browser. Units and results are JSON within a string: Remix's own format is longer. */
export type PackedData = Omit<ConverterData, "units" | "results" | "refusals"> & { readonly units: string };

/** 0: the symbol equals the id, or the plural ends in -s. A style that is not general replaces the plural. */
type Row = readonly [id: string, name: string, symbol: string | 0, plural: string | 0 | DisplayStyle];

export function packData({ units, results, refusals = [], ...rest }: ConverterData): PackedData {
  const outcomeOf = new Map<string, number | string>([...results, ...refusals]);
  const rows = units.map(({ id, name, symbol, plural, style }): Row => {
    const shownAs = plural === `${name}s` ? 0 : (plural ?? style);
    return [id, name, symbol === id ? 0 : symbol, shownAs];
  });
  return { ...rest, units: JSON.stringify([rows, units.map(({ id }) => outcomeOf.get(id))]) };
}

/** Returns the same object for the same page, because the converter's state is reset when its data changes. */
export const unpackData = rememberedFor((packed: PackedData): ConverterData => {
  const [rows, outcomes]: [Row[], (number | string | null)[]] = JSON.parse(packed.units);
  const units = rows.map(([id, name, symbol, plural]) => {
    const words =
      typeof plural === "object"
        ? { style: plural }
        : { style: { kind: "general" } as const, plural: plural || `${name}s` };
    return { id, name, symbol: symbol || id, ...words };
  });
  return {
    ...packed,
    units,
    results: units.flatMap(({ id }, i) => {
      const result = outcomes[i];
      return typeof result === "number" ? [[id, result] as const] : [];
    }),
    refusals: units.flatMap(({ id }, i) => {
      const reason = outcomes[i];
      return typeof reason === "string" ? [[id, reason] as const] : [];
    }),
  };
});
