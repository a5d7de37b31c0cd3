import type { Explanation } from "~/conversion";
import { formatResult } from "~/numerals/format";

/** The equation below the result: a fraction such as 50/127 as the decimal that people expect. */
export function shortEquation({ equation, exactFactor, factor }: Explanation): string {
  if (!exactFactor || !/^\d+\/\d+$/.test(exactFactor)) return equation;
  return equation.replace(`= ${exactFactor} `, `≈ ${formatResult(Number(factor), { kind: "general" })} `);
}
