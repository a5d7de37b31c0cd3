import { centi, INCH, inverse, METRE, milli } from "../../constants";
import { exact, per } from "../../definition";
import { CSS_VALUES } from "../../sources";
import { category, linear } from "../../unit";

const DOT_PER_CSS_PIXEL = exact("dot per CSS pixel", per(96, INCH), CSS_VALUES);

export const digitalImage = category(
  "digital-image",
  "Digital image resolution",
  inverse(METRE),
  () => [
    linear("dot-per-meter", "dot/meter", "dot/m", per(1, METRE)),
    linear("dot-per-millimeter", "dot/millimeter", "dot/mm", per(1, milli(METRE))),
    linear("dot-per-inch", "dot/inch", "dpi", per(1, INCH), { aliases: ["dot/in", "dots per inch"] }),
    linear("pixel-per-inch", "pixel/inch", "ppi", per(1, INCH), { aliases: ["px/in", "pixels per inch"] }),
    linear("pixel-per-meter", "pixel/meter", "px/m", per(1, METRE)),
    linear("pixel-per-centimeter", "pixel/centimeter", "px/cm", per(1, centi(METRE))),
    linear("dot-per-centimeter", "dot/centimeter", "dot/cm", per(1, centi(METRE)), { aliases: ["dpcm"] }),
    linear("pixel-per-millimeter", "pixel/millimeter", "px/mm", per(1, milli(METRE))),
    linear("dppx", "dot per pixel (CSS dppx)", "dppx", DOT_PER_CSS_PIXEL, {
      plural: "dots per pixel (CSS dppx)",
      note: "One dot for each CSS pixel, which CSS fixes at 1/96 inch: 96 dots per inch.",
    }),
    linear("lpi", "line/inch", "lpi", per(1, INCH), {
      aliases: ["lines per inch"],
      note: "A line counts as a dot; a printing screen's rulings are counted so too.",
    }),
  ],
  { quantity: "image resolution", note: "Dots, pixels and lines count alike here; how many dots of a printer make a pixel is another question." },
);
