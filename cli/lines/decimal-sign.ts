import { quote } from "~/conversion";
import type { Report } from "./report-once";

export type DecimalSign = "point" | "comma";

/** A number within a text, with the spaces between its groups. */
const NUMBERS = /\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d[\d.,'’_]*(?:[eE][+-]?\d+)?/g;
const GROUPED_BY_COMMAS = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
const ONE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/;

/** The decimal sign that a number shows: 1.5 and 1,234.5 have a point, 1,5 and 1.234.567 a comma, 1,250 either. */
function signOf(number: string): DecimalSign | "either" | null {
  const [point, comma] = [number.lastIndexOf("."), number.lastIndexOf(",")];
  if (point < 0 && comma < 0) return null;
  if (ONE_GROUP.test(number)) return "either";
  if (point >= 0 && comma >= 0) return point > comma ? "point" : "comma";
  if (comma < 0) {
    if (number.indexOf(".") === point) return "point";
    return GROUPED_BY_POINTS.test(number) ? "comma" : null;
  }
  if (number.indexOf(",") === comma) return "comma";
  return GROUPED_BY_COMMAS.test(number) ? "point" : null;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Whether a text has one point, between digits, and no comma. This fast case covers most texts: 5.3 km, 0.12, 1.250. */
const hasOnePoint = (text: string, point: number): boolean =>
  isDigit(text.charCodeAt(point - 1)) &&
  isDigit(text.charCodeAt(point + 1)) &&
  text.indexOf(".", point + 1) < 0 &&
  !text.includes(",");

/** Whether three digits follow a point, which could then separate thousands. */
const isBeforeGroup = (text: string, point: number): boolean =>
  [1, 2, 3].every((digit) => isDigit(text.charCodeAt(point + digit))) && !isDigit(text.charCodeAt(point + 4));

const trimmed = (number: string): string => number.replace(/(?<![.,'’_])[.,'’_]+$/, "");
const numbersIn = (text: string): string[] => (text.match(NUMBERS) ?? []).map(trimmed);

/** A number with one ambiguous sign in plain form, given its decimal sign. */
const plainForm = (number: string, sign: DecimalSign): string => {
  const isDecimal = number.includes(sign === "comma" ? "," : ".");
  return isDecimal ? number.replace(",", ".") : number.replace(/[.,]/, "");
};

/** A comma before three digits and an exponent is a decimal sign: 1,250E+03. */
const BEFORE_EXPONENT = /(?<=(?<![\d.,])\d{1,3}),(?=\d{3}[eE][+-]?\d)/g;

const SIGN_NAMES = { point: "a decimal point", comma: "a decimal comma" };
const opposite = (sign: DecimalSign): DecimalSign => (sign === "comma" ? "point" : "comma");

export type DecimalReader = ReturnType<typeof createDecimalReader>;

/**
 * Reads all numbers of an input with one decimal sign: the requested one, or the one that its numbers show. An ambiguous
 * number, such as 1,250, is read with that sign, and refused if the input shows both. If no number shows a sign, 1.250 and a
 * single 1,250 are read as in English; several numbers such as 1,250 are refused.
 */
export function createDecimalReader(asked?: DecimalSign) {
  let sign: DecimalSign | "both" | null = asked ?? null;
  /** The first ambiguous number that was read. */
  let taken: { number: string; sign: DecimalSign } | null = null;
  let openPoint: string | null = null;
  /** Up to two numbers with a comma that could separate thousands. */
  const openCommas = new Set<string>();
  let isSaid = asked !== undefined;

  const learn = (text: string): void => {
    for (const number of numbersIn(text)) {
      const shown = signOf(number);
      if (shown === "either" && number.includes(".")) openPoint ??= number;
      else if (shown === "either" && openCommas.size < 2) openCommas.add(number);
      if (shown === null || shown === "either" || asked) continue;
      sign = sign === null || sign === shown ? shown : "both";
    }
  };

  const contradicts = (number: string): string | null => {
    const shown = signOf(number);
    if (shown === null || shown === "either") return null;
    if (asked && shown !== asked) return `${quote(number)} does not have ${SIGN_NAMES[asked]}.`;
    if (!asked && taken && taken.sign !== shown)
      return `${quote(number)} has ${SIGN_NAMES[shown]}, but ${taken.number} was read with ${SIGN_NAMES[taken.sign]}. Add --decimal ${opposite(taken.sign)}.`;
    return null;
  };

  /** Whether a text has a decimal comma; null if it shows neither sign. */
  const hasComma = (text: string): boolean | null => {
    const point = text.indexOf(".");
    if (point < 0 && !text.includes(",")) return null;
    if (hasOnePoint(text, point) && (sign === "point" || !isBeforeGroup(text, point))) return false;
    const shown = numbersIn(text).flatMap((number) => {
      const one = signOf(number);
      return one === null ? [] : one === "either" ? (sign === "comma" ? "comma" : "point") : one;
    });
    return shown.length === 0 ? null : shown.includes("comma");
  };

  return {
    /** Learns the sign that the numbers of a text show, without reading them. */
    observe: learn,
    isDecided: (): boolean => sign !== null,
    /** Whether a text has an ambiguous number. */
    isOpen: (text: string): boolean => numbersIn(text).some((number) => signOf(number) === "either"),
    /** The first number with a point that could separate thousands, if the sign is unknown; otherwise null. */
    openPoint: (): string | null => (sign === null ? openPoint : null),
    /** Returns whether the result of a text gets a decimal comma: as its number, or as the numbers before a whole number. */
    resultSign(): (text: string) => boolean {
      let usesComma = sign === "comma";
      return (text) => {
        usesComma = hasComma(text) ?? usesComma;
        return usesComma;
      };
    },
    /** The text with ambiguous numbers in plain form; null after reporting why it cannot be read. Samples need no report. */
    settle(written: string, report?: Report): string | null {
      const point = written.indexOf(".");
      if (point < 0 && !written.includes(",")) return written;
      if (sign === "point" && hasOnePoint(written, point)) {
        if (taken === null && ONE_GROUP.test(written)) taken = { number: written, sign };
        return written;
      }
      const numbers = numbersIn(written);
      const problem = numbers.map(contradicts).find((found) => found !== null);
      if (problem) {
        report?.(problem);
        return null;
      }
      learn(written);
      const text = written.replace(BEFORE_EXPONENT, ".");
      const open = numbers.find((number) => signOf(number) === "either");
      if (open === undefined) return text;
      if (sign === "both" || (sign === null && open.includes(",") && openCommas.size > 1)) {
        const [point, comma] = [plainForm(open, "point"), plainForm(open, "comma")];
        report?.(`${quote(open)} could be ${point} or ${comma}. Add --decimal point or --decimal comma.`);
        return null;
      }
      taken ??= { number: open, sign: sign ?? "point" };
      const known = sign;
      // If the sign is unknown, the engine reads the number and states its assumption.
      if (known === null) return text;
      if (report && !isSaid && !(known === "point" && open.includes("."))) {
        const [as, not] = [plainForm(open, known), plainForm(open, opposite(known))];
        report(`reading ${open} as ${as}, not ${not}; others are read in the same way`, "reading");
        isSaid = true;
      }
      return text.replace(NUMBERS, (all) => {
        const number = trimmed(all);
        return signOf(number) === "either" ? plainForm(number, known) + all.slice(number.length) : all;
      });
    },
  };
}
