import { per } from "../../algebra/expression";
import { micro, milli } from "../../algebra/prefixes";
import { RAD, REM } from "../../constants/customary";
import { GRAY, HOUR, JOULE, KILOGRAM, MINUTE, SECOND, SIEVERT, WATT } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";
import * as notes from "../notes";

const NOTE = notes.GRAY_AND_SIEVERT;

export const radiation = category(
  "radiation",
  { reference: per(GRAY, SECOND), quantityKind: "absorbed dose rate", toldBy: /gray|sievert|rad|rem/, note: NOTE },
  () => [
    unit("microsievert-per-hour", per(micro(SIEVERT), HOUR)),
    unit("gray-per-second", per(GRAY, SECOND)),
    unit("gray-per-hour", per(GRAY, HOUR)),
    unit("rad-per-hour", per(RAD, HOUR)),
    unit("rad-per-second", per(RAD, SECOND)),
    unit("sievert-per-second", per(SIEVERT, SECOND)),
    unit("rem-per-second", per(REM, SECOND), { plural: "rems/second" }),
    ...withPrefixesIn("m µ E P T G M k h da d c n p f a", GRAY, (gray) => per(gray, SECOND), "-per-second"),
    unit("joule-per-kilogram-per-second", per(JOULE, KILOGRAM, SECOND)),
    unit("watt-per-kilogram", per(WATT, KILOGRAM)),
    unit("gray-per-minute", per(GRAY, MINUTE)),
    ...withPrefixesIn("m µ", GRAY, (gray) => per(gray, HOUR), "-per-hour"),
    unit("millirad-per-hour", per(milli(RAD), HOUR)),
    unit("sievert-per-hour", per(SIEVERT, HOUR)),
    unit("millisievert-per-hour", per(milli(SIEVERT), HOUR)),
    unit("rem-per-hour", per(REM, HOUR), { plural: "rems/hour" }),
    unit("millirem-per-hour", per(milli(REM), HOUR), { plural: "millirems/hour" }),
    unit("milliwatt-per-kilogram", per(milli(WATT), KILOGRAM)),
  ],
);
