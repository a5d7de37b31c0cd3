import { cubed, per, squared, times, type UnitExpression } from "../../algebra/expression";
import { centi } from "../../algebra/prefixes";
import { BOARD_FOOT, CORD, CORD_FOOT, CUNIT, HOPPUS_FOOT, PETROGRAD_STANDARD, SOLID_CORD, STERE, SUPER_FOOT } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { LITER, METER } from "../../constants/exact";
import { category, named, unit } from "../category";

/** The volume of a thousand square feet of panels. */
const thousandSquareFeet = (thickness: UnitExpression): UnitExpression => times(1000, squared(FOOT), thickness);

export const volumeLumber = category("volume-lumber", { name: "Lumber volume", reference: cubed(METER), quantityKind: "volume of lumber" }, () => [
  unit("cubic-meter", cubed(METER), { aliases: "m3, m^3, cu m, cum, cbm" }),
  unit("cubic-foot", cubed(FOOT), { aliases: "ft3, ft^3, cu ft, cuft", ucum: "[cft_i]" }),
  unit("cubic-inch", cubed(INCH), { aliases: "in3, in^3, cu in", ucum: "[cin_i]" }),
  unit("board-feet", BOARD_FOOT, { name: "board feet", aliases: "board foot, FBM, bdft, BF", note: "A board one foot square and one inch thick." }),
  named("MBF", "thousand board feet", "MBF", times(1000, BOARD_FOOT), {
    aliases: "Mbf, MFBM",
    ucum: "10*3.[bf_i]",
    note: "M is the Roman thousand of the lumber trade, not mega.",
  }),
  unit("cd", CORD, { note: "The stacked cord of 128 cubic feet, air and bark counted in." }),
  named("cord-80-cubic-ft", "cord (80 cubic ft)", "cd (80)", SOLID_CORD, {
    convention: "80 cubic feet of solid wood, a common estimate of what a stacked cord holds.",
    sources: ["EC 1127"],
  }),
  unit("cord-feet", CORD_FOOT, { note: "An eighth of the stacked cord, 16 cubic feet." }),
  unit("cunit", CUNIT, { note: "100 cubic feet of solid wood, as foresters in North America count." }),
  named("MSF-1-8", "thousand square feet (1/8-inch panels)", 'MSF 1/8"', thousandSquareFeet(per(INCH, 8))),
  named("MSF-1-4", "thousand square feet (1/4-inch panels)", 'MSF 1/4"', thousandSquareFeet(per(INCH, 4))),
  named("MSF-3-8", "thousand square feet (3/8-inch panels)", 'MSF 3/8"', thousandSquareFeet(times("3/8", INCH))),
  named("MSF-1-2", "thousand square feet (1/2-inch panels)", 'MSF 1/2"', thousandSquareFeet(per(INCH, 2))),
  named("MSF-3-4", "thousand square feet (3/4-inch panels)", 'MSF 3/4"', thousandSquareFeet(times("3/4", INCH))),
  unit("st", STERE),
  unit("cubic-yard", cubed(YARD), { aliases: "yd3, yd^3, cu yd", ucum: "[cyd_i]" }),
  unit("L", LITER),
  unit("cubic-centimeter", cubed(centi(METER)), { aliases: "cm3, cm^3, ccm" }),
  unit("super-foot", SUPER_FOOT, { note: "The Australian and New Zealand name of the board foot." }),
  unit("std", PETROGRAD_STANDARD, { definition: "165 cubic feet", note: "120 deals of 12 ft by 11 in by 1½ in: 165 cubic feet." }),
  unit("hoppus-foot", HOPPUS_FOOT, { convention: "4/π cubic feet of a round log, as the quarter-girth rule comes to; British foresters round it to 1.273." }),
  named("MMBF", "million board feet", "MMBF", times("1e6", BOARD_FOOT), {
    aliases: "MMbf",
    ucum: "10*6.[bf_i]",
    note: "MM is a thousand thousand in the lumber trade.",
  }),
]);
