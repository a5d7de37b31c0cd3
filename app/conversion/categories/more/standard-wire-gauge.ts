import { decimal, ratio } from "~/numerals/ratio";
import { tabulated } from "../curve";

/** Diameters in inches from No. 7/0, which counts as −6, to No. 50 (Order in Council of 23 August 1883). */
const DIAMETERS =
  "0.500 0.464 0.432 0.400 0.372 0.348 0.324 0.300 0.276 0.252 0.232 0.212 0.192 0.176 0.160 0.144 0.128 0.116 0.104 0.092 0.080 0.072 0.064 0.056 0.048 0.040 0.036 0.032 0.028 0.024 0.022 0.020 0.018 0.0164 0.0148 0.0136 0.0124 0.0116 0.0108 0.0100 0.0092 0.0084 0.0076 0.0068 0.0060 0.0052 0.0048 0.0044 0.0040 0.0036 0.0032 0.0028 0.0024 0.0020 0.0016 0.0012 0.0010";
const FIRST = -6;

export const standardWireGauge = tabulated(() => DIAMETERS.split(" ").map((inches, i) => [ratio(BigInt(FIRST + i)), decimal(inches)] as const));
