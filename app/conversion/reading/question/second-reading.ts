import { once } from "~/numerals/once";
import { rowsNamed } from "../name/named-rows";
import { sidesOf } from "../quantity/number-readings";

const POINT_AFTER_SLASH = once(() => /\/(\p{L}+(?:·\p{L}+)+)/gu);
const WITH_INCHES = /^(\d+) ?ft ?([234])$/;
const DEGREES = /^([+-]?[\d.]+) ?(?:°|degs?|degrees?)$/i;
const ABBREVIATED = /^([\d./ ]*[\d¼-¾⅐-⅞]) ?([kKnpR]|[cCTt]\.?|meg|[KMG]i?)$/;
/** 5 ms-1, where the space of m s⁻¹ is left out. */
const METERS_PER_SECOND = /^(.*[\d¼-¾⅐-⅞] ?k?m)(s\^?-\d)$/;

/** Whoever asks for one scale reads the other. */
const OTHER_SCALE: Readonly<Record<string, string>> = { celsius: "°F", fahrenheit: "°C" };
/**
 * Runners count in k, circuit diagrams in k, meg, n, p and R, recipes in c, T and t, limits of memory in k, M and Mi: each unit with the category that its target is of,
 * since 300 K beside Hz and cm⁻¹ is not a length.
 */
const ABBREVIATIONS: Readonly<Record<string, readonly (readonly [unit: string, category: string])[]>> = {
  k: [
    ["km", "length"],
    ["kΩ", "electric-resistance"],
    ["kB", "data-storage"],
  ],
  K: [
    ["km", "length"],
    ["kΩ", "electric-resistance"],
    ["kB", "data-storage"],
  ],
  M: [["MB", "data-storage"]],
  G: [["GB", "data-storage"]],
  Ki: [["KiB", "data-storage"]],
  Mi: [["MiB", "data-storage"]],
  Gi: [["GiB", "data-storage"]],
  meg: [["MΩ", "electric-resistance"]],
  R: [["Ω", "electric-resistance"]],
  n: [["nF", "electrostatic-capacitance"]],
  p: [["pF", "electrostatic-capacitance"]],
  c: [["cups (US)", "volume"]],
  C: [["cups (US)", "volume"]],
  T: [["tablespoons (US)", "volume"]],
  t: [["teaspoons (US)", "volume"]],
};

/** Something over a rate: 500 GB / 100 MB/s are five thousand seconds, where that is asked for. */
const OVER_RATE = once(() => /^(.*[^\s/] ?\/ ?)(\d[\d.]* ?[^\d\s/().][^/()]*\/ ?[\d.]*\p{L}[^/()]*)$/u);

/**
 * What a quantity may be where it does not convert into a target as it stands: 6ft2 as 6 ft 2 in, 10 x 12 ft as 10 ft × 12 ft,
 * 350 degrees in Celsius as 350 °F, π/3 in degrees as radians, 5k as 5 km, 500 GB / 100 MB/s as 500 GB / (100 MB/s).
 */
export function secondReadings(text: string, target = ""): readonly string[] {
  // 4.18 kJ/kg·K * 10 kg * 5 K
  const tight = text.replace(POINT_AFTER_SLASH(), "/($1)");
  if (tight !== text) return [tight];
  const [, dividend, rate] = OVER_RATE().exec(text) ?? [];
  if (dividend !== undefined) return [`${dividend}(${rate})`];
  const [, feet, inches] = WITH_INCHES.exec(text) ?? [];
  if (feet !== undefined) return [`${feet} ft ${inches} in`];
  const [, degrees] = DEGREES.exec(text) ?? [];
  if (degrees !== undefined)
    return rowsNamed(target, { category: "temperature" })
      .flatMap(({ unit }) => OTHER_SCALE[unit.id] ?? [])
      .map((scale) => `${degrees} ${scale}`);
  const isAngle = /π|\bpi\b/i.test(text) && rowsNamed(target, { category: "angle" }).length > 0;
  if (isAngle) return [`${text} rad`];
  const [, number, letter = ""] = ABBREVIATED.exec(text) ?? [];
  if (number !== undefined)
    return (ABBREVIATIONS[letter.replace(".", "")] ?? [])
      .filter(([, category]) => rowsNamed(target, { category }).length > 0)
      .map(([unit]) => `${number} ${unit}`);
  const [, meters, perSecond] = METERS_PER_SECOND.exec(text) ?? [];
  if (meters !== undefined) return [`${meters} ${perSecond}`];
  const sides = sidesOf(text, /[×*]/);
  return sides ? [sides.numbers.map((side) => `${side} ${sides.unit}`).join(" × ")] : [];
}
