import { type DisplayStyle, formatFull, formatResult, groupDigits } from "~/numerals/format";

export type NumberFormat = {
  /** Fraction digits: the category's own number, at most this many, or all. */
  readonly digits: "auto" | "2" | "4" | "8" | "all";
  /** 1,234.5 or 1 234,5 */
  readonly separators: "point" | "comma";
};

export const DEFAULT_FORMAT: NumberFormat = { digits: "auto", separators: "point" };

const NUMBER = /\d[\d,]*(\.\d+)?(e[+-]?\d+)?/i;

/** Formats a result by the visitor's preferences. */
export function formatShown(value: number, style: DisplayStyle, format: NumberFormat): string {
  return formatResult(value, style).replace(NUMBER, (shown) => {
    const number = format.digits === "auto" ? shown : withDigits(Math.abs(value), format.digits);
    return format.separators === "comma"
      ? number.replace(/[.,]/g, (mark) => (mark === "," ? "\u202f" : ","))
      : number;
  });
}

/** A non-zero number never reads as zero. */
function withDigits(value: number, digits: "2" | "4" | "8" | "all"): string {
  const full = formatFull(value);
  if (digits === "all") return groupDigits(full);
  const isTooSmall = value !== 0 && value < 0.5 / 10 ** Number(digits);
  if (full.includes("e") || isTooSmall) return value.toExponential(2);
  return value.toLocaleString("en-US", { maximumFractionDigits: Number(digits) });
}
