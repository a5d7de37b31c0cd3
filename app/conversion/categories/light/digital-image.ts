import { inverse, per } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { DOT_PER_CSS_PIXEL } from "../../constants/customary";
import { INCH } from "../../constants/customary-length";
import { METRE } from "../../constants/exact";
import { category } from "../category";
import { unit } from "../unit";

const NOTE = "Dots, pixels and lines count alike here; how many dots of a printer make a pixel is another question.";

export const digitalImage = category(
  "digital-image",
  { name: "Digital image resolution", reference: inverse(METRE), quantityKind: "image resolution", isRate: true, note: NOTE },
  () => [
    unit("dot-per-meter", per(1, METRE), { name: "dot/meter", symbol: "dot/m", ucum: null }),
    unit("dot-per-millimeter", per(1, milli(METRE)), { name: "dot/millimeter", symbol: "dot/mm", ucum: null }),
    unit("dot-per-inch", per(1, INCH), { name: "dot/inch", symbol: "dpi", aliases: "dot/in, dots per inch", ucum: null, qudt: "DPI" }),
    unit("pixel-per-inch", per(1, INCH), { name: "pixel/inch", symbol: "ppi", aliases: "px/in, pixels per inch", ucum: null }),
    unit("pixel-per-meter", per(1, METRE), { name: "pixel/meter", symbol: "px/m", ucum: null }),
    unit("pixel-per-centimeter", per(1, centi(METRE)), { name: "pixel/centimeter", symbol: "px/cm", ucum: null }),
    unit("dot-per-centimeter", per(1, centi(METRE)), { name: "dot/centimeter", symbol: "dot/cm", aliases: "dpcm", ucum: null }),
    unit("pixel-per-millimeter", per(1, milli(METRE)), { name: "pixel/millimeter", symbol: "px/mm", ucum: null }),
    unit("dppx", DOT_PER_CSS_PIXEL, { note: "One dot for each CSS pixel, which CSS fixes at 1/96 inch: 96 dots per inch." }),
    unit("lpi", per(1, INCH), {
      name: "line/inch",
      symbol: "lpi",
      aliases: "lines per inch",
      ucum: null,
      note: "A line counts as a dot; a printing screen's rulings are counted so too.",
    }),
  ],
);
