import type { Question } from "./question";

/**
 * Symbols in small letters or in capitals: the unit where only one can be meant, a question where a prefix or another unit is
 * at stake. Answers worked out as fractions, apart from the engine.
 */
export const letterCase: readonly Question[] = [
  // Small letters that name nothing else are units of the SI.
  { ask: "240v", means: "240 kg m^2/A/s/s/s" },
  { ask: "220v to kv", answer: "0.22" },
  { ask: "1 ev in j", answer: "1.60217663399999989375623e-19" },
  { ask: "1 erg to j", answer: "9.9999999999999995474811183e-8" },
  { ask: "60 w to btu/h", answer: "204.7284979876765152" },
  { ask: "50 kgf to n", answer: "490.3325" },
  { ask: "5 n/mm2 to psi", answer: "725.18868865104607577" },
  { ask: "12 v * 5 A to w", answer: "60" },
  // A B is a byte: 1 MB/s is 8 Mbit/s. These were bits, in silence.
  { ask: "8 mBps in MB/s", answer: "8", assumed: true },
  { ask: "8 mBPS in Mbit/s", answer: "64", assumed: true },
  { ask: "8 gBps in GB/s", answer: "8", assumed: true },
  { ask: "8 tBps in Tbit/s", answer: "64", assumed: true },
  { ask: "8 mbps in Mbit/s", answer: "8" },
  // The full stop silently made bits of them.
  { ask: "1000 kb to megabytes", answer: "1", assumed: true },
  { ask: "1000 kb. to megabytes", answer: "1", assumed: true },
  // These were silently megarems.
  { ask: "7 MREM to sievert", error: "ambiguous_unit" },
  { ask: "7 MREM to SV", error: "ambiguous_unit" },
  { ask: "7 mREM to Sv", answer: "0.00007" },
  { ask: "7 Mrem to Sv", answer: "70000" },
  // M is the molar, in its own case; these were meters, in silence, and 5 MM in mol/L was milli.
  { ask: "5 fM", error: "unknown_unit" },
  { ask: "5 cM in cm", error: "incompatible_units" },
  { ask: "5 aM in m", error: "unknown_unit" },
  { ask: "5 MM in mol/L", error: "incompatible_units" },
  { ask: "5 mM in mol/L", answer: "0.005" },
  { ask: "5 CM in m", answer: "0.05" },
  // Square megameters: 10^12 m2 each. These were square millimeters of a wire.
  { ask: "5 Mm² in m²", answer: "5000000000000" },
  { ask: "5 Mm² in mm²", answer: "5000000000000000000" },
  // Where a prefix or another unit is at stake, it is a question.
  { ask: "50 nm to ft lb", error: "ambiguous_unit" },
  { ask: "350 nm to ft lbs", error: "ambiguous_unit" },
  { ask: "5 in lb to nm", error: "ambiguous_unit" },
  { ask: "1 kn to lbf", error: "ambiguous_unit" },
  { ask: "1 mt to kg", error: "ambiguous_unit" },
  { ask: "10 mw to w", error: "ambiguous_unit" },
  { ask: "60 w to mw", error: "ambiguous_unit" },
  { ask: "5 uF to pf", error: "ambiguous_unit" },
  { ask: "500 mah to C", error: "ambiguous_unit" },
  { ask: "5 msv to mrem", error: "ambiguous_unit" },
  { ask: "1 ksi to mpa", error: "ambiguous_unit" },
  { ask: "5 CALS", error: "ambiguous_value" },
  { ask: "5 CALS to J", error: "ambiguous_value" },
  { ask: "1 MPA to PSI", error: "ambiguous_unit" },
  { ask: "5 MSEC to s", error: "ambiguous_unit" },
  // Not where the other side leaves one unit, or none: a mass is not an energy in any case.
  { ask: "1 u to mev", error: "incompatible_units" },
  { ask: "10 in wc to pa", answer: "2490.8891" },
  { ask: "1 psi pa", answer: "6894.7572931683613367" },
  { ask: "1 poise to pa s", answer: "0.1" },
  { ask: "1 inh2o to pa", answer: "249.08891" },
  { ask: "5 pa + 3 psi to Pa", answer: "20689.27187950508401" },
  // In capitals by habit: these were svedbergs, petaamperes, teslas and galileos, or refused.
  { ask: "20 CENTIGRADE TO F", answer: "68" },
  { ask: "1:30 MIN TO S", answer: "90", assumed: true },
  { ask: "5 N·s/m² to PA·S", answer: "5" },
  { ask: "5 MM H2O TO PA", answer: "49.03325" },
  { ask: "1 QT TO L", answer: "0.946352946", assumed: true },
  { ask: "1 PT TO ML", error: "ambiguous_unit" },
  { ask: "5 MI/GAL TO KM/L", answer: "2.125718537151360017", assumed: true },
  // The first unit of a sum means the same in all of the question.
  { ask: "(1 M3 + 5 L) * 2 TO M3", answer: "2.01" },
  { ask: "(5 H + 3 AH) * 2 TO H", error: "incompatible_units" },
  { ask: "10'6\" X 12' TO M2", answer: "11.70578304" },
  // Two calories of one name are one meaning; which of the two is said.
  { ask: "1 KCAL TO J", answer: "4184" },
  { ask: "5 nm + 3 Btu", error: "ambiguous_unit" },
  // All in capitals, a prefix is as it is written, and the answer says so.
  { ask: "5 MS/CM in S/m", error: "ambiguous_unit" },
  { ask: "5 MV/M in V/m", answer: "5000000" },
  { ask: "5 MV·A in kV·A", answer: "5000", assumed: true },
  { ask: "5 MREM TO SIEVERT", error: "ambiguous_unit" },
  { ask: "5 MV TO VOLTS", answer: "5000000" },
  { ask: "5 MV to V", answer: "5000000" },
  { ask: "5 S to H", answer: "0.0013888888888888888889", assumed: true },
  { ask: "5 D to H", answer: "120" },
  { ask: "5 PSI TO PA", answer: "34473.786465841806684" },
  // A prefix typed in small letters is not another, whatever the case of the rest.
  { ask: "7 mSec in s", answer: "0.007" },
  { ask: "1 mBar in Pa", answer: "100" },
  { ask: "1 mSV in Sv", answer: "0.001" },
  { ask: "5 mOHM in ohm", answer: "0.005" },
  { ask: "1 mMol/L", means: "1 mol/m^3" },
  // Coulombs times meters, or a centimeter with a capital: they were dioptres, 1 divided by centimeters.
  { ask: "3.33564e-30 Cm in C·m", answer: "3.33564e-30" },
  { ask: "5 Cm", error: "ambiguous_unit" },
  { ask: "5 Cm in mm", answer: "50" },
  { ask: "5 Cm2", means: "0.0005 m^2" },
  // Attofarads, hectovolts, decinewtons, tera- and gigaunits that nobody has.
  { ask: "5 AF", means: "6167.4091877376 m^3", assumed: true },
  { ask: "5 HV", error: "unknown_unit" },
  { ask: "5 DN", error: "unknown_unit" },
  { ask: "5 tm", error: "unknown_unit" },
  { ask: "5 TM", error: "unknown_unit" },
  { ask: "5 tC/ha", error: "unknown_unit" },
  { ask: "5 gP/L", error: "unknown_unit" },
  { ask: "5 Kpa", means: "5000 kg/m/s/s" },
  { ask: "5 ghz", means: "5000000000 1/s" },
  { ask: "5 UF to F", answer: "0.000005" },
  { ask: "5 Tpa to Pa", answer: "5000000000000" },
  // Where another prefix is in capitals that is a small letter, M is milli too, and P pico.
  { ask: "1 UA in MA", error: "ambiguous_unit" },
  { ask: "1 UV in MV", error: "ambiguous_unit" },
  { ask: "1 UH in MH", error: "ambiguous_unit" },
  { ask: "1 NF in PF", error: "ambiguous_unit" },
  { ask: "1 PF in NF", error: "ambiguous_unit" },
  { ask: "1 MA/CM2 in A/m2", error: "ambiguous_unit" },
  { ask: "5 KWH TO MJ", answer: "18" },
  // A byte takes no prefix below one, and a bel none above: these were millibels, and picobels in terabels.
  { ask: "1 pB in TB", error: "ambiguous_unit" },
  { ask: "5 mB in dB", answer: "0.05" },
  { ask: "5 kB in dB", error: "incompatible_units" },
  // At the start of a sentence "A" was the ampere, also before a unit that the target converts into.
  { ask: "A mile in feet", answer: "5280" },
  { ask: "A mile and a half in feet", answer: "7920" },
  { ask: "A square mile in acres", answer: "640" },
  { ask: "A fortnight in hours", answer: "336" },
  { ask: "A second in minutes", answer: "0.016666666666666666667" },
  { ask: "A second in C", answer: "1" },
  { ask: "A mile in m A", answer: "1609.344" },
  // UK was taken for a word in capitals, so that a petaliter might have been a picoliter.
  { ask: "40 gal (UK) in PL", answer: "0.0000000000001818436" },
  { ask: "40 UK gal in ZL", answer: "0.0000000000000000001818436" },
  { ask: "40 UK gal in ML", error: "ambiguous_unit" },
  { ask: "40 gal in ML", error: "ambiguous_unit" },
];
