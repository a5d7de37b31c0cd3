import { converterAddress } from "~/shell/converter-address";
import { type pageMeta as PageMeta, pageMeta } from "~/shell/page-meta";
import { answerLine, converterTitle } from "./answer-line";
import { type ConverterData, FIRST_UNITS } from "./converter-data";

/** Title, description and sharing tags; the canonical address omits what the visitor entered. */
export function converterMeta(data: ConverterData | undefined, matches: Parameters<typeof PageMeta>[0]) {
  if (!data) return [{ title: "404 Page Not Found" }];
  const { category, name, pair, units, inquiry } = data;
  const result = data.results.find(([id]) => id === inquiry.toUnit)?.[1];
  const names = units.slice(0, FIRST_UNITS).map((unit) => unit.name);
  return pageMeta(matches, {
    title: converterTitle(
      name,
      answerLine({ ...inquiry, value: data.quantity?.plain ?? inquiry.value, result }, units),
    ),
    description: pair
      ? `${name}: converter, formula and table. ${pair.formula} For example, ${pair.example}.`
      : data.rates
        ? `${name}: ${listOf(names, units.length, "currencies")}, at dated exchange rates.`
        : `${name}: ${listOf(names, units.length, "units")}, with factors from official sources.`,
    path: pair?.path ?? (category.id === "length" ? "/" : converterAddress(category.id)),
    name,
    image: pair?.image ?? undefined,
    isTool: true,
  });
}

function listOf(names: readonly string[], unitCount: number, noun: string): string {
  const others = unitCount - names.length;
  return others > 0
    ? `${names.join(", ")} and ${others} more ${noun}`
    : names.join(", ").replace(/, ([^,]*)$/, " and $1");
}
