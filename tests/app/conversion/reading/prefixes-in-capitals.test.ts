import { expect, it } from "vitest";
import { ask, categories, snapshotRates } from "~/conversion";
import { prefixableUnits } from "~/conversion/reading/name/prefixed-units";

/** Every symbol of the catalogue and with a prefix, in its own case. */
const own = new Set([
  ...categories.flatMap(({ units }) => units.flatMap(({ id, symbol, aliases }) => [id, symbol, ...aliases])),
  ...prefixableUnits().flatMap(({ unit, prefixes }) =>
    prefixes.map(({ symbol }) => symbol + unit.names?.symbol),
  ),
]);

const resultOf = (text: string) => {
  const asked = ask(text, snapshotRates);
  if (!asked.ok || asked.value.readings.some((one) => !(one.kind === "unit" && one.isMention)))
    return undefined;
  const [first] = asked.value.answers;
  return first?.conversion.ok ? first.conversion.value.result : undefined;
};

// 7 MREM were 70,000 sieverts, without a word.
it("a prefixed symbol in capitals is asked or refused, or means what it does in its own case", () => {
  let count = 0;
  const differing: string[] = [];
  for (const { unit, prefixes } of prefixableUnits()) {
    const { symbol = "", name = unit.label ?? symbol } = unit.names ?? {};
    for (const prefix of /^[A-Za-z]+$/.test(symbol) ? prefixes : []) {
      const written = prefix.symbol + symbol;
      const capitals = written.toUpperCase();
      if (own.has(capitals) || !/^[A-Z]+$/.test(capitals)) continue;
      count += 1;
      const [result, expected] = [capitals, written].map((text) => resultOf(`7 ${text} to ${name}`));
      if (result !== undefined && expected !== undefined && result !== expected) differing.push(capitals);
    }
  }
  expect(count).toBeGreaterThan(1_000);
  expect(differing).toEqual([]);
}, 120_000);
