const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Matches whole words and numbers only. A unit may follow its number without a space. */
function boundsOf(sought: string): readonly [before: string, after: string] {
  const before = /^\p{N}/u.test(sought) ? "(?<![\\p{N}.,])" : "(?<![\\p{L}\\p{M}])";
  const after = /\p{N}$/u.test(sought) ? "(?!\\p{N}|[.,]\\p{N})" : "(?![\\p{L}\\p{M}\\p{N}])";
  return [/^[\p{L}\p{N}]/u.test(sought) ? before : "", /[\p{L}\p{N}]$/u.test(sought) ? after : ""];
}

/**
 * Replaces the last whole occurrence of a unit or number in a question; earlier ones may be words of the sentence, as in
 * "what is 5 is to kg". Null if it does not occur as written.
 */
export function replaceWhole(text: string, sought: string, replacement: string): string | null {
  const [before, after] = boundsOf(sought);
  const words = sought.trim().split(/\s+/).map(escaped).join("\\s+");
  const found = [...text.matchAll(new RegExp(`${before}${words}${after}`, "gu"))].at(-1);
  if (!found) return null;
  return text.slice(0, found.index) + replacement + text.slice(found.index + found[0].length);
}
