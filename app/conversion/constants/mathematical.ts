import { exact } from "../algebra/expression";
import { irrational } from "../algebra/symbolic-constants";

/** @file Mathematical constants and plain numbers. */

/** pi to 120 decimals: far beyond the 17 digits of a double. */
export const PI = irrational("π", "3.141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067982148086513282306647");
/** ln 10 to 120 decimals. */
export const LN_10 = irrational(
  "ln 10",
  "2.302585092994045684017991454684364207601101488628772976033327900967572609677352480235997205089598298341967784042286248633",
);
export const UNITY = exact("one", 1, "SI Brochure");
export const DOZEN = exact("dozen", 12, "UNECE Recommendation 20", "dozen", { plural: null });
/** The step of the binary prefixes: 1024 kibibytes are a mebibyte. */
export const KIBI = exact("kibi", 1024, "IEC 80000-13");
