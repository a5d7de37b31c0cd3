import { centi, milli } from "../../algebra/prefixes";
import * as l from "../../constants/customary-length";
import { METER } from "../../constants/exact";
import { category, named, unit } from "../category";
import * as notes from "../notes";

export const typography = category("typography", { reference: METER, quantityKind: "length in typography" }, () => [
  unit("pt", l.POSTSCRIPT_POINT, { note: "1/72 inch." }),
  unit("pc", l.COMPUTER_PICA, { note: "A sixth of an inch." }),
  unit("in", l.INCH, { aliases: '", ″' }),
  unit("mm", milli(METER)),
  unit("twip", l.TWIP, { aliases: "twips", note: "A twentieth of the PostScript point." }),
  unit("m", METER),
  unit("cm", centi(METER)),
  unit("point-computer", l.COMPUTER_POINT, { note: "1/72 inch, the PostScript point by another name." }),
  unit("px", l.PIXEL, { note: "The CSS pixel of 1/96 inch; a screen's own pixels differ." }),
  named("pixel-y", "pixel (Y)", "px (Y)", l.PIXEL, { note: "The CSS pixel of 1/96 inch, which is square." }),
  unit("pica-printers", l.PRINTERS_PICA, { note: "12 printer's points of metal type." }),
  unit("point-printers", l.PRINTERS_POINT, { note: "0.013837 inch, the point of American metal type." }),
  unit("point-tex", l.TEX_POINT, { note: "1/72.27 inch." }),
  unit("pica-tex", l.TEX_PICA, { note: "12 TeX points." }),
  unit("sp", l.SCALED_POINT, { note: "1/65 536 of the TeX point." }),
  unit("dd", l.DIDOT_POINT, { aliases: "didot", convention: notes.DIDOT_POINT }),
  unit("cc", l.CICERO, { convention: notes.CICERO }),
  unit("Q", l.QUARTER_MILLIMETER),
  unit("agate", l.AGATE_LINE, { note: "A fourteenth of an inch of newspaper column." }),
  unit("ft", l.FOOT, { aliases: "', ′" }),
  unit("mil", l.MIL, { aliases: "thou", note: "A thousandth of an inch." }),
]);
