import type { Ratio } from "~/numerals/ratio";
import type { Unit } from "../categories/unit";
import { fail } from "../errors";
import { type Converter, representable, shownValue, toRatio } from "./conversion";
import { convertAlongCurves } from "./curve-conversion";
import type { ConversionRule, Exactness } from "./rule";

type CurveRule = Extract<ConversionRule, { kind: "curve" }>;

/** Along curves there is no fast path: each number is worked out to the precision that its last bit needs. */
export const curveConverter = (
  rule: CurveRule,
  factor: Ratio,
  exactness: Exactness,
  isExact: boolean,
  from: Unit,
  to: Unit,
): Converter => ({
  from,
  to,
  rule,
  exactness,
  tryFastConvert: () => null,
  convert: (input) => {
    const value = toRatio(input);
    if (!value) return fail({ code: "invalid_value", text: String(input) });
    const found = convertAlongCurves(value, rule.from, factor, rule.to);
    if (!found)
      return fail({
        code: "out_of_domain",
        reason: "outside_scale",
        value: shownValue(input),
        unit: from.symbol,
      });
    const exact = isExact ? found.exact : null;
    return representable(found.result, exact, found.approximate, exactness, to);
  },
});
