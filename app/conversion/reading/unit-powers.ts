const MAX_EXPONENT = 99;

const SIGNED = /\^ ?(?:\( ?[+-]? ?\d+ ?\)|[+-]?\d+)(?![.\d]|\/\d)/y;
const BARE = /-?\d+(?!\d|\.\d)/y;
/** "ft squared", and "ft sq" where nothing follows that could be squared. */
const WORD = / ?(squared\b|cubed\b|sq\.?(?= *(?:$|[/*)]|per\b)))/iy;

type Power = { readonly exponent: number; readonly end: number } | { readonly reason: string };

function takeAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** True where a text starts with "squared" or "cubed". */
export const startsPowerWord = (text: string): boolean => takeAt(WORD, text, 0) !== null;

/** The power after a unit: "^2", "^(-1)", "2", "-3", " squared". Null where none follows. */
export function takePower(text: string, at: number): Power | null {
  const hasCaret = text[at] === "^";
  const written = takeAt(hasCaret ? SIGNED : BARE, text, at);
  if (written !== null) {
    const exponent = Number(written.replace(/[\^() ]/g, ""));
    return Math.abs(exponent) > MAX_EXPONENT
      ? { reason: `A power goes up to ${MAX_EXPONENT}` }
      : { exponent, end: at + written.length };
  }
  if (hasCaret) return { reason: "A power must be a whole number" };
  const word = takeAt(WORD, text, at);
  return word === null ? null : { exponent: /cubed/i.test(word) ? 3 : 2, end: at + word.length };
}
