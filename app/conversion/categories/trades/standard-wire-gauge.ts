import { decimal, ratio } from "~/numerals/ratio";
import { SWG_DIAMETERS } from "../../constants/customary-length";
import { tabulated } from "../curve";

/** No. 7/0. */
const FIRST = -6;

export const standardWireGauge = tabulated(() => SWG_DIAMETERS.split(" ").map((inches, i) => [ratio(BigInt(FIRST + i)), decimal(inches)] as const));
