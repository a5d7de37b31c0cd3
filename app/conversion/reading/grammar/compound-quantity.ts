/** What follows the first number of a length, an angle or a time in several units: its unit, and the further numbers. */
type CompoundTail = {
  readonly unit: string;
  readonly more: readonly (readonly [number: string, unit: string])[];
  readonly length: number;
};

/** 5'11", 5' 11, and on drawings 8'-6 1/2"; 6-foot-2-inch. A mark is a foot, two marks are an inch. */
const FEET_AND_INCHES =
  /^[ -]?('(?!')|(?:ft|feet|foot)(?=-\d))(?:-(?=\d)|,? (?:and )?| ?)(\d+(?: and (?:an? half|\d+\/\d+)|(?:[. /-]\d+)* ?[¼-¾⅐-⅞]?)|[¼-¾⅐-⅞])(?: ?("|'')|[ -]?((?:in|inch|inches)\b)\.?|(?=[\s)*×+]|$| ?(?:\/|per) ?(?:km?|mi)\b))/i;
/** 30° 15' 20", and 45 deg 30 min, whose minutes are none of time. */
const DEGREES_AND_MINUTES =
  /^ ?(?:°|degs?\b\.?|degrees?\b) ?(\d+(?:\.\d+)?) ?(?:'(?!')|(?:arc ?)?min(?:ute)?s?\b)(?: ?(\d+(?:\.\d+)?) ?(?:"|''|(?:arc ?)?sec(?:ond)?s?\b))?/i;
/** 1h30m and 3m45s, whose minutes are not meters; but "m2 s" is a square. */
const HOURS_AND_MINUTES = /^ ?h(?:rs?|ours?)? ?(\d[\d.]*) ?m(?![a-z])/i;
const MINUTES_AND_SECONDS = /^ ?m(?![23] ) ?(\d[\d.]*) ?s(?:ec(?:ond)?s?)?(?![a-z^]|-\d)/i;
/** 5'000 */
const GROUPED = /^\d{1,3}(?:'\d{3})+(?!\d)/;

/** Takes what a pattern finds: the further numbers, each with its unit. */
const tailBy =
  (pattern: RegExp, unit: string, ...smaller: readonly string[]) =>
  (text: string): CompoundTail | null => {
    const [{ length } = "", ...numbers] = pattern.exec(text) ?? [];
    return tail(length, unit, ...smaller.map((name, i) => [numbers[i], name] as const));
  };

const PER_DISTANCE = /^ ?(?:\/|per) ?(?:km?|mi(?:les?)?)\b/i;

function takeLength(text: string): CompoundTail | null {
  const [{ length } = "", foot = "", inches, mark, word] = FEET_AND_INCHES.exec(text) ?? [];
  const isMark = foot === "'";
  // "5 ft 11" may end in another unit, 5' 11 may not.
  if (!isMark && mark === undefined && word === undefined) return null;
  const number = inches
    ?.trim()
    .replace(/ and an? half$/i, " 1/2")
    .replace(" and ", " ");
  // 5'30"/km is a pace.
  if (isMark && PER_DISTANCE.test(text.slice(length))) return tail(length, "min", [number, "s"]);
  return tail(length, isMark ? "ft" : foot, [number, word ?? "in"]);
}

/** A unit and the further parts that a pattern found; null where it found none. */
function tail(
  length: number,
  unit: string,
  ...parts: readonly (readonly [number: string | undefined, unit: string])[]
): CompoundTail | null {
  const more = parts.flatMap(([number, name]) => (number === undefined ? [] : [[number, name] as const]));
  return more.length === 0 ? null : { unit, more, length };
}

const takeAngle = tailBy(DEGREES_AND_MINUTES, "°", "arcmin", "arcsec");
const TAILS: Readonly<Record<string, (text: string) => CompoundTail | null>> = {
  "°": takeAngle,
  d: takeAngle,
  h: tailBy(HOURS_AND_MINUTES, "h", "min"),
  m: tailBy(MINUTES_AND_SECONDS, "min", "s"),
  "'": takeLength,
  f: takeLength,
};

/**
 * The units and further numbers after the first number of a length, an angle or a time in several units; null for any other
 * text.
 */
export function takeCompoundTail(text: string): CompoundTail | null {
  const sign = text[/^[ -]/.test(text) ? 1 : 0]?.toLowerCase() ?? "";
  return TAILS[sign]?.(text) ?? null;
}

/** Whether a text starts with numbers and the signs or words of one length, angle or time. */
export function isCompound(text: string): boolean {
  const number = GROUPED.test(text) ? undefined : /^\d+(?:\.\d+)?/.exec(text)?.[0];
  return number !== undefined && takeCompoundTail(text.slice(number.length)) !== null;
}
