import { describe, expect, it } from "vitest";
import {
  combineParts,
  convert,
  describeError,
  parsePhrase,
  resolvePair,
  snapshotRates,
  splitQuantity,
} from "~/conversion";
import { toExactText } from "~/numerals/ratio";

/** What a phrase comes to, as "180.34 cm". */
function answer(text: string): string {
  const phrase = parsePhrase(text);
  if (!phrase.ok) return describeError(phrase.error);
  const [target] = phrase.value.targets;
  const quantity = combineParts(phrase.value.parts, target);
  if (!quantity.ok) return describeError(quantity.error);
  const { category, unit, value } = quantity.value;
  if (target === undefined) return `${toExactText(value)} ${unit.id}`;
  const pair = resolvePair(unit.id, target, { category: category.id });
  if (!pair.ok) return describeError(pair.error);
  const converted = convert(
    { category: category.id, fromUnit: unit.id, toUnit: pair.value.to.id, value },
    snapshotRates,
  );
  return converted.ok ? `${converted.value.result} ${pair.value.to.symbol}` : describeError(converted.error);
}

describe("a quantity in words", () => {
  it.each([
    ["5 mi km", "8.04672 km"],
    ["5mi km", "8.04672 km"],
    ["5 mi to km", "8.04672 km"],
    ["5 mi -> km", "8.04672 km"],
    ["5 ft 11 in cm", "180.34 cm"],
    ["5 ft 11 in to cm", "180.34 cm"],
    ["5'11\" to cm", "180.34 cm"],
    ["5′ 11″ cm", "180.34 cm"],
    ["1 1/2 in mm", "38.1 mm"],
    ["½ in to mm", "12.7 mm"],
    ["1 ½ in mm", "38.1 mm"],
    ["3 ¾ in to mm", "95.25 mm"],
    ["5'11 cm", "180.34 cm"],
    ["5' 11 in cm", "180.34 cm"],
    ["5ft11in cm", "180.34 cm"],
    ["12lb4oz kg", "5.5565065325 kg"],
    ["1h30min s", "5400 s"],
    ["5 feet, 11 inches cm", "180.34 cm"],
    ["5 feet and 11 inches TO cm", "180.34 cm"],
    ["5m2 ft2", "53.819552083548615 ft²"],
    ["-40 celsius fahrenheit", "-40 °F"],
    ["−40 °C °F", "-40 °F"],
    ["1 234,5 m km", "1.2345 km"],
    ["6.02e23 m km", "602000000000000000000 km"],
    ["5 nautical miles (international) km", "9.26 km"],
    ["-5 ft 11 in to cm", "-180.34 cm"],
    ["-5 ft -11 in to cm", "-180.34 cm"],
  ])("%s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  it.each([
    ["5 miles in km", ["km"]],
    ["180 cm in ft", ["ft"]],
    ["3 ft in in", ["in"]],
    ["5 m in cm, ft", ["cm", "ft"]],
    ["5 m in", ["in"]],
    ["5 m in, cm", ["in", "cm"]],
    ["5 m ft in", ["ft", "in"]],
    ["1 in to mm", ["mm"]],
    ["12 in in", ["in"]],
    ["1 m in;mm", ["in", "mm"]],
    ["5 lbf in N m", ["N m"]],
  ])("%s: in is the preposition only before a further target", (text, targets) => {
    const phrase = parsePhrase(text);
    expect(phrase.ok && phrase.value.targets).toEqual(targets);
  });

  it.each([
    ["1,234 m km", "'1,234' can be read as two different numbers"],
    ["five m km", "Please enter a valid number"],
    ["5 fooo km", "There is no unit 'fooo'"],
    ["5 m kmh", "'kmh' measures speed"],
    ["180.34 cm ft;in m", "There is no unit 'in m'"],
    ["5 m 3 kg", "measures mass"],
    ["", "Please enter a valid number"],
  ])("%j is refused with a sentence", (text, sentence) => {
    expect(answer(text)).toContain(sentence);
  });

  it("splits one quantity over several units, whole numbers but for the last", () => {
    const phrase = parsePhrase("180 cm ft;in");
    expect(phrase).toMatchObject({ ok: true, value: { targets: ["ft", "in"], isSplit: true } });
    if (!phrase.ok) return;
    const quantity = combineParts(phrase.value.parts, "ft");
    const units = ["ft", "in"]
      .map((id) => resolvePair("cm", id))
      .flatMap((pair) => (pair.ok ? [pair.value.to] : []));
    const split = quantity.ok ? splitQuantity(quantity.value, units) : null;
    expect(split?.map(toExactText)).toEqual(["5", "1380/127"]);
  });
});
