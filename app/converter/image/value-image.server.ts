import type { ExchangeRates } from "~/conversion";
import { formatAlone, isShownInFull, withoutSymbol } from "~/numerals/format";
import { askedInWords, unitInWords } from "../answer/answer-line";
import { shortEquation } from "../answer/short-equation";
import { findListed } from "../converter-data";
import { answeredBy, startConverter } from "../converter-state";
import { loadConverter } from "../load-converter.server";
import { edgesFor } from "../pair/ruler-scale";
import { linearMap, symbolsOf, type UnitPair, unitPair } from "../pair/unit-pair.server";
import type { ImageContent, ImageRuler } from "./draw-image.server";

/** The labels of larger values would overlap. */
const MOST_SHOWN = 1e9;

/** The content of a shared value's image: the answer, the equation, and a ruler if possible; null without an answer. */
export function valueImageContent(
  categoryId: string,
  address: URL,
  rates: ExchangeRates,
): ImageContent | null {
  const state = startConverter(loadConverter(categoryId, address, rates));
  const { units, explanation, rates: dated } = state.data;
  const { result, ...asked } = answeredBy(state);
  const to = findListed(units, asked.toUnit);
  if (!to || result === undefined) return null;
  const number = formatAlone(result, withoutSymbol(to.style));
  const value = state.reading.kind === "number" ? Number(state.reading.decimal) : Number.NaN;
  return {
    title: [
      `${askedInWords(asked, units)} ${isShownInFull(result, number) ? "=" : "≈"}`,
      `${number} ${unitInWords(to, number)}`,
    ],
    caption: explanation ? shortEquation(explanation, dated?.date) : "",
    ruler: rulerAt(value, unitPair(categoryId, { from: asked.fromUnit, to: asked.toUnit }), rates),
  };
}

function rulerAt(value: number, pair: UnitPair | undefined, rates: ExchangeRates): ImageRuler | null {
  const scale = pair && linearMap(pair, rates);
  if (!scale) return null;
  const { top, bottom } = edgesFor(value, scale);
  if (!(bottom.end < MOST_SHOWN)) return null;
  return { top, bottom, symbols: symbolsOf(pair), mark: (value - top.start) / (top.end - top.start) };
}
