import { type Category, convert, snapshotRates, type Unit } from "~/conversion";
import type { Edge } from "~/converter/pair/ruler-scale";

export const RULER_WIDTH_PX = 1000;

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
