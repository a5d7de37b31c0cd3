/**
 * The dimension of a quantity as powers of base dimensions: the seven of the SI (ISO 80000-1), and four that distinguish
 * quantities of equal SI dimension: plane angle (so that a lux is not a nit), information, money and level (a logarithmic
 * ratio).
 */
export const BASE_DIMENSIONS = [
  "L",
  "M",
  "T",
  "I",
  "Θ",
  "N",
  "J",
  "angle",
  "information",
  "money",
  "level",
] as const;
export type BaseDimension = (typeof BASE_DIMENSIONS)[number];
/** Powers in the order of BASE_DIMENSIONS. */
export type Dimension = readonly number[];

export const DIMENSIONLESS: Dimension = BASE_DIMENSIONS.map(() => 0);
export const baseDimension = (base: BaseDimension): Dimension =>
  BASE_DIMENSIONS.map((name) => (name === base ? 1 : 0));
export const combine = (a: Dimension, b: Dimension, sign: 1 | -1): Dimension =>
  a.map((n, i) => n + sign * (b[i] ?? 0));
export function isSameDimension(a: Dimension, b: Dimension): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
export const raise = (a: Dimension, exponent: number): Dimension => a.map((n) => n * exponent);

/** A dimension as text: "L^2·M·T^-2"; "1" for a plain number. */
export function formatDimension(a: Dimension): string {
  const parts = BASE_DIMENSIONS.flatMap((name, i) =>
    a[i] === 0 ? [] : [a[i] === 1 ? name : `${name}^${a[i]}`],
  );
  return parts.join("·") || "1";
}
