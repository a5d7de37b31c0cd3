import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prepareConversion, snapshotRates } from "~/conversion";
import { toDouble } from "~/numerals/nearest-double";
import { add, divide, fraction, negate, type Ratio, ratio } from "~/numerals/ratio";

const PAIRS = [
  ["length", "mi", "km"],
  ["temperature", "celsius", "fahrenheit"],
  ["temperature", "kelvin", "celsius"],
  ["fuel-consumption", "mile-per-gallon-us", "liter-per-100-kilometers"],
  ["power", "dBm", "W"],
  ["power", "W", "dBm"],
  ["angle", "degree", "slope-percent"],
  ["angle", "roof-pitch", "degree"],
  ["wire-gauge", "AWG", "square-millimeter"],
  ["wire-gauge", "kcmil", "AWG"],
  ["relative-density", "baume-heavy", "specific-gravity"],
] as const;

function prepare(category: string, from: string, to: string) {
  const prepared = prepareConversion(category, from, to, snapshotRates);
  if (!prepared.ok) throw new Error(`${category}: ${from} to ${to}`);
  return prepared.value;
}

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 400, maxLength: 1_100 });
const longNumber = fc
  .tuple(fc.constantFrom("", "-"), fc.nat(99), digits, fc.constantFrom(0, 0, -20, -400, -1_200, -4_000))
  .map(([sign, whole, rest, exponent]) => `${sign}${whole}.${rest.join("")}1e${exponent}`);

describe("a number of hundreds of digits", () => {
  it.each(PAIRS)("has the double nearest to its exact answer: %s, %s to %s", (category, from, to) => {
    const converter = prepare(category, from, to);
    let answered = 0;
    fc.assert(
      fc.property(longNumber, (value) => {
        const outcome = converter.convert(value);
        if (!outcome.ok) return;
        answered += 1;
        const { result, exact, approximate } = outcome.value;
        expect(result).toBe(toDouble(exact ?? approximate));
      }),
      { numRuns: 60 },
    );
    expect(answered).toBeGreaterThan(3);
  });

  // Halfway between two doubles an interval around the number decides nothing.
  it("is rounded to even exactly halfway between two doubles, and away from there by one digit", () => {
    const converter = prepare("length", "km", "m");
    const halfway = divide(ratio(3n, 1n << 1_075n), ratio(1000n));
    const step = fraction("1e-2000");
    const smallest = 2 ** -1_074;
    const resultOf = (value: Ratio) => {
      const outcome = converter.convert(value);
      return outcome.ok && outcome.value.result;
    };
    expect(resultOf(halfway)).toBe(2 * smallest);
    expect(resultOf(add(halfway, negate(step)))).toBe(smallest);
    expect(resultOf(add(halfway, step))).toBe(2 * smallest);
  });

  it("is refused by the least digit below absolute zero, and answered at it", () => {
    const converter = prepare("temperature", "celsius", "kelvin");
    const zeros = "0".repeat(900);
    expect(converter.convert(`-273.15${zeros}1`)).toMatchObject({
      ok: false,
      error: { code: "out_of_domain" },
    });
    expect(converter.convert(`-273.15${zeros}`)).toMatchObject({ ok: true, value: { result: 0 } });
  });

  it("that is beyond every double is an error which still has the fraction", () => {
    const outcome = prepare("length", "mi", "km").convert(`0.${"3".repeat(900)}e-3000`);
    expect(outcome).toMatchObject({ ok: false, error: { code: "not_representable", size: "too_small" } });
    const beyond = !outcome.ok && "beyond" in outcome.error && outcome.error.beyond;
    expect(beyond && (beyond.exact?.numerator ?? 0n) > 0n).toBe(true);
  });

  it.each([
    ["length", "mi", "km", "1e-3000", "too_small"],
    ["length", "mi", "km", "-1e-3000", "too_small"],
    ["fuel-consumption", "liter-per-100-kilometers", "mile-per-gallon-us", "1e-3000", "too_large"],
    ["angle", "degree", "roof-pitch", "1e-3000", "too_small"],
  ])("%s from %s to %s: %s is %s for a double", (category, from, to, text, size) => {
    expect(prepare(category, from, to).convert(text)).toMatchObject({
      ok: false,
      error: { code: "not_representable", size },
    });
  });
});
