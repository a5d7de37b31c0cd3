import { per, squared } from "../../algebra/expression";
import { milli } from "../../algebra/prefixes";
import { ARCSECOND, DEGREE, HOUR, MINUTE, RADIAN, REVOLUTION, SECOND } from "../../constants/exact";
import { category, unit } from "../category";
import * as notes from "../notes";

export const accelerationAngular = category("acceleration-angular", { name: "Angular acceleration", reference: per(RADIAN, squared(SECOND)) }, () => [
  unit("radian-per-square-second", per(RADIAN, squared(SECOND))),
  unit("radian-per-square-minute", per(RADIAN, squared(MINUTE))),
  unit("revolution-per-square-second", per(REVOLUTION, squared(SECOND)), { aliases: "rev/s2, rps/s", note: notes.REVOLUTION }),
  unit("revolution-per-minute-per-second", per(REVOLUTION, MINUTE, SECOND), { aliases: "rpm/s, rev/min/s, r/min/s", note: notes.REVOLUTION }),
  unit("revolution-per-square-minute", per(REVOLUTION, squared(MINUTE)), { aliases: "rev/min2, rpm/min", note: notes.REVOLUTION }),
  unit("degree-per-square-second", per(DEGREE, squared(SECOND)), { aliases: "deg/s2" }),
  unit("degree-per-square-minute", per(DEGREE, squared(MINUTE)), { aliases: "deg/min2" }),
  unit("revolution-per-hour-per-second", per(REVOLUTION, HOUR, SECOND), { aliases: "rph/s, rev/h/s, r/h/s", note: notes.REVOLUTION }),
  unit("arcsecond-per-square-second", per(ARCSECOND, squared(SECOND)), { aliases: "arcsec/s2" }),
  unit("milliradian-per-square-second", per(milli(RADIAN), squared(SECOND))),
  unit("radian-per-square-hour", per(RADIAN, squared(HOUR))),
]);
