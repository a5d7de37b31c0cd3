import { inverse, per } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { DOT_PER_CSS_PIXEL } from "../../constants/customary";
import { INCH } from "../../constants/customary-length";
import { METER } from "../../constants/exact";
import { category, named, unit } from "../category";

const NOTE = "Dots, pixels and lines count alike here; how many dots of a printer make a pixel is another question.";

export const digitalImage = category(
  "digital-image",
  { name: "Digital image resolution", reference: inverse(METER), quantityKind: "image resolution", isRate: true, note: NOTE },
  () => [
    named("dot-per-meter", "dot/meter", "dot/m", per(1, METER), { ucum: null }),
    named("dot-per-millimeter", "dot/millimeter", "dot/mm", per(1, milli(METER)), { ucum: null }),
    named("dot-per-inch", "dot/inch", "dpi", per(1, INCH), { aliases: "dot/in, dots per inch", ucum: null, qudt: "DPI" }),
    named("pixel-per-inch", "pixel/inch", "ppi", per(1, INCH), { aliases: "px/in, pixels per inch", ucum: null }),
    named("pixel-per-meter", "pixel/meter", "px/m", per(1, METER), { ucum: null }),
    named("pixel-per-centimeter", "pixel/centimeter", "px/cm", per(1, centi(METER)), { ucum: null }),
    named("dot-per-centimeter", "dot/centimeter", "dot/cm", per(1, centi(METER)), { aliases: "dpcm", ucum: null }),
    named("pixel-per-millimeter", "pixel/millimeter", "px/mm", per(1, milli(METER)), { ucum: null }),
    unit("dppx", DOT_PER_CSS_PIXEL, { note: "One dot for each CSS pixel, which CSS fixes at 1/96 inch: 96 dots per inch." }),
    named("lpi", "line/inch", "lpi", per(1, INCH), {
      aliases: "lines per inch",
      ucum: null,
      note: "A line counts as a dot; a printing screen's rulings are counted so too.",
    }),
  ],
);
