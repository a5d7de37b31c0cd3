import { explain, snapshotRates } from "~/conversion";
import { popularPairs } from "~/links/popular-pairs.server";
import { edgesFor, type LinearMap } from "../pair/ruler-scale";
import { linearMap, pairTitle, symbolsOf, type UnitPair } from "../pair/unit-pair.server";
import type { ImageContent } from "./draw-image.server";

type PairImage = {
  readonly path: string;
  /** "Miles to kilometers. 1 mi = 1.609344 km" */
  readonly alt: string;
};

/** The folder of the images, in the build and in their addresses. */
export const PAIR_IMAGES = "og";

/** The path of a pair's image in that folder. */
export const pairImageFile = (categoryId: string, pair: { from: string; to: string }): string =>
  `${categoryId}/${pair.from}-to-${pair.to}.png`;

/** The line below an image's title. It has no exchange rate, because images are drawn only at build time. */
function pairImageCaption({ category, from, to }: UnitPair): string {
  const isMoney = [from, to].some((unit) => category.displayStyle(unit).kind === "currency");
  if (isMoney) return `${from.id} to ${to.id}, with the date and source of the rate`;
  const explained = explain(category.id, from.id, to.id, snapshotRates);
  return explained.ok ? explained.value.equation : "";
}

/** The sharing image of a pair, drawn when the site was built; null unless the pair is popular. */
export function pairImage(pair: UnitPair): PairImage | null {
  const { category, from, to } = pair;
  const isDrawn = popularPairs(category.id).some((ids) => ids.from === from.id && ids.to === to.id);
  if (!isDrawn) return null;
  return {
    path: `/${PAIR_IMAGES}/${pairImageFile(category.id, { from: from.id, to: to.id })}`,
    alt: [pairTitle(pair), pairImageCaption(pair)].join(". "),
  };
}

/** If one unit is more than this many of the other, a ruler spans one of the larger unit, otherwise ten. */
const MOST_PER_UNIT = 20;

/** The value that determines the span of a ruler without a value: 9 gives a ruler up to 10. */
function spanOf({ slope, intercept }: LinearMap): number {
  if (intercept !== 0) return 90;
  if (slope > MOST_PER_UNIT) return 0.9;
  return slope < 1 / MOST_PER_UNIT ? 0.9 / slope : 9;
}

/** The content of a pair's image: title, equation and, if one ruler can show both units, a ruler. */
export function pairImageContent(pair: UnitPair): ImageContent {
  const [first = "", second = ""] = pairTitle(pair).split(/ (?=to )/);
  const scale = linearMap(pair, snapshotRates);
  return {
    title: [first, second],
    caption: pairImageCaption(pair),
    ruler: scale && { ...edgesFor(spanOf(scale), scale), symbols: symbolsOf(pair) },
  };
}
