import { categories, type ExchangeRates } from "~/conversion";
import type { ConverterData } from "./converter-data";
import { loadConverter, popularPair } from "./load-converter.server";

type SiteText = { readonly siteDomain: string; readonly adsVisible: boolean };

const unitCount = categories.reduce((sum, { units }) => sum + units.length, 0);

/** The most popular pairs of all categories. */
const POPULAR = [
  ["length", "cm", "in"],
  ["length", "m", "ft"],
  ["length", "km", "mi"],
  ["weight", "lb", "kg"],
  ["speed", "mph", "kilometer-per-hour"],
  ["fuel-consumption", "mile-per-gallon-us", "liter-per-100-kilometers"],
] as const;

/** The home page: the length converter with an introduction to the site. */
export function loadHome(
  address: URL,
  rates: ExchangeRates,
  { siteDomain, adsVisible }: SiteText,
): ConverterData {
  return {
    ...loadConverter("length", address, rates),
    name: `${siteDomain}: convert units exactly`,
    introduction: `Exact answers from official sources, for ${unitCount.toLocaleString("en")} units. ${adsVisible ? "No trackers." : "No advertising, no trackers."}`,
    popular: POPULAR.flatMap(([category, from, to]) => popularPair(category, from, to)),
  };
}
