import { squared } from "../../algebra/expression";
import { centi, micro, milli, nano } from "../../algebra/prefixes";
import { DARCY } from "../../constants/customary";
import { METRE } from "../../constants/exact";
import { category, unit } from "../category";

const NOTE =
  "How readily rock or soil lets a fluid through, whichever fluid. The speed of water through it is under Hydraulic conductivity, water vapor through building materials under Permeability.";

export const porousPermeability = category("porous-permeability", { reference: squared(METRE), note: NOTE }, () => [
  unit("darcy", DARCY),
  unit("millidarcy", milli(DARCY)),
  unit("square-micrometer", squared(micro(METRE))),
  unit("square-meter", squared(METRE)),
  unit("microdarcy", micro(DARCY)),
  unit("nanodarcy", nano(DARCY)),
  unit("square-millimeter", squared(milli(METRE))),
  unit("square-centimeter", squared(centi(METRE))),
]);
