import { centi, milli } from "../../algebra/prefixes";
import {
  AGATE_LINE,
  CICERO,
  COMPUTER_PICA,
  COMPUTER_POINT,
  DIDOT_POINT,
  FOOT,
  INCH,
  MIL,
  PIXEL,
  POSTSCRIPT_POINT,
  PRINTERS_PICA,
  PRINTERS_POINT,
  QUARTER_MILLIMETRE,
  SCALED_POINT,
  TEX_PICA,
  TEX_POINT,
  TWIP,
} from "../../constants/customary-length";
import { METRE } from "../../constants/exact";
import { category } from "../category";
import { named, unit } from "../unit";

export const typography = category("typography", { reference: METRE, quantityKind: "length in typography" }, () => [
  unit("pt", POSTSCRIPT_POINT, { note: "1/72 inch." }),
  unit("pc", COMPUTER_PICA, { note: "A sixth of an inch." }),
  unit("in", INCH, { aliases: '", ″' }),
  unit("mm", milli(METRE)),
  unit("twip", TWIP, { aliases: "twips", note: "A twentieth of the PostScript point." }),
  unit("m", METRE),
  unit("cm", centi(METRE)),
  unit("point-computer", COMPUTER_POINT, { note: "1/72 inch, the PostScript point by another name." }),
  unit("px", PIXEL, { note: "The CSS pixel of 1/96 inch; a screen's own pixels differ." }),
  named("pixel-y", "pixel (Y)", "px (Y)", PIXEL, { note: "The CSS pixel of 1/96 inch, which is square." }),
  unit("pica-printers", PRINTERS_PICA, { note: "12 printer's points of metal type." }),
  unit("point-printers", PRINTERS_POINT, { note: "0.013837 inch, the point of American metal type." }),
  unit("point-tex", TEX_POINT, { note: "1/72.27 inch." }),
  unit("pica-tex", TEX_PICA, { note: "12 TeX points." }),
  unit("sp", SCALED_POINT, { note: "1/65 536 of the TeX point." }),
  unit("dd", DIDOT_POINT, {
    aliases: "didot",
    convention: "TeX's didot point, 1238/1157 of its point (0.376065 mm, as German standards had it); since 1978 some use 0.375 mm.",
  }),
  unit("cc", CICERO, { convention: "12 didot points as TeX defines them." }),
  unit("Q", QUARTER_MILLIMETRE),
  unit("agate", AGATE_LINE, { note: "A fourteenth of an inch of newspaper column." }),
  unit("ft", FOOT, { aliases: "', ′" }),
  unit("mil", MIL, { aliases: "thou", note: "A thousandth of an inch." }),
]);
