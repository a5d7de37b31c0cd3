import { ratio } from "~/numerals/ratio";
import { squared, times } from "../../algebra/expression";
import { micro, milli } from "../../algebra/prefixes";
import { COMPASS_POINT, GON, HOUR_ANGLE, NATO_MIL, QUADRANT, WARSAW_MIL, ZODIAC_SIGN } from "../../constants/customary";
import { ARCMINUTE, ARCSECOND, DEGREE, RADIAN, REVOLUTION, STERADIAN } from "../../constants/exact";
import { PI } from "../../constants/mathematical";
import { category, curveUnit, named, unit, withPrefixes } from "../category";
import { slope, slopeOneIn } from "../curve";

const riseOf = (run: string): string => `The rise over the horizontal run, the tangent of the angle: ${run} is 45°.`;

export const angle = category("angle", { reference: RADIAN }, () => [
  unit("degree", DEGREE, { aliases: "deg, arcdegree, degree of arc" }),
  unit("rad", RADIAN, { aliases: "rads" }),
  unit("revolution", REVOLUTION, { symbol: "rev", aliases: "turn, turns, rotation, rotations, full circle, r (angle)" }),
  unit("gon", GON),
  unit("arcmin", ARCMINUTE, { symbol: "arcmin", aliases: "′ (arc), minute of arc, minutes of arc, MOA, amin" }),
  unit("arcsec", ARCSECOND, { symbol: "arcsec", aliases: '" (arc), second of arc, seconds of arc, asec' }),
  unit("mas", milli(ARCSECOND), { symbol: "mas", aliases: "marcsec" }),
  unit("microarcsecond", micro(ARCSECOND), { symbol: "µas" }),
  ...withPrefixes("m µ", RADIAN),
  unit("mil-nato", NATO_MIL, { note: "1/6400 of a turn, the mil of NATO's artillery; a milliradian is 1/6283.185… of a turn." }),
  unit("mil-warsaw", WARSAW_MIL, { convention: "1/6000 of a turn, as the artillery of the Warsaw Pact divided it; Sweden's streck is 1/6300." }),
  unit("quadrant", QUADRANT),
  unit("zodiac-sign", ZODIAC_SIGN, { note: "A twelfth of the ecliptic, 30°." }),
  unit("hour-angle", HOUR_ANGLE, { note: "An hour of right ascension or hour angle: 15°." }),
  unit("compass-point", COMPASS_POINT, { note: "A thirty-second of the compass rose, 11.25°." }),
  curveUnit("slope-percent", "percent (slope)", "% (slope)", RADIAN, slope(ratio(100n)), {
    plural: null,
    aliases: "% grade, percent grade, % slope, percent slope",
    note: riseOf("100 %"),
  }),
  curveUnit("slope-per-mille", "per mille (slope)", "‰ (slope)", RADIAN, slope(ratio(1000n)), {
    plural: null,
    aliases: "‰ slope, mm/m (slope)",
    note: riseOf("1000 ‰"),
  }),
  curveUnit("slope-one-in", "1 in n (slope)", "1 in (slope)", RADIAN, slopeOneIn, {
    aliases: "1:n slope, one in n",
    note: "The run for a rise of one: the number 20 is a slope of 1 in 20, or 5 %.",
  }),
  curveUnit("roof-pitch", "inch/foot (roof pitch)", "in/ft (slope)", RADIAN, slope(ratio(12n)), {
    aliases: "roof pitch, pitch (roof)",
    note: "The rise in inches for a run of a foot: 4 is a 4/12 pitch.",
  }),
]);

export const solidAngle = category("solid-angle", { reference: STERADIAN }, () => [
  unit("sr", STERADIAN),
  unit("square-degree", squared(DEGREE), { aliases: "deg², sq deg, square deg" }),
  named("spat", "spat", "spat", times(4, PI, STERADIAN), { aliases: "full sphere, whole sphere", note: "The whole sphere, 4π sr." }),
  unit("square-arcminute", squared(ARCMINUTE), { symbol: "arcmin²" }),
  unit("square-arcsecond", squared(ARCSECOND), { symbol: "arcsec²" }),
  unit("msr", milli(STERADIAN)),
]);
