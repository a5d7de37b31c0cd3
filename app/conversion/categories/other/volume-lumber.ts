import { BOARD_FOOT, CORD, centi, FOOT, INCH, LITRE, METRE, PI, STERE, YARD } from "../../constants";
import { conventional, cubed, type Definition, exact, per, squared, times } from "../../definition";
import { BS_350, CONVENTION, FORESTRY_COMMISSION_39, OSU_EC_1127 } from "../../sources";
import { category, linear } from "../../unit";

const CORD_FOOT = conventional("cord foot", per(CORD, 8), CONVENTION);
const CUNIT = conventional("cunit", times(100, cubed(FOOT)), CONVENTION);
const SOLID_CORD = times(80, cubed(FOOT));
const PETROGRAD_STANDARD = exact("Petrograd standard", times(165, cubed(FOOT)), BS_350);
const SUPER_FOOT = conventional("super foot", per(cubed(FOOT), 12), CONVENTION);
/** A log's girth over four, squared, stands for its section: pi/4 of the true one. */
const HOPPUS_FOOT = conventional("hoppus foot", times(per(4, PI), cubed(FOOT)), FORESTRY_COMMISSION_39);
/** A thousand square feet of panel so many inches thick. */
const thousandSquareFeet = (thickness: Definition): Definition => times(1000, squared(FOOT), thickness);

export const volumeLumber = category(
  "volume-lumber",
  "Lumber volume",
  cubed(METRE),
  () => [
    linear("cubic-meter", "cubic meter", "m³", cubed(METRE), { aliases: ["m3", "m^3", "cu m", "cbm"], ucum: "m3" }),
    linear("cubic-foot", "cubic foot", "ft³", cubed(FOOT), { plural: "cubic feet", aliases: ["ft3", "ft^3", "cu ft", "cuft"], ucum: "[cft_i]" }),
    linear("cubic-inch", "cubic inch", "in³", cubed(INCH), { plural: "cubic inches", aliases: ["in3", "in^3", "cu in"], ucum: "[cin_i]" }),
    linear("board-feet", "board feet", "bd ft", BOARD_FOOT, {
      plural: "board feet",
      aliases: ["board foot", "FBM", "bdft", "BF"],
      ucum: "[bf_i]",
      note: "A board one foot square and one inch thick.",
    }),
    linear("MBF", "thousand board feet", "MBF", times(1000, BOARD_FOOT), {
      plural: "thousand board feet",
      aliases: ["Mbf", "MFBM"],
      note: "M is the Roman thousand of the lumber trade, not mega.",
      ucum: "10*3.[bf_i]",
    }),
    linear("cd", "cord", "cd", CORD, { ucum: "[crd_us]", note: "The stacked cord of 128 cubic feet, air and bark counted in." }),
    linear("cord-80-cubic-ft", "cord (80 cubic ft)", "cd (80)", SOLID_CORD, {
      plural: "cords (80 cubic ft)",
      sources: [OSU_EC_1127],
      convention: "80 cubic feet of solid wood, a common estimate of what a stacked cord holds.",
    }),
    linear("cord-feet", "cord feet", "cd ft", CORD_FOOT, {
      plural: "cord feet",
      aliases: ["cord foot"],
      note: "An eighth of the stacked cord, 16 cubic feet.",
    }),
    linear("cunit", "cunit", "cunit", CUNIT, {
      aliases: ["C unit"],
      note: "100 cubic feet of solid wood, as foresters in North America count.",
      ucum: "10*2.[cft_i]",
    }),
    linear("MSF-1-8", "thousand square feet (1/8-inch panels)", 'MSF 1/8"', thousandSquareFeet(per(INCH, 8)), {
      plural: "thousand square feet (1/8-inch panels)",
    }),
    linear("MSF-1-4", "thousand square feet (1/4-inch panels)", 'MSF 1/4"', thousandSquareFeet(per(INCH, 4)), {
      plural: "thousand square feet (1/4-inch panels)",
    }),
    linear("MSF-3-8", "thousand square feet (3/8-inch panels)", 'MSF 3/8"', thousandSquareFeet(times("3/8", INCH)), {
      plural: "thousand square feet (3/8-inch panels)",
    }),
    linear("MSF-1-2", "thousand square feet (1/2-inch panels)", 'MSF 1/2"', thousandSquareFeet(per(INCH, 2)), {
      plural: "thousand square feet (1/2-inch panels)",
    }),
    linear("MSF-3-4", "thousand square feet (3/4-inch panels)", 'MSF 3/4"', thousandSquareFeet(times("3/4", INCH)), {
      plural: "thousand square feet (3/4-inch panels)",
    }),
    linear("st", "stere", "st", STERE, { ucum: "st" }),
    linear("cubic-yard", "cubic yard", "yd³", cubed(YARD), { aliases: ["yd3", "yd^3", "cu yd"], ucum: "[cyd_i]" }),
    linear("L", "liter", "L", LITRE, { aliases: ["l", "ltr"], ucum: "L" }),
    linear("cubic-centimeter", "cubic centimeter", "cm³", cubed(centi(METRE)), { aliases: ["cm3", "cm^3", "ccm"], ucum: "cm3" }),
    linear("super-foot", "super foot", "super ft", SUPER_FOOT, {
      plural: "super feet",
      aliases: ["superficial foot"],
      note: "The Australian and New Zealand name of the board foot.",
    }),
    linear("std", "Petrograd standard", "std", PETROGRAD_STANDARD, {
      plural: "Petrograd standards",
      aliases: ["St Petersburg standard", "Leningrad standard"],
      note: "120 deals of 12 ft by 11 in by 1½ in: 165 cubic feet.",
    }),
    linear("hoppus-foot", "hoppus foot", "h ft", HOPPUS_FOOT, {
      plural: "hoppus feet",
      aliases: ["hoppus cubic foot"],
      convention: "4/π cubic feet of a round log, as the quarter-girth rule comes to; British foresters round it to 1.273.",
    }),
    linear("MMBF", "million board feet", "MMBF", times("1e6", BOARD_FOOT), {
      plural: "million board feet",
      aliases: ["MMbf"],
      note: "MM is a thousand thousand in the lumber trade.",
      ucum: "10*6.[bf_i]",
    }),
  ],
  { quantity: "volume of lumber" },
);
