import { toAsciiDigits } from "~/numerals/read-number";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Normalises the operators of an expression: powers as "^", products as "*", quotients as "/", plain minus signs,
 * plain quotation marks for feet and inches, plain spaces.
 */
export function normaliseOperators(text: string): string {
  return toAsciiDigits(text)
    .replace(
      /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (power) =>
        `^${power
          .replace("⁺", "")
          .replace("⁻", "-")
          .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))}`,
    )
    .replaceAll("º", "°")
    .replace(/\*\*/g, "^")
    .replace(/[·⋅∙•×✕⨯]/g, "*")
    .replace(/[÷∕⁄]/g, "/")
    .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, "-")
    .replace(/[’′]/g, "'")
    .replace(/[”″]/g, '"')
    .replace(/µ/g, "μ")
    .replace(/[٫．]/g, ".")
    .replace(/[٬，]/g, ",")
    .replace(/[\s\u00a0\u2007\u2009\u202f]/g, " ");
}
