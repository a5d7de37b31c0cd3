const WITH_INCHES = /^(\d+) ?ft ?([234])$/;
const SIDE = "([\\d.]+(?: \\d+/\\d+)?)";
const BESIDE = new RegExp(`^${SIDE} ?(?:x|by|\\*) ?${SIDE}(?: ?(?:x|by|\\*) ?${SIDE})? ?(\\p{L}+)$`, "iu");

/** What a quantity may be where it does not convert as it stands: 6ft2 as 6 ft 2 in, 10 x 12 ft as 10 ft * 12 ft. */
export function secondReading(text: string): string | null {
  const [, feet, inches] = WITH_INCHES.exec(text.trim()) ?? [];
  if (feet !== undefined) return `${feet} ft ${inches} in`;
  const [, a, b, c, unit = ""] = BESIDE.exec(text.trim()) ?? [];
  const sides = [a, b, c].filter((side) => side !== undefined);
  return sides.length === 0 ? null : sides.map((side) => `${side} ${unit}`).join(" * ");
}
