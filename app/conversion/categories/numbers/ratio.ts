import { per } from "../../algebra/expression";
import * as c from "../../constants/customary";
import { UNITY } from "../../constants/mathematical";
import { category, named, unit } from "../category";

const SHORT_SCALE = "By the short scale, in which a billion is 10⁹ and a trillion 10¹².";

const NOTE = "Say what the ratio is of: parts by mass, by volume and by amount of substance differ for one and the same mixture.";

export const ratio = category("ratio", { reference: UNITY, quantityKind: "a ratio", note: NOTE }, () => [
  unit("percent", c.PERCENT, { aliases: "per cent, pct, part per hundred, parts per hundred, pph" }),
  unit("ppm", c.PART_PER_MILLION),
  unit("ppb", c.PART_PER_BILLION, { note: SHORT_SCALE }),
  unit("per-mille", c.PER_MILLE, { aliases: "per mil, per mill, permil, permille, promille, part per thousand, parts per thousand, ppth" }),
  named("one", "one", "1", UNITY, { aliases: "number, decimal fraction, fraction, unity", ucum: "1", qudt: "NUM" }),
  unit("basis-point", c.BASIS_POINT, { aliases: "permyriad, ‱, bps (ratio), part per ten thousand", note: "A hundredth of a percent." }),
  unit("pcm", c.PER_CENT_MILLE, { aliases: "per cent mille, part per hundred thousand", note: "10⁻⁵, as for clocks and the reactivity of nuclear reactors." }),
  unit("ppt", c.PART_PER_TRILLION, { note: `${SHORT_SCALE} In some fields ppt means parts per thousand.` }),
  named("degree-brix", "degree Brix", "°Bx", c.PERCENT, {
    plural: "degrees Brix",
    aliases: "Brix, brix, °Brix, deg Brix, Bx",
    ucum: null,
    qudt: null,
    sources: ["ICUMSA SPS-4"],
    note: "One part of sucrose in a hundred parts of the solution by mass. The solution's density is measured and tabulated, not defined.",
  }),
  named("degree-plato", "degree Plato", "°P (Plato)", c.PERCENT, {
    plural: "degrees Plato",
    aliases: "Plato, plato, °Plato, deg Plato",
    ucum: null,
    qudt: null,
    sources: ["ICUMSA SPS-4"],
    convention: "Brewers' extract, as if all of it were sucrose: one part in a hundred of the wort by mass. The wort's density is tabulated, not defined.",
  }),
  named("karat", "karat (gold)", "karat", per(UNITY, 24), {
    aliases: "karats, carat of gold alloys",
    ucum: "[car_Au]",
    sources: ["UCUM"],
    note: "One part of gold in 24 parts of the alloy by mass; gems are weighed in carats.",
  }),
  unit("ppq", c.PART_PER_QUADRILLION, { note: "By the short scale, in which a quadrillion is 10¹⁵." }),
]);
