import { describe, expect, it } from "vitest";
import { calculation, categories, convert, snapshotRates, type Unit } from "~/conversion";

function calculated(number: string, from: Unit, to: Unit): string {
  const found = calculation(number, from, to, snapshotRates);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const SIGNS: readonly (readonly [RegExp | string, string])[] = [
  ["×", "*"],
  ["÷", "/"],
  ["−", "-"],
  ["^", "**"],
  ["²", "**2"],
  [/√(?=\()/g, "Math.sqrt"],
  [/π/g, "Math.PI"],
  [/\b(tan|atan|log)(?=\()/g, "Math.$1"],
  [/\blog (\d+)/g, "Math.log($1)"],
  [/\bln 10\b/g, "Math.LN10"],
];

/** What a calculator makes of the text. */
function evaluate(text: string): number {
  const program = SIGNS.reduce((shown, [sign, code]) => shown.replaceAll(sign, code), text);
  return Number(new Function(`return ${program}`)());
}

const ofUnit = (categoryId: string, id: string): Unit => {
  const unit = categories.find((one) => one.id === categoryId)?.units.find((one) => one.id === id);
  if (!unit) throw new Error(id);
  return unit;
};

describe("a calculation is written out", () => {
  it.each([
    ["length", "mi", "km", "5 × 1.609344"],
    ["length", "cm", "ft", "5 ÷ 30.48"],
    ["temperature", "celsius", "fahrenheit", "5 × 1.8 + 32"],
    ["temperature", "fahrenheit", "celsius", "(5 − 32) ÷ 1.8"],
    // "5 × 180" was on the page of this pair.
    ["angle", "rad", "degree", "5 × 180 ÷ π"],
    ["length", "m", "m", "5"],
  ])("%s: %s to %s", (category, from, to, text) => {
    expect(calculated("5", ofUnit(category, from), ofUnit(category, to))).toBe(text);
  });

  const pairs = categories.flatMap(({ id, units }) =>
    units.flatMap((unit, at) => {
      const isCurved = unit.scale.kind === "curve";
      const others = units.filter(
        (other, index) => isCurved || other.scale.kind === "curve" || index === (at * 7 + 1) % units.length,
      );
      return others.flatMap((other) => (other === unit ? [] : [[id, unit, other] as const]));
    }),
  );

  it("and gives the result; of a market rate, to the six digits that are quoted", () => {
    const wrong: string[] = [];
    let count = 0;
    for (const [category, from, to] of pairs) {
      const text = calculated("5", from, to);
      const converted = convert({ category, fromUnit: from.id, toUnit: to.id, value: "5" }, snapshotRates);
      if (!converted.ok || text.includes("the entry") || text.includes("the number")) continue;
      const { result, exactness } = converted.value;
      const tolerance = exactness === "rate" ? 5e-6 : 1e-12;
      count += 1;
      if (Math.abs(evaluate(text) - result) > tolerance * Math.abs(result))
        wrong.push(`5 ${from.id} = ${text} is ${evaluate(text)}, not ${result} ${to.id}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(2000);
  });
});
