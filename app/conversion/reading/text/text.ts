import { withNought, withOneDecimalMark } from "~/numerals/read-number";
import { isClockForm, joinedTargets } from "./mixed-units";
import { normalizeOperators, withoutMarks } from "./signs";

/** A word, a number or a sign. `text` is a slice of the source, so names keep their case. */
export type Token = {
  readonly kind: "word" | "number" | "sign";
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** Whether a space comes before it. */
  readonly space: boolean;
};

export type Text = {
  readonly source: string;
  readonly tokens: readonly Token[];
  /** For the end of each token, the index of the next token. */
  readonly ends: ReadonlyMap<number, number>;
  /** Whether the target is written as a time: "h:mm:ss". */
  readonly isClock: boolean;
  /** Whether the answer is also wanted as a fraction. */
  readonly isFraction: boolean;
};

const NUMBER = String.raw`(?:\d[\d.,]*\d|\d|\.\d+)(?:e[+-]?\d+(?![\w]))?|[¼-¾⅐-⅞]`;
/** "p.s.i.", but not "N.s.m-2", which is UCUM. */
const ABBREVIATION = String.raw`(?<!\p{L})(?!(?:\p{L}\.)+\p{L}+(?:\^|-?\d))(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?`;
const WORD = String.raw`${ABBREVIATION}|√?[\p{L}⊕☉⊙℧][\p{L}\p{M}₀-₉⊕☉⊙℧]*(?:'\p{L}+)*\.?|''|["'°%‰‱]|\p{Sc}|_|\{[^{}]+\}`;
const SIGN = String.raw`[-=]*>+|\*\*|[→⇒➜➔➞⟶»]|\S`;
const TOKEN = new RegExp(`(${NUMBER})|(${WORD})|${SIGN}`, "iuy");

const INITIALS = /^\p{L}\.(?:\p{L}\.)+$/u;

/** Removes a period at the end of a word if a letter follows: "in." keeps it, but in "km.h" it is a product. */
const withoutPoint = (word: string, next: string): string =>
  word.endsWith(".") && /\p{L}/u.test(next) && !INITIALS.test(word) ? word.slice(0, -1) : word;

/** Tested first, because it compiles faster than the pattern below and few texts of the command match. */
const HAS_LINK = / (?:to|into|in|as|=|→) /i;
/** The words after each link, which may be targets. */
const TARGETS = /(?<= (?:to|into|in|as|=|→) )(?=([^\d;?]+)\??$)/gi;

/** Puts semicolons between target units that share one quantity: "cm in ft-in", "s to h:mm:ss", "m in feet and inches". */
function withSplitTargets(text: string): string {
  if (!HAS_LINK.test(text)) return text;
  for (const { index, 1: written = "" } of text.matchAll(TARGETS)) {
    const targets = joinedTargets(written.trim());
    if (targets.includes(";")) return text.slice(0, index) + targets + text.slice(index + written.length);
  }
  return text;
}

/** The request for a fraction: "in inches fraction", "to inches as a fraction". */
const AS_FRACTION = / (?:(?:as|to) (?:an? )?)?fractions?$/i;
/** A quantity that is converted into its own unit: "0.375 in as a fraction" is one of inches. */
const OWN_UNIT = /^[\d.,]+ ?([^\d.,→=][^\d→=]*)$/;

/** Normalizes the signs and spaces of a question: "+1.5 e-3  m / s" becomes "1.5e-3 m/s". */
export const tidied = (text: string): string =>
  withNought(normalizeOperators(withOneDecimalMark(text).replace(/[ \t\r\n]+/g, " ")).trim())
    .replace(/ +/g, " ")
    .replace(/^\+(?=[\d.])/, "")
    .replace(/(?<=\d) e(?=[-+]\d)/gi, "e")
    .replace(/(?<=[\p{L})²³]|\p{L}\^?[23]) \/ (?=\p{L})/gu, "/");

export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length; ) {
    if (source[at] === " ") {
      at += 1;
      continue;
    }
    TOKEN.lastIndex = at;
    const [all = "", number, word] = TOKEN.exec(source) ?? [];
    if (all === "") break;
    const written = word ? withoutPoint(word, source[at + word.length] ?? " ") : all;
    const end = at + written.length;
    tokens.push({
      kind: number ? "number" : word ? "word" : "sign",
      text: written,
      lower: written.toLowerCase(),
      start: at,
      end,
      space: source[at - 1] === " ",
    });
    at = end;
  }
  return tokens;
}

export function readText(text: string): Text {
  const tidy = tidied(text);
  const [fraction = ""] = AS_FRACTION.exec(tidy) ?? [];
  const asked = withoutMarks(tidy.slice(0, tidy.length - fraction.length));
  const [, unit] = (fraction !== "" && !HAS_LINK.test(asked) && OWN_UNIT.exec(asked)) || [];
  const whole = unit === undefined ? asked : `${asked} → ${unit}`;
  const source = withSplitTargets(whole);
  const tokens = tokensOf(source);
  return {
    source,
    tokens,
    ends: new Map(tokens.map(({ end }, i) => [end, i + 1])),
    isFraction: fraction !== "",
    isClock: whole.includes(":") && isClockForm(whole.slice(whole.lastIndexOf(" ") + 1)),
  };
}
