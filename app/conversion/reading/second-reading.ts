import { rowsNamed } from "./named-rows";

const WITH_INCHES = /^(\d+) ?ft ?([234])$/;
const SIDE = "([\\d.]+(?: \\d+/\\d+)?)";
const BESIDE = new RegExp(`^${SIDE} ?(?:x|by|\\*) ?${SIDE}(?: ?(?:x|by|\\*) ?${SIDE})? ?(\\p{L}+)$`, "iu");
const DEGREES = /^([+-]?[\d.]+) ?(?:°|degs?|degrees?)$/i;
const ABBREVIATED = /^([\d./ ]*[\d¼-¾⅐-⅞]) ?([knpc])$/;

/** Whoever asks for one scale reads the other. */
const OTHER_SCALE: Readonly<Record<string, string>> = { celsius: "°F", fahrenheit: "°C" };
/** Runners count in k, circuit diagrams in k, n and p, recipes in c. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  k: ["km", "kΩ"],
  n: ["nF"],
  p: ["pF"],
  c: ["cups (US)"],
};

/**
 * What a quantity may be where it does not convert into a target as it stands: 6ft2 as 6 ft 2 in, 10 x 12 ft as 10 ft * 12 ft,
 * 350 degrees in Celsius as 350 °F, 5k as 5 km.
 */
export function secondReadings(text: string, target = ""): readonly string[] {
  const [, feet, inches] = WITH_INCHES.exec(text) ?? [];
  if (feet !== undefined) return [`${feet} ft ${inches} in`];
  const [, degrees] = DEGREES.exec(text) ?? [];
  if (degrees !== undefined)
    return rowsNamed(target, { category: "temperature" })
      .flatMap(({ unit }) => OTHER_SCALE[unit.id] ?? [])
      .map((scale) => `${degrees} ${scale}`);
  const [, number, letter = ""] = ABBREVIATED.exec(text) ?? [];
  if (number !== undefined) return (ABBREVIATIONS[letter] ?? []).map((unit) => `${number} ${unit}`);
  const [, a, b, c, unit = ""] = BESIDE.exec(text) ?? [];
  const sides = [a, b, c].filter((side) => side !== undefined);
  return sides.length === 0 ? [] : [sides.map((side) => `${side} ${unit}`).join(" * ")];
}
