import { joinedBeforeReciprocal, joinedProduct } from "./joined-symbols";
import { matchAt } from "./text-scanner";
import { partsOf, productNode, type UnitNode } from "./unit-node";

const MAX_EXPONENT = 99;
const MAX_DIGITS = 5000;
const IS_PI = /^(?:π|pi)$/i;
/** More than any answer needs, which powers multiply. */
const DIGITS_OF_PI = 1000;
/** The largest power that anybody writes without a sign for it: m4 in second moments of area, T4 in radiation. */
const MAX_BARE_EXPONENT = 4;

/** "m^2/3" divides, but "m^1/2" may be a root. */
const SIGNED = /\^ ?(?:\( ?[+-]? ?\d+ ?\)|[+-]?(?!1\/\d)\d+)(?!\.?\d)/y;
const BARE = /-?\d+(?!\d|\.\d)/y;
/** "ft squared", and "ft sq" where nothing follows that could be squared. */
const WORD = / ?(squared\b|cubed\b|sq\.?(?= *(?:$|[-+,/*)]|per\b)))/iy;

type Power = { readonly exponent: number; readonly end: number } | { readonly reason: string };

/**
 * Whether digits after a sign are a number of their own: 5'11 is not a foot to the power of 11, and $20 not a dollar to the power of
 * 20.
 */
export const isMark = (sign: string): boolean => /['"$]/.test(sign) || (sign > "~" && /\p{Sc}/u.test(sign));

/** True where a text starts with "squared" or "cubed". */
export const startsPowerWord = (text: string): boolean => matchAt(WORD, text, 0) !== null;

/** The power after a unit: "^2", "^(-1)", "2", "-3", " squared". Null where none follows. */
export function takePower(text: string, at: number): Power | null {
  const hasCaret = text[at] === "^";
  const written = matchAt(hasCaret ? SIGNED : BARE, text, at)?.[0];
  if (written !== undefined) {
    const exponent = Number(written.replace(/[\^() ]/g, ""));
    // M10 is a thread, FL350 a height, and the 0 of l0 a slip of the finger.
    const isPlausible = exponent !== 0 && Math.abs(exponent) <= MAX_BARE_EXPONENT;
    const isMinus = written.startsWith("-");
    if (!hasCaret && !isPlausible)
      return {
        reason: `'${written}' is not expected here; ${isMinus ? "write spaces around a minus" : `a power above ${MAX_BARE_EXPONENT} needs a ^`}`,
      };
    return Math.abs(exponent) > MAX_EXPONENT
      ? { reason: `A power goes up to ${MAX_EXPONENT}` }
      : { exponent, end: at + written.length };
  }
  if (hasCaret) return { reason: "A power must be a whole number" };
  const word = matchAt(WORD, text, at)?.[0];
  return word === undefined ? null : { exponent: /cubed/i.test(word) ? 3 : 2, end: at + word.length };
}

/** The highest power in an expression: 6 of (m²)³. */
const highestPower = (node: UnitNode): number =>
  (node.kind === "power" ? Math.abs(node.exponent) : 1) * Math.max(1, ...partsOf(node).map(highestPower));

/** About how many digits the numbers of an expression have together. */
function digitsIn(node: UnitNode): number {
  if (node.kind === "atom") return IS_PI.test(node.text) ? DIGITS_OF_PI : 0;
  if (node.kind === "number") return node.text.length + Math.abs(Number(/e(.+)/i.exec(node.text)?.[1] ?? 0));
  const digits = partsOf(node)
    .map(digitsIn)
    .reduce((a, b) => a + b, 0);
  return node.kind === "power" ? Math.abs(node.exponent) * digits : digits;
}

/** Why an expression may not be raised further: each power of ((2^99)^99)^99 would take a hundred times as long. */
export function whyTooHigh(node: UnitNode): string | null {
  if (highestPower(node) > MAX_EXPONENT) return `A power goes up to ${MAX_EXPONENT}`;
  return digitsIn(node) > MAX_DIGITS ? `A power of a number has at most ${MAX_DIGITS} digits` : null;
}

/** A factor to a power. Of symbols without a space between them the last is raised: N·m² for Nm², km·s⁻¹ for kms-1. */
export function raisedTo(exponent: number, base: UnitNode): UnitNode {
  const whole: UnitNode = { kind: "power", base, exponent };
  if (base.kind !== "atom") return whole;
  const joined = joinedProduct(base.text) ?? (exponent < 0 ? joinedBeforeReciprocal(base.text) : null);
  if (!joined) return whole;
  const [text, last] = joined;
  return productNode([
    { ...base, text },
    { ...whole, base: { ...base, text: last } },
  ]);
}
