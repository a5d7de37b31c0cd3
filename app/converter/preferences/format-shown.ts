import { type DisplayStyle, formatFull, formatResult } from "~/numerals/format";

export type NumberFormat = {
  /** Fraction digits: as the category has them, at most so many, or all. */
  readonly digits: "auto" | "2" | "4" | "8" | "all";
  /** 1,234.5 or 1 234,5 */
  readonly separators: "point" | "comma";
};

export const DEFAULT_FORMAT: NumberFormat = { digits: "auto", separators: "point" };

const NUMBER = /\d[\d,]*(\.\d+)?(e[+-]?\d+)?/i;

/** A result as this visitor wants numbers written; by default as the category has them. */
export function formatShown(value: number, style: DisplayStyle, format: NumberFormat): string {
  return formatResult(value, style).replace(NUMBER, (shown) => {
    const number = format.digits === "auto" ? shown : withDigits(Math.abs(value), format.digits);
    return format.separators === "comma"
      ? number.replace(/[.,]/g, (mark) => (mark === "," ? "\u202f" : ","))
      : number;
  });
}

/** A number that is not zero never reads as zero. */
function withDigits(value: number, digits: "2" | "4" | "8" | "all"): string {
  const full = formatFull(value);
  if (digits === "all") return full.includes("e") ? full : grouped(full);
  const isTooSmall = value !== 0 && value < 0.5 / 10 ** Number(digits);
  if (full.includes("e") || isTooSmall) return value.toExponential(2);
  return value.toLocaleString("en-US", { maximumFractionDigits: Number(digits) });
}

function grouped(full: string): string {
  const [whole = "", fraction] = full.split(".");
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}
