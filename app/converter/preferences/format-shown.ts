import {
  type DisplayStyle,
  formatAlone,
  formatDecimal,
  formatFull,
  formatNumber,
  groupDigits,
  isShownInFull,
  withoutSymbol,
  withSymbol,
} from "~/numerals/format";
import type { NumberFormat } from "~/ui/number-format";
import { separated } from "~/ui/number-format";

/** A result by the visitor's preferences: the text to show, and its number with a decimal point, without a symbol. */
export function formatShown(value: number, style: DisplayStyle, format: NumberFormat) {
  const number = numberShown(value, style, format);
  return { text: withSymbol(separated(number, format), style), number };
}

/** A result in a headline, without a currency's symbol: as shown, as copied (without groups), in full, and whether it is rounded. */
export function presentResult(value: number, style: DisplayStyle, format: NumberFormat) {
  const unmarked = withoutSymbol(style);
  // Otherwise the headline for 1 rial would be 0.00 dollars.
  const number = (style.kind === "currency" ? numberAlone : numberShown)(value, unmarked, format);
  const [plain, full] = [number.replaceAll(",", ""), formatFull(value)];
  return {
    shown: separated(number, format),
    plain,
    full,
    copied: separated(plain, format),
    copiedInFull: separated(full, format),
    isRounded: !isShownInFull(value, number),
  };
}

/** A result shown without its full value: by the visitor's preference, or with more digits if that is visibly rounded. */
export const numberAlone = (value: number, style: DisplayStyle, format: NumberFormat): string =>
  format.digits === "auto" ? formatAlone(value, style) : numberShown(value, style, format);

/** The number by the visitor's preference; only zero is shown as zero. */
function numberShown(value: number, style: DisplayStyle, { digits }: NumberFormat): string {
  if (digits === "auto") return formatNumber(value, style);
  const full = formatFull(value);
  if (digits === "all") return groupDigits(full);
  const isTooSmall = value !== 0 && Math.abs(value) < 0.5 / 10 ** Number(digits);
  if (full.includes("e") || isTooSmall) return value.toExponential(2);
  return formatDecimal(value, style.kind === "currency" ? 2 : 0, Number(digits));
}
