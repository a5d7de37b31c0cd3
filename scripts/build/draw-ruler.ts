import { type Category, convert, snapshotRates, type Unit } from "~/conversion";
import { formatResult } from "~/numerals/format";

export const RULER_WIDTH_PX = 1000;

type Edge = { readonly start: number; readonly end: number };
export type Ruler = { readonly top: Edge; readonly bottom: Edge };

/** Where one unit is more than this many of the other, the ruler spans one of the larger unit, otherwise ten. */
const MOST_PER_UNIT = 20;
/** Labels beyond a billion would run off the image. */
const MOST_RATIO = 1e9;

function resultOf(category: Category, from: Unit, to: Unit, value: number): number {
  const request = { category: category.id, fromUnit: from.id, toUnit: to.id, value: String(value) };
  const converted = convert(request, snapshotRates);
  return converted.ok ? converted.value.result : Number.NaN;
}

/** One span measured in two units; null where a ruler cannot show how they convert. */
export function rulerOf(category: Category, from: Unit, to: Unit): Ruler | null {
  if (category.id === "currency") return null;
  const toTarget = (value: number) => resultOf(category, from, to, value);
  if (category.id === "temperature") {
    const celsius = category.units.find(({ id }) => id === "celsius");
    if (!celsius) return null;
    const edgeIn = (unit: Unit): Edge => ({
      start: resultOf(category, celsius, unit, 0),
      end: resultOf(category, celsius, unit, 100),
    });
    return { top: edgeIn(from), bottom: edgeIn(to) };
  }
  const perUnit = toTarget(1);
  const isProportional = toTarget(0) === 0 && Math.abs(toTarget(2) / perUnit - 2) < 1e-9;
  if (!isProportional) return null;
  const ratio = Math.max(perUnit, 1 / perUnit);
  if (ratio > MOST_RATIO) return null;
  const larger = ratio > MOST_PER_UNIT ? 1 : 10;
  const smaller = larger * ratio;
  const [top, bottom] = perUnit >= 1 ? [larger, smaller] : [smaller, larger];
  return { top: { start: 0, end: top }, bottom: { start: 0, end: bottom } };
}

const MOST_LABELS = 10;
/** Longer labels would run into each other. */
const MOST_LONG_LABELS = 4;
const LONGEST_SHORT_LABEL = 6;

/** 1, 2 or 5 times a power of ten. */
function stepFor(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  return ([1, 2, 5, 10].find((factor) => span / (factor * power) <= most) ?? 10) * power;
}

const label = (value: number) => formatResult(Number(value.toPrecision(12)), { kind: "general" });

type Tick = { readonly xPx: number; readonly label: string };

/** The ticks along an edge; the ones between the labeled ones have no label. */
export function ticksOf({ start, end }: Edge): readonly Tick[] {
  const isLong = label(end).length > LONGEST_SHORT_LABEL;
  const step = stepFor(end - start, isLong ? MOST_LONG_LABELS : MOST_LABELS);
  const minor = step / (String(step).replace(/[0.]/g, "").startsWith("2") ? 4 : 5);
  const first = Math.ceil(start / minor);
  const count = Math.floor((end - first * minor) / minor + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = (first + index) * minor;
    const isLabelled = Math.abs(value / step - Math.round(value / step)) < 1e-9;
    return {
      xPx: ((value - start) / (end - start)) * RULER_WIDTH_PX,
      label: isLabelled ? label(value) : "",
    };
  });
}
