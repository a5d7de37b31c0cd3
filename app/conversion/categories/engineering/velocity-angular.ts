import { per } from "../../algebra/expression";
import { ARCMINUTE, ARCSECOND, DAY, DEGREE, HOUR, MINUTE, RADIAN, REVOLUTION, SECOND } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";
import * as notes from "../notes";

const NOTE = "A revolution per second and a hertz have equal dimensions in the SI but differ in meaning and by 2π here.";

export const velocityAngular = category("velocity-angular", { name: "Angular velocity", reference: per(RADIAN, SECOND), note: NOTE }, () => [
  unit("radian-per-second", per(RADIAN, SECOND)),
  unit("degree-per-second", per(DEGREE, SECOND), { aliases: "deg/s" }),
  unit("revolution-per-minute", per(REVOLUTION, MINUTE), { aliases: "rpm, RPM, rev/min", note: notes.REVOLUTION }),
  unit("revolution-per-second", per(REVOLUTION, SECOND), { aliases: "rps, rev/s", note: notes.REVOLUTION }),
  unit("radian-per-minute", per(RADIAN, MINUTE)),
  unit("radian-per-hour", per(RADIAN, HOUR)),
  unit("radian-per-day", per(RADIAN, DAY)),
  unit("degree-per-minute", per(DEGREE, MINUTE), { aliases: "deg/min" }),
  unit("degree-per-hour", per(DEGREE, HOUR), { aliases: "deg/h" }),
  unit("degree-per-day", per(DEGREE, DAY), { aliases: "deg/d" }),
  unit("revolution-per-hour", per(REVOLUTION, HOUR), { aliases: "rph, rev/h", note: notes.REVOLUTION }),
  unit("revolution-per-day", per(REVOLUTION, DAY), { aliases: "rpd, rev/d", note: notes.REVOLUTION }),
  ...withPrefixesIn("m µ", RADIAN, (radian) => per(radian, SECOND), "-per-second"),
  unit("arcsecond-per-second", per(ARCSECOND, SECOND), { aliases: "arcsec/s" }),
  unit("arcminute-per-second", per(ARCMINUTE, SECOND), { aliases: "arcmin/s" }),
]);
