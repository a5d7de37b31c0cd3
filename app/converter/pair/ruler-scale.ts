import { formatAlone } from "~/numerals/format";

export type Edge = { readonly start: number; readonly end: number };

/** How a number of the upper unit becomes one of the lower unit: number × slope + intercept. */
export type LinearMap = { readonly slope: number; readonly intercept: number };

/** The same span in both units, from zero to a round number beyond the value; mirrored for a negative value. */
export function edgesFor(value: number, { slope, intercept }: LinearMap): { top: Edge; bottom: Edge } {
  const end = roundAbove(Math.abs(value));
  const top = intercept === 0 && value < 0 ? { start: -end, end: 0 } : { start: value < 0 ? -end : 0, end };
  const lower = (number: number) => number * slope + intercept;
  return { top, bottom: { start: lower(top.start), end: lower(top.end) } };
}

/** Parsed from text, because `10 ** -5` differs between Node.js 20 and browsers, and the markup would differ too. */
const powerOfTenUpTo = (value: number): number => Number(`1e${Math.floor(Math.log10(value))}`);

/** 1, 2, 5 or 10 times a power of ten, with room for the mark: 10 for 5, 500 for 350. */
function roundAbove(value: number): number {
  if (value === 0) return 10;
  const power = powerOfTenUpTo(value);
  return ([1, 2, 5, 10, 20].find((factor) => value * 1.1 <= factor * power) ?? 20) * power;
}

const MOST_LABELS = 10;
/** How many labels of a length fit on a phone. */
const MOST_OF_LENGTH = [
  [6, MOST_LABELS],
  [7, 4],
  [12, 2],
] as const;
/** A longer label at the end of the ruler ends there, because half of it would not fit beyond. */
export const LONGEST_CENTERED = 7;

/** 1, 2 or 5 times a power of ten. */
function stepFor(span: number, most: number): number {
  const power = powerOfTenUpTo(span / most);
  return ([1, 2, 5, 10].find((factor) => span / (factor * power) <= most) ?? 10) * power;
}

const label = (value: number) => formatAlone(Number(value.toPrecision(12)), { kind: "general" });

/** `place` is from 0 to 1; the label of a minor tick is "". */
export type Tick = { readonly place: number; readonly label: string };

/** The ticks along an edge; at most `mostLabels` have a label. */
export function ticksOf({ start, end }: Edge, mostLabels = MOST_LABELS): readonly Tick[] {
  // 16.09344 is not a label; the longest of its labels has as many digits as 16.
  const { length } = label(Number(end.toPrecision(2)));
  const [, most] = MOST_OF_LENGTH.find(([longest]) => length <= longest) ?? [length, 1];
  const step = stepFor(end - start, Math.min(most, mostLabels));
  const minor = step / (String(step).replace(/[0.]/g, "").startsWith("2") ? 4 : 5);
  const first = Math.ceil(start / minor);
  const count = Math.floor((end - first * minor) / minor + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = (first + index) * minor;
    const isLabelled = Math.abs(value / step - Math.round(value / step)) < 1e-9;
    return { place: (value - start) / (end - start), label: isLabelled ? label(value) : "" };
  });
}
