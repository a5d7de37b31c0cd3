import { type Category, explain, snapshotRates, type Unit } from "~/conversion";
import { popularPairs } from "./popular-pairs.server";
import { pairTitle, type UnitPair } from "./unit-pair.server";

type PairImage = {
  readonly path: string;
  /** "Miles to kilometers. 1 mi = 1.609344 km" */
  readonly alt: string;
};

/** The folder of the images, in the build and in their addresses. */
export const PAIR_IMAGES = "og";

/** The image's path in that folder. */
export const pairImageFile = (categoryId: string, pair: { from: string; to: string }): string =>
  `${categoryId}/${pair.from}-to-${pair.to}.png`;

/** The line below an image's title. It has no exchange rate, because images are drawn only at build time. */
export function pairImageCaption({ category, from, to }: UnitPair): string {
  const isMoney = [from, to].some((unit) => category.displayStyle(unit).kind === "currency");
  if (isMoney) return `${from.id} to ${to.id}, with the date and source of the rate`;
  const explained = explain(category.id, from.id, to.id, snapshotRates);
  return explained.ok ? explained.value.equation : "";
}

/** The sharing image of a pair, drawn when the site was built; null for pairs that are rarely asked for. */
export function pairImage(category: Category, from: Unit, to: Unit): PairImage | null {
  const isDrawn = popularPairs(category.id).some((pair) => pair.from === from.id && pair.to === to.id);
  if (!isDrawn) return null;
  const pair = { category, from, to };
  return {
    path: `/${PAIR_IMAGES}/${pairImageFile(category.id, { from: from.id, to: to.id })}`,
    alt: [pairTitle(pair), pairImageCaption(pair)].join(". "),
  };
}
