import { decimal, ratio } from "~/numerals/ratio";
import { milli } from "../../algebra/prefixes";
import { AWG_36, AWG_0000_BY_36, INCH, MIL, SWG_DIAMETERS } from "../../constants/customary-length";
import { METER } from "../../constants/exact";
import { category, curveUnit, unit } from "../category";
import { circleDiameter, exponential, rootOf, tabulated } from "../curve";

/** The American wire gauge has 39 steps from No. 36 to No. 0000, which counts as −3. */
const createAwg = () => exponential(AWG_0000_BY_36.resolve().ratio, ratio(36n), ratio(-39n));

const FIRST_SWG = -6;
const standardWireGauge = tabulated(() => SWG_DIAMETERS.split(" ").map((inches, i) => [ratio(BigInt(FIRST_SWG + i)), decimal(inches)] as const));

const NOTE = "Diameters and cross sections of bare, round, solid wire; a stranded wire of the same gauge is thicker.";

export const wireGauge = category("wire-gauge", { reference: METER, quantityKind: "the diameter of a wire", note: NOTE }, () => [
  curveUnit("AWG", "American wire gauge", "AWG", AWG_36, createAwg(), {
    plural: null,
    aliases: "awg, B&S gauge, gauge (AWG), ga (AWG)",
    qudt: "AWG",
    sources: ["ASTM B258"],
    note: "0.127 mm at No. 36, and 92 times as thick at No. 4/0. Write 1/0 as 0, 2/0 as −1, 3/0 as −2 and 4/0 as −3.",
  }),
  unit("mm", milli(METER), { note: "The diameter." }),
  curveUnit("square-millimeter", "square millimeter (cross section)", "mm²", milli(METER), circleDiameter, {
    aliases: "sq mm, sqmm",
    ucum: "mm2",
    qudt: "MilliM2",
    note: "The cross section of a round solid wire.",
  }),
  unit("in", INCH, { note: "The diameter." }),
  unit("mil", MIL, { note: "The diameter." }),
  curveUnit("kcmil", "thousand circular mils", "kcmil", MIL, rootOf(ratio(1000n)), {
    aliases: "MCM, thousand circular mil",
    note: "The cross section, in thousands of circles one mil across.",
  }),
  curveUnit("cmil", "circular mil (cross section)", "cmil", MIL, rootOf(ratio(1n)), { note: "The cross section, in circles one mil across." }),
  curveUnit("SWG", "standard wire gauge (UK)", "SWG", INCH, standardWireGauge, {
    plural: null,
    aliases: "swg, imperial wire gauge",
    system: "uk",
    sources: ["Order in Council of 23 August 1883"],
    note: "A table of 57 diameters from 7/0 (write −6) to 50: no formula fills the steps between them.",
  }),
  unit("m", METER, { note: "The diameter." }),
]);
