import { type Edge, ticksOf } from "../pair/ruler-scale";

/** The size that sites request for link previews. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const LEFT_PX = 100;
const RULER_WIDTH_PX = 1000;

const INK = "#111a16";
const GREEN = "#0b6a4c";
const GREY = "#3f4a45";
const PAPER = "#f4f6f3";

const RULER_TOP_PX = 500;
const TICK_PX = 24;
const LABELLED_TICK_PX = 44;
/** The room for the unit's symbol, in which ticks have no labels. */
const CLEAR_OF_LABELS_PX = 60;

/** One span in two units. `mark`: the position of the value, from 0 to 1. */
export type ImageRuler = {
  readonly top: Edge;
  readonly bottom: Edge;
  readonly symbols: readonly [top: string, bottom: string];
  readonly mark?: number;
};

/** The content of an image: two large lines, one below them, and a ruler if the units are proportional. */
export type ImageContent = {
  readonly title: readonly [string, string];
  readonly caption: string;
  readonly ruler: ImageRuler | null;
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The largest size, up to `mostPx`, at which a text fits the width. DejaVu Sans Bold is 0.7 em wide on average. */
const fontSizeFor = (text: string, mostPx: number) =>
  Math.min(mostPx, Math.floor(RULER_WIDTH_PX / (0.7 * Math.max(1, text.length))));

type Style = { y: number; size: number; fill: string; isBold?: boolean };

const textAt = (x: number, text: string, { y, size, fill, isBold = true }: Style, anchor = "start") =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** The site's mark and name. */
const BRAND = `<g transform="translate(${LEFT_PX} 60) scale(1.5)"><rect width="32" height="32" rx="5" fill="${GREEN}"/><path d="M7 4v24M25 4v24M16 4v11M13 28v-8M19 28v-8" stroke="#fff" stroke-width="2.2" fill="none"/></g>${textAt(LEFT_PX + 64, "everyunit", { y: 96, size: 36, fill: INK })}`;

/** The upper or lower edge of a ruler: ticks from its middle line, with labels beyond them. */
function drawEdge(edge: Edge, symbol: string, direction: 1 | -1): string {
  const labelY = RULER_TOP_PX + direction * (LABELLED_TICK_PX + 16) + (direction > 0 ? 16 : 0);
  const ticks = ticksOf(edge).map(({ place, label }) => {
    const xPx = place * RULER_WIDTH_PX;
    const x = LEFT_PX + xPx;
    const line = `<path d="M${x.toFixed(1)} ${RULER_TOP_PX}v${direction * (label ? LABELLED_TICK_PX : TICK_PX)}"/>`;
    const hasRoom = xPx > CLEAR_OF_LABELS_PX + symbol.length * 12 && label !== "";
    const style = { y: labelY, size: 22, fill: GREY, isBold: false };
    return line + (hasRoom ? textAt(x, label, style, "middle") : "");
  });
  const name = textAt(LEFT_PX, symbol, { y: labelY, size: 26, fill: GREEN });
  return `<g stroke="none">${name}</g><g class="ticks">${ticks.join("")}</g>`;
}

function drawRuler({ top, bottom, symbols, mark }: ImageRuler): string {
  const middle = `<path d="M${LEFT_PX} ${RULER_TOP_PX}h${RULER_WIDTH_PX}" stroke="${INK}" stroke-width="2"/>`;
  const markX = (LEFT_PX + (mark ?? 0) * RULER_WIDTH_PX).toFixed(1);
  const needle = `<path d="M${markX} ${RULER_TOP_PX - LABELLED_TICK_PX}v${2 * LABELLED_TICK_PX}" stroke="${GREEN}" stroke-width="8"/>`;
  return (
    middle +
    drawEdge(top, symbols[0], -1) +
    drawEdge(bottom, symbols[1], 1) +
    (mark === undefined ? "" : needle)
  );
}

/** Returns an SVG of 1200 × 630 pixels. */
export function drawImage({ title: [first, second], caption, ruler }: ImageContent): string {
  const titleSize = Math.min(fontSizeFor(first, 84), fontSizeFor(second, 84));
  const top = ruler ? 210 : 280;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" font-family="DejaVu Sans">
<style>.ticks path{stroke:${INK};stroke-width:2}</style>
<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${PAPER}"/>
${BRAND}
${textAt(LEFT_PX, first, { y: top, size: titleSize, fill: INK })}
${textAt(LEFT_PX, second, { y: top + titleSize * 1.15, size: titleSize, fill: INK })}
${textAt(LEFT_PX, caption, { y: top + titleSize * 1.15 + 70, size: fontSizeFor(caption, 40), fill: GREEN })}
${ruler ? drawRuler(ruler) : ""}
</svg>`;
}
