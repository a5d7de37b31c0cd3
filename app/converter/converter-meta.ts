import { converterAddress, converterQuery } from "~/links/addresses";
import { type pageMeta as PageMeta, pageMeta } from "~/shell/page-meta";
import { answerLine, converterTitle } from "./answer/answer-line";
import { type ConverterData, FIRST_UNITS, findListed } from "./converter-data";
import { answeredBy, startConverter } from "./converter-state";

/** Title, description and sharing tags; the canonical address omits the visitor's input, and the shared address includes it. */
export function converterMeta(data: ConverterData | undefined, matches: Parameters<typeof PageMeta>[0]) {
  if (!data) return [{ title: "404 Page Not Found" }];
  const { category, name, pair, units } = data;
  const path = pair?.path ?? (data.introduction ? "/" : converterAddress(category.id));
  const answer = answerLine(answeredBy(startConverter(data)), units);
  return pageMeta(matches, {
    title: converterTitle(name, answer),
    description: pair ? pairDescription(data) : categoryDescription(data),
    path,
    sharedPath: sharedPath(data, path),
    name,
    parents: pair ? [{ name: `${category.name} converter`, path: converterAddress(category.id) }] : [],
    image: sharedImage(data, answer),
    isTool: true,
  });
}

/** The canonical path with the input; a pair page omits its default value, 1. */
function sharedPath({ pair, inquiry }: ConverterData, canonical: string): string {
  const { value, fromUnit: from, toUnit: to } = inquiry;
  return canonical + converterQuery(pair ? { value: value === "1" ? "" : value } : { value, from, to });
}

/** The image of the answer, or the image of the two units if the value is 1, which that image shows. */
function sharedImage({ category, image, inquiry }: ConverterData, answer: string | null) {
  const { value, fromUnit: from, toUnit: to } = inquiry;
  if (answer === null || (image && value === "1")) return image ?? undefined;
  return { path: `/og/${category.id}${converterQuery({ value, from, to })}`, alt: answer };
}

/** "Miles to kilometers (mi to km): 1 mi = 1.609344 km. …", with words and symbols that people search for. */
function pairDescription({ name, units, inquiry, explanation, pair }: ConverterData): string {
  const [from, to] = [inquiry.fromUnit, inquiry.toUnit].map((id) => {
    const unit = findListed(units, id);
    return unit?.style.kind === "currency" ? id : unit?.symbol || id;
  });
  const equation = explanation ? ` ${explanation.equation}.` : "";
  return `${name} (${from} to ${to}):${equation} Convert any number, with formula and table: ${pair?.example}.`;
}

const MOST_NAMED = 3;

/** "Convert centimeters to inches, meters to feet, …": from the most popular pairs. */
function categoryDescription({ category, introduction, popular, units, rates }: ConverterData): string {
  const basis = rates ? "at dated exchange rates" : "with factors from official sources";
  const noun = rates ? "currencies" : "units";
  const pairs = popular.slice(0, MOST_NAMED).map(({ name }) => name);
  if (introduction) return `Convert ${pairs.join(", ")} and anything else. ${introduction}`;
  const names = pairs.length > 0 ? pairs : units.slice(0, FIRST_UNITS).map((unit) => unit.name);
  return `${category.name} converter: ${names.join(", ")} and more. All ${units.length} ${noun}, ${basis}.`;
}
