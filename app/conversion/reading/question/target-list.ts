import { namesAnyUnit } from "../meaning/find-unit";
import { isMoment, isNameOfOneUnit, rowsNamed } from "../name/named-rows";
import type { FindOptions } from "../name/row-candidates";
import { MAX_NAME_WORDS } from "../name/unit-names";

const join = (words: readonly string[]): string => words.join(" ");

/** Whether words are one unit, and no unit with its target. */
export const namesOne = (words: readonly string[]): boolean =>
  isNameOfOneUnit(join(words), words.length > 1) || isMoment(join(words));

/** The texts between commas. A name may have one of its own: "Belarusian Ruble, until 2016". */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/[;,]/).map((one) => one.trim())) {
    const last = pieces.at(-1);
    const joined = `${last}, ${piece}`;
    if (last && rowsNamed(joined, {}).length > 0) pieces[pieces.length - 1] = joined;
    else pieces.push(piece);
  }
  return pieces;
}

/** "eur gbp" and "km, nmi": units side by side, each as long as it can be. Null where some part names none. */
export function splitTargets(text: string, options: FindOptions): readonly string[] | null {
  const targets: string[] = [];
  for (const piece of piecesOf(text)) {
    let words = piece.split(" ").filter((word) => word !== "");
    if (words.length === 0) continue;
    if (namesOne(words)) {
      targets.push(join(words));
      continue;
    }
    const found: string[] = [];
    while (words.length > 0) {
      let length = Math.min(words.length, MAX_NAME_WORDS);
      while (length > 0 && !namesOne(words.slice(0, length))) length -= 1;
      if (length === 0) break;
      found.push(join(words.slice(0, length)));
      words = words.slice(length);
    }
    if (words.length === 0 && found.length > 1) targets.push(...found);
    else if (namesAnyUnit(piece, options)) targets.push(piece.trim());
    else return null;
  }
  return targets;
}
