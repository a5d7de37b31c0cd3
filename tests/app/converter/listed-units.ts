import type { ListedUnit } from "~/converter/converter-data";

/** A unit as the loader would list it. */
export const listed = (id: string, name: string, symbol: string, plural = `${name}s`): ListedUnit => ({
  id,
  name,
  symbol,
  plural,
  style: { kind: "general" },
});

export const lengths: readonly ListedUnit[] = [
  listed("m", "meter", "m"),
  listed("km", "kilometer", "km"),
  listed("cm", "centimeter", "cm"),
  listed("mm", "millimeter", "mm"),
  listed("mi", "mile", "mi"),
  listed("ft", "foot", "ft", "feet"),
  listed("in", "inch", "in", "inches"),
  listed("um", "micrometer", "µm"),
];
