import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { fraction, toExactText } from "~/numerals/ratio";

/**
 * A unit's id and its factor as the document prints it: "= 25.4" where it is exact, "≈ 6894.757" where it is
 * rounded, "≈ 25812.80745…" where it breaks off.
 */
export type PrintedFactors = Readonly<Record<string, `${"=" | "≈"} ${string}`>>;

/** Half a unit in the last printed digit, or a whole one if the digits are truncated. */
function roundingOf(printed: string): number {
  const [mantissa = "", exponent = "0"] = printed.replace("…", "").split("e");
  const decimals = mantissa.split(".")[1]?.length ?? 0;
  return (printed.includes("…") ? 1 : 0.5) * 10 ** (Number(exponent) - decimals);
}

/** One test for each factor of an official table: unit × factor = the unit `to` of the same category. */
export function testPrintedFactors(
  category: string,
  to: string,
  document: string,
  factors: PrintedFactors,
): void {
  test.each(Object.entries(factors))(`${document} gives 1 %s in ${to} %s`, (from, printed) => {
    const answer = convert({ category, fromUnit: from, toUnit: to, value: "1" }, snapshotRates);
    if (!answer.ok) throw new Error(answer.error.code);
    const text = printed.slice(2);
    if (printed.startsWith("=")) {
      expect(answer.value.exact && toExactText(answer.value.exact)).toBe(toExactText(fraction(text)));
    } else {
      const error = Math.abs(answer.value.result - Number(text.replace("…", "")));
      expect(error).toBeLessThanOrEqual(roundingOf(text) * (1 + 1e-6));
    }
  });
}
