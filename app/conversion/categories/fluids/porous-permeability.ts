import { squared } from "../../algebra/expression";
import { centi, micro, milli, nano } from "../../algebra/prefixes";
import { DARCY } from "../../constants/customary";
import { METER } from "../../constants/exact";
import { category, unit } from "../category";

const NOTE =
  "How readily rock or soil lets a fluid through, whichever fluid. The speed of water through it is under Hydraulic conductivity, water vapor through building materials under Permeability.";

export const porousPermeability = category("porous-permeability", { reference: squared(METER), note: NOTE }, () => [
  unit("darcy", DARCY),
  unit("millidarcy", milli(DARCY)),
  unit("square-micrometer", squared(micro(METER))),
  unit("square-meter", squared(METER)),
  unit("microdarcy", micro(DARCY)),
  unit("nanodarcy", nano(DARCY)),
  unit("square-millimeter", squared(milli(METER))),
  unit("square-centimeter", squared(centi(METER))),
]);
