import { centi, deci } from "../../algebra/prefixes";
import { BEL, NEPER } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";

const FIELD_LEVEL = "20/ln 10 dB, the SI Brochure's neper of field levels; some libraries take half of it.";

const NOTE = "Levels are logarithms of a ratio: 10 dB more is ten times the power, 20 dB ten times the amplitude.";

export const sound = category("sound", { reference: BEL, quantityKind: "level", note: NOTE }, () => [
  unit("dB", deci(BEL)),
  unit("B", BEL),
  unit("Np", NEPER, { note: FIELD_LEVEL }),
  ...withPrefixes("c m", BEL),
  unit("dNp", deci(NEPER), { note: FIELD_LEVEL }),
  unit("cNp", centi(NEPER), { note: FIELD_LEVEL }),
]);
