import type { ListedUnit } from "~/converter/converter-data";

/** A unit as the loader would list it. */
export const listed = (id: string, name: string, symbol: string): ListedUnit => ({
  id,
  name,
  symbol,
  style: { kind: "general" },
});

export const lengths: readonly ListedUnit[] = [
  listed("m", "meter", "m"),
  listed("km", "kilometer", "km"),
  listed("cm", "centimeter", "cm"),
  listed("mm", "millimeter", "mm"),
  listed("mi", "mile", "mi"),
  listed("ft", "foot", "ft"),
  listed("in", "inch", "in"),
  listed("um", "micrometer", "µm"),
];
