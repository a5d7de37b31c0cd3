import { centi, DIDOT_POINT, FOOT, INCH, METRE, MIL, milli, POSTSCRIPT_POINT, TEX_POINT, TWIP } from "../../constants";
import { conventional, exact, per, times } from "../../definition";
import { CSS_VALUES, NIST_HB_44, NIST_SP_811, TEXBOOK, WEBSTER_1961 } from "../../sources";
import { category, linear } from "../../unit";

const COMPUTER_POINT = exact("point (computer)", per(INCH, 72), NIST_SP_811);
const COMPUTER_PICA = exact("pica (computer)", per(INCH, 6), NIST_SP_811);
const PIXEL = exact("pixel (CSS)", per(INCH, 96), CSS_VALUES);
const PRINTERS_POINT = exact("point (printer's)", times("0.013837", INCH), NIST_HB_44);
const PRINTERS_PICA = exact("pica (printer's)", times(12, PRINTERS_POINT), NIST_SP_811);
const TEX_PICA = exact("pica (TeX)", times(12, TEX_POINT), TEXBOOK);
const SCALED_POINT = exact("scaled point", per(TEX_POINT, 65_536), TEXBOOK);
const CICERO = conventional("cicero", times(12, DIDOT_POINT), TEXBOOK);
const QUARTER_MILLIMETRE = exact("Q", per(milli(METRE), 4), CSS_VALUES);
const AGATE_LINE = conventional("agate line", per(INCH, 14), WEBSTER_1961);

export const typography = category(
  "typography",
  "Typography",
  METRE,
  () => [
    linear("twip", "twip", "twip", TWIP, { aliases: ["twips"], note: "A twentieth of the PostScript point." }),
    linear("m", "meter", "m", METRE, { ucum: "m" }),
    linear("cm", "centimeter", "cm", centi(METRE), { ucum: "cm" }),
    linear("mm", "millimeter", "mm", milli(METRE), { ucum: "mm" }),
    linear("in", "inch", "in", INCH, { plural: "inches", aliases: ['"', "″"], ucum: "[in_i]" }),
    linear("pt", "PostScript point", "pt", POSTSCRIPT_POINT, {
      plural: "PostScript points",
      aliases: ["DTP point", "bp", "big point"],
      ucum: "[pnt]",
      note: "1/72 inch.",
    }),
    linear("point-computer", "point (computer)", "pt (computer)", COMPUTER_POINT, { ucum: "[pnt]", note: "1/72 inch, the PostScript point by another name." }),
    linear("pc", "pica (computer)", "pc", COMPUTER_PICA, { aliases: ["PostScript pica", "DTP pica"], ucum: "[pca]", note: "A sixth of an inch." }),
    linear("px", "pixel (X)", "px", PIXEL, { note: "The CSS pixel of 1/96 inch; a screen's own pixels differ." }),
    linear("pixel-y", "pixel (Y)", "px (Y)", PIXEL, { note: "The CSS pixel of 1/96 inch, which is square." }),
    linear("pica-printers", "pica (printer's)", "pica (pr)", PRINTERS_PICA, {
      aliases: ["printer's pica"],
      ucum: "[pca_pr]",
      note: "12 printer's points of metal type.",
    }),
    linear("point-printers", "point (printer's)", "pt (pr)", PRINTERS_POINT, {
      aliases: ["printer's point"],
      ucum: "[pnt_pr]",
      note: "0.013837 inch, the point of American metal type.",
    }),
    linear("point-tex", "point (TeX)", "pt (TeX)", TEX_POINT, { aliases: ["TeX point"], note: "1/72.27 inch." }),
    linear("pica-tex", "pica (TeX)", "pc (TeX)", TEX_PICA, { aliases: ["TeX pica"], note: "12 TeX points." }),
    linear("sp", "scaled point (TeX)", "sp", SCALED_POINT, { plural: "scaled points (TeX)", note: "1/65 536 of the TeX point." }),
    linear("dd", "didot point", "dd", DIDOT_POINT, {
      plural: "didot points",
      convention: "TeX's didot point, 1238/1157 of its point (0.376065 mm, as German standards had it); since 1978 some use 0.375 mm.",
      aliases: ["didot"],
    }),
    linear("cc", "cicero", "cc", CICERO, { plural: "ciceros", convention: "12 didot points as TeX defines them." }),
    linear("Q", "Q (quarter millimeter)", "Q", QUARTER_MILLIMETRE, { plural: "Q (quarter millimeter)", aliases: ["quarter millimeter", "quarter-millimeter"] }),
    linear("agate", "agate line", "agate", AGATE_LINE, { plural: "agate lines", note: "A fourteenth of an inch of newspaper column." }),
    linear("ft", "foot", "ft", FOOT, { plural: "feet", aliases: ["'", "′"], ucum: "[ft_i]" }),
    linear("mil", "mil", "mil", MIL, { aliases: ["thou"], ucum: "[mil_i]", note: "A thousandth of an inch." }),
  ],
  { quantity: "length in typography" },
);
