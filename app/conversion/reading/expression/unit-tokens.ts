import { startsPowerWord } from "./unit-powers";

export const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3}(?![\w]))?/iy;
/** A number with a fraction: 3/4, 5 1/2, 5½; but m/3/4 divides twice. */
export const MIXED = /(?:(?:\d+[ -]|(?<!\/))\d+\/\d+(?!\^|e[+-]?\d)|(?:\d+[ -]?)?[¼-¾⅐-⅞])(?![\d.])/iy;
/** After a quotient "1/2 h" may also be one over two hours. */
export const FRACTION_NEXT = / +\d+\/\d/y;
export const OPERATOR =
  / *(?:[*×·/]|\.(?=[^\s\d.])|(?:[Pp]er|PER)\b(?: (?:an?|one|each|every)(?= [^\s\d*×·/^+)-]))?)/y;
/** Five meters a second; "A" is the ampere. */
export const PER_EACH = / +(?:an?|each|every) (?=[^\s\d])/y;
export const STARTS_PER_EACH = /^(?:an?|each|every) (?=[^\s\d])/;
export const HAS_PER_EACH = / (?:an?|each|every) (?=[^\s\d])/;
export const SHAPE = /(?:square|sq|cubic|cu)\.?[ -]?(?=[^\s])/iy;
/** What may stand between a quantity and its target; "in" may be the inch as well, and "as" the attosecond. */
export const TARGET_WORDS: ReadonlySet<string> = new Set(["to", "into", "in", "as"]);
/** What may follow a factor and is none: an operator, the end of the expression, a further term of a sum. */
const NO_FACTOR = /^(?: ?per\b| *(?:$|[/*×·)^,;+])| +(?:-[ (]|[\d.])|\.)/i;
const FACTOR = /^(?: |-(?=[^\d\s(.])|\(|[^\s\d-])/;

/** True where the rest of an expression goes on with a factor beside the last: "kg m", "ft-lb". */
export const startsFactor = (rest: string): boolean =>
  !NO_FACTOR.test(rest) && !startsPowerWord(rest) && FACTOR.test(rest);
