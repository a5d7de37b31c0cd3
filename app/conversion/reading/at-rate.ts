/** "3 h at 60 mph in miles": a quantity, a rate, and what follows. */
const AT_RATE =
  /^(.*[\p{L}%$€£¥°'")]) (?:at|for|@) (\p{Sc}? ?\d[^ ]*(?: (?!(?:to|in|into|as|→) )[^ ]+)*)((?: (?:to|in|into|as|→) .*)?)$/iu;

/** Nobody asks in more characters. */
const LONGEST = 200;

/** What a quantity at a rate may be: their product, as hours at a speed, or their quotient, as a distance at a speed. */
export type AtRate = { readonly written: string; readonly shown: readonly string[]; readonly after: string };

/** The two ways to read "26.2 miles at 6 mph"; null for any other text. */
export function atRate(text: string): AtRate | null {
  if (!/ (?:at|for|@) /i.test(text) || text.length > LONGEST) return null;
  const [, quantity, rate, after = ""] = AT_RATE.exec(text.trim()) ?? [];
  if (quantity === undefined || rate === undefined || / (?:at|for|@) /i.test(quantity + after)) return null;
  const bracketed = /[/ ]/.test(rate.replace(/^[\d.,]+ /, "")) ? `(${rate})` : rate;
  return {
    written: text.trim().slice(0, text.trim().length - after.length),
    shown: [`${quantity} * ${bracketed}`, `${quantity} / ${bracketed}`],
    after,
  };
}
