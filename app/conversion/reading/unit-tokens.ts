import { startsPowerWord } from "./unit-powers";

export const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3}(?![\w]))?/iy;
/** A number with a fraction: 5 1/2, 5½. */
export const MIXED = /(?:\d+[ -]\d+\/\d+|(?:\d+[ -]?)?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])(?![\d.])/y;
export const OPERATOR = /[*·/]|\.(?=[^\s\d.])|per\b|(?:x|by) (?=[\d.(])|(?<!(?:^|[^\d.])0)x(?=[\d(])/iy;
/** The mark of a unit before an operator that runs on from it: 12"x10". */
export const MARK = /["'](?=x[\d(])/iy;
/** Five metres a second; "A" is the ampere. */
export const PER_TIME = /an? (?=(?:second|minute|hour|day|week|month|year)\b)/y;
export const SHAPE = /(?:square|sq|cubic|cu)\.?[ -]?(?=[^\s])/iy;
/** What may follow a factor and is none: an operator, the end of the expression, a further term of a sum. */
const NO_FACTOR = /^(?: ?per\b| ?(?:x|by) [\d.(]|x[\d(]| *(?:$|[/*·)^,;+])| +(?:- |[\d.])|\.)/i;
const PER_TIME_NEXT = /^ an? (?:second|minute|hour|day|week|month|year)\b/;
const FACTOR = /^(?: |-(?=[^\d\s])|\(|[^\s\d])/;

/** True where the rest of an expression goes on with a factor beside the last: "kg m", "ft-lb". */
export const startsFactor = (rest: string): boolean =>
  !NO_FACTOR.test(rest) && !PER_TIME_NEXT.test(rest) && !startsPowerWord(rest) && FACTOR.test(rest);
