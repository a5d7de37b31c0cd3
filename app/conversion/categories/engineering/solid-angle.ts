import { squared, times } from "../../algebra/expression";
import { milli } from "../../algebra/prefixes";
import { ARCMINUTE, ARCSECOND, DEGREE, STERADIAN } from "../../constants/exact";
import { PI } from "../../constants/mathematical";
import { category, named, unit } from "../category";

export const solidAngle = category("solid-angle", { reference: STERADIAN }, () => [
  unit("sr", STERADIAN),
  unit("square-degree", squared(DEGREE), { aliases: "deg², sq deg, square deg" }),
  named("spat", "spat", "spat", times(4, PI, STERADIAN), { aliases: "full sphere, whole sphere", note: "The whole sphere, 4π sr." }),
  unit("square-arcminute", squared(ARCMINUTE), { symbol: "arcmin²" }),
  unit("square-arcsecond", squared(ARCSECOND), { symbol: "arcsec²" }),
  unit("msr", milli(STERADIAN)),
]);
