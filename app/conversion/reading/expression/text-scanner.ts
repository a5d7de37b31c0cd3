import { spend } from "~/numerals/work";

/** What a sticky pattern matches at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  spend(1);
  pattern.lastIndex = at;
  return pattern.exec(text);
}
