import { describe, expect, it } from "vitest";
import { arctangent, ln, logarithm, piInterval, raise, squareRoot, tangent } from "~/numerals/elementary";
import { type Interval, scaleInterval } from "~/numerals/interval";
import { decimal, divide, isLess, multiply, type Ratio, ratio, subtract } from "~/numerals/ratio";

const BITS = 300;
const WIDTH = ratio(1n, 10n ** 85n);

/** True where the interval is narrow and holds the digits, which are cut off after the last. */
function holds({ low, high }: Interval, digits: string): boolean {
  const cut = decimal(digits);
  const next = decimal(`${digits.replace(/\d$/, "")}${Number(digits.at(-1)) + 1}`);
  return !isLess(low, cut) && !isLess(next, high) && isLess(subtract(high, low), WIDTH);
}

const isNearOne = ({ low, high }: Interval): boolean =>
  !isLess(ratio(1n), low) && !isLess(high, ratio(1n)) && isLess(subtract(high, low), WIDTH);

/** Not the square of a fraction. */
const ABOVE_ONE = decimal(`1.${"0".repeat(120)}1`);

/** Digits from the OEIS, whose number is given. */
describe("elementary functions to sixty digits", () => {
  it.each<[string, () => Interval | null, string]>([
    ["π (A000796)", () => piInterval(BITS), "3.14159265358979323846264338327950288419716939937510582097494"],
    [
      "ln 2 (A002162)",
      () => ln(ratio(2n), BITS),
      "0.69314718055994530941723212145817656807550013436025525412068",
    ],
    [
      "ln 10 (A002392)",
      () => ln(ratio(10n), BITS),
      "2.30258509299404568401799145468436420760110148862877297603332",
    ],
    [
      "√2 (A002193)",
      () => squareRoot(ratio(2n), BITS),
      "1.41421356237309504880168872420969807856967187537694807317667",
    ],
    [
      "2^(1/2) (A002193)",
      () => raise(ratio(2n), ratio(1n, 2n), BITS),
      "1.41421356237309504880168872420969807856967187537694807317667",
    ],
    [
      "log10 2 (A007524)",
      () => logarithm(ratio(10n), ratio(2n), BITS),
      "0.30102999566398119521373889472449302676818988146210854131042",
    ],
    [
      "atan 1/2 (A073000)",
      () => arctangent(ratio(1n, 2n), BITS),
      "0.46364760900080611621425623146121440202853705428612026381093",
    ],
    [
      "atan 2 (A105199)",
      () => arctangent(ratio(2n), BITS),
      "1.10714871779409050301706546017853704007004764540143264667653",
    ],
    [
      "tan 1 (A049471)",
      () => tangent(ratio(1n), BITS),
      "1.55740772465490223050697480745836017308725077238152003838394",
    ],
  ])("%s", (_, compute, digits) => {
    const found = compute();
    expect(found && holds(found, digits.slice(0, 45))).toBe(true);
  });

  it.each<[string, (x: Ratio) => Interval | null]>([
    ["the arctangent", (x) => arctangent(x, BITS)],
    ["the tangent", (x) => tangent(x, BITS)],
    [
      "the square root of the square, and a little,",
      (x) => squareRoot(multiply(multiply(x, x), ABOVE_ONE), BITS),
    ],
  ])("%s of a number far below any double is that number to eighty digits", (_, compute) => {
    const tiny = decimal("1.25e-2000");
    const found = compute(tiny);
    const relative = found && scaleInterval(found, divide(ratio(1n), tiny));
    expect(relative && isNearOne(relative)).toBe(true);
  });

  it("is exact where the result is a fraction", () => {
    const point = (value: Ratio): Interval => ({ low: value, high: value });
    expect(raise(ratio(92n), ratio(-2n), BITS)).toEqual(point(ratio(1n, 8464n)));
    expect(squareRoot(ratio(9n, 4n), BITS)).toEqual(point(ratio(3n, 2n)));
    expect(logarithm(ratio(10n), ratio(1n, 1000n), BITS)).toEqual(point(ratio(-3n)));
    expect(arctangent(ratio(0n), BITS)).toEqual(point(ratio(0n)));
  });

  it("refuses a power far beyond any double, and the tangent of a right angle or more", () => {
    expect(raise(ratio(10n), ratio(10n ** 9n, 3n), BITS)).toBeNull();
    expect(tangent(decimal("1.5708"), BITS)).toBeNull();
    expect(tangent(ratio(-2n), BITS)).toBeNull();
  });
});
