import { type Ratio, ZERO } from "~/numerals/ratio";
import { bounded } from "../bounded";
import type { Unit } from "../categories/unit";
import { fail } from "../errors";
import { type Converter, representable, shownValue, toRatio } from "./conversion";
import { convertAlongCurves, fractionsAlongCurves } from "./curve-conversion";
import { LazyConversion, type Recomputation } from "./lazy-conversion";
import type { ConversionRule, Exactness } from "./rule";

type CurveRule = Extract<ConversionRule, { kind: "curve" }>;

/** A converter along curves. It has no fast path: each number is computed to the precision that its last bit needs. */
export function curveConverter(
  rule: CurveRule,
  factor: Ratio,
  exactness: Exactness,
  isExact: boolean,
  from: Unit,
  to: Unit,
): Converter {
  const path = { from: rule.from, factor, to: rule.to };
  const shared: Recomputation = {
    exactness,
    fractionsOf: (input) => {
      const { exact, approximate } = fractionsAlongCurves(toRatio(input) ?? ZERO, path);
      return { exact: isExact ? exact : null, approximate };
    },
  };
  return {
    from,
    to,
    rule,
    exactness,
    tryFastConvert: () => null,
    convert: (input) =>
      bounded(() => {
        const value = toRatio(input);
        if (!value) return fail({ code: "invalid_value", text: String(input) });
        const found = convertAlongCurves(value, path);
        if (found) return representable(new LazyConversion(found.result, input, shared), found.isZero, to);
        return fail({
          code: "out_of_domain",
          reason: "outside_scale",
          value: shownValue(input),
          unit: from.symbol,
        });
      }),
  };
}
