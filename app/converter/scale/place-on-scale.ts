import { formatResult } from "~/numerals/format";
import type { FamiliarThing } from "./familiar-things";

export type Place = {
  readonly thing: FamiliarThing | null;
  readonly heightPx: number;
  readonly labelPx: number;
};

/** How many things to show on each side of the value. */
const NEIGHBOURS = 3;
const LABEL_PX = 24;

/** Places the nearest things and the value itself (`thing: null`) on a logarithmic line, largest at the top. */
export function placeOnScale(
  value: number,
  things: readonly FamiliarThing[],
  scaleHeightPx: number,
): readonly Place[] {
  const below = things.filter((thing) => thing.value < value).slice(-NEIGHBOURS);
  const above = things.filter((thing) => thing.value >= value).slice(0, NEIGHBOURS);
  const shown = [...below, null, ...above].reverse();
  const logs = shown.map((thing) => Math.log10(thing?.value ?? value));
  const [most, least] = [Math.max(...logs), Math.min(...logs)];
  let nextLabelPx = 0;
  return shown.map((thing, index) => {
    const share = most === least ? 0 : (most - (logs[index] ?? most)) / (most - least);
    const heightPx = share * scaleHeightPx;
    const labelPx = Math.max(heightPx, nextLabelPx);
    nextLabelPx = labelPx + LABEL_PX;
    return { thing, heightPx, labelPx };
  });
}

/** "2.4 times a marathon"; null if there is nothing to compare with. */
export function comparison(value: number, things: readonly FamiliarThing[]): string | null {
  const nearest = [...things].sort(
    (a, b) => Math.abs(Math.log(a.value / value)) - Math.abs(Math.log(b.value / value)),
  )[0];
  if (!nearest) return null;
  const times = Number((value / nearest.value).toPrecision(2));
  return times === 1
    ? `about the same as ${nearest.name}`
    : `${formatResult(times, { kind: "general" })} times ${nearest.name}`;
}
