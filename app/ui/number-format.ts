export type NumberFormat = {
  /** Fraction digits: the category's own number, at most this many, or all. */
  readonly digits: "auto" | "2" | "4" | "8" | "all";
  /** "point": 1,234.5; "comma": 1 234,5; "auto": as in the browser's language. */
  readonly separators: "auto" | "point" | "comma";
};

export const DEFAULT_FORMAT: NumberFormat = { digits: "auto", separators: "auto" };

export const FORMAT_KEY = "everyunit.format";
/** The format as Preferences stores it. Other stored texts are ignored. */
const KEPT = /^{"digits":"(?:auto|[248]|all)","separators":"(?:auto|point|comma)"}$/;

/** Skips Intl for English, because its first use takes 17 ms. Some browsers report an invalid language, such as "C". */
function browserSeparators(): "point" | "comma" {
  const { language } = navigator;
  if (language.startsWith("en")) return "point";
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(",") ? "comma" : "point";
  } catch {
    return "point";
  }
}

export function readChosenFormat(): NumberFormat {
  try {
    const kept = localStorage.getItem(FORMAT_KEY) ?? "";
    return KEPT.test(kept) ? (JSON.parse(kept) as NumberFormat) : DEFAULT_FORMAT;
  } catch {
    return DEFAULT_FORMAT;
  }
}

/** The number format to use: as chosen, otherwise that of the browser's language. */
export const formatInUse = (chosen: NumberFormat): NumberFormat => ({
  ...chosen,
  separators: chosen.separators === "auto" ? browserSeparators() : chosen.separators,
});

/** A number in groups, with a point, or both, but no section such as "B.8" or "4.1.2". */
const NUMBER = /(?<![\w.,])\d+(,\d{3})*(\.\d+)?(?![.,]?\d)/g;

/** A number, a sentence or a formula with the visitor's separators in its numbers: "1,234.5 mi" as "1 234,5 mi". */
export const separated = (text: string, { separators }: NumberFormat): string =>
  separators === "comma"
    ? text.replace(NUMBER, (number) => number.replace(/[.,]/g, (mark) => (mark === "," ? "\u202f" : ",")))
    : text;
