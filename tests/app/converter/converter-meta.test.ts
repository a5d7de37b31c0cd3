import { expect, it } from "vitest";
import { snapshotRates } from "~/conversion";
import { converterMeta } from "~/converter/converter-meta";
import { loadConverter } from "~/converter/load-converter.server";

const descriptionOf = (category: string) => {
  const data = loadConverter(category, new URL(`https://units.test/convert/${category}`), snapshotRates);
  const tags = converterMeta(data, []);
  return tags.flatMap((tag) => ("name" in tag && tag.name === "description" ? [tag.content] : []))[0];
};

// Market rates were announced as exact, "from definitions and standards", and currencies as units.
it.each([
  ["length", /^Length converter: meter, .* and \d+ more units, with factors from official sources\.$/],
  ["currency", /^Currency converter: US Dollar, .* and \d+ more currencies, at dated exchange rates\.$/],
])("the description of %s says where its factors come from", (category, sentence) => {
  expect(descriptionOf(category)).toMatch(sentence);
});
