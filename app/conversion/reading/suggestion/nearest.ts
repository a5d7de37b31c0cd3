import { editDistance } from "~/base/edit-distance";

/** A name prepared for comparison: in small letters, and with the set of its letters. */
export type Sought = { readonly text: string; readonly folded: string; readonly letters: number };

/** One bit for each letter from a to z, one for digits, one for everything else. */
function lettersOf(folded: string): number {
  let letters = 0;
  for (let i = 0; i < folded.length; i += 1) {
    const code = folded.charCodeAt(i);
    letters |= 1 << (code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 : 27);
  }
  return letters;
}

export function prepareName(text: string): Sought {
  const folded = text.toLowerCase();
  return { text, folded, letters: lettersOf(folded) };
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Longer texts are never compared. */
const MOST_LETTERS = 60;

export type Scored = {
  readonly candidate: string;
  readonly distance: number;
  /** Whether it has the letters of the misspelling, as "mile" those of "miel", which is likelier than any other edit. */
  readonly isReordered: boolean;
  /** Whether letters are missing only: "kilomtrs" is as near to "kilobar" as to "kilometer". */
  readonly isLonger: boolean;
};

const byEdits = (a: Scored, b: Scored): number =>
  a.distance - b.distance || Number(b.isReordered) - Number(a.isReordered);

const byLikelihood = (a: Scored, b: Scored): number =>
  byEdits(a, b) || Number(b.isLonger) - Number(a.isLonger) || a.candidate.length - b.candidate.length;

/** A misspelling and what it may be the plural of: "kilomters" and "kilomter". */
function spellingsOf(text: string): readonly Sought[] {
  const typed = text.slice(0, MOST_LETTERS);
  const singular = typed.replace(/(?<!s)s+$/i, "");
  return singular.length > 2 && singular !== typed
    ? [prepareName(typed), prepareName(singular)]
    : [prepareName(typed)];
}

/** Edits between a misspelling and a name; more than `most` where that many, or two fifths of its letters, do not do. */
function distanceBetween({ folded, letters }: Sought, name: Sought, most: number): number {
  const limit = Math.min(most, Math.max(1, Math.floor(0.4 * folded.length)));
  if (Math.abs(name.folded.length - folded.length) > limit || name.folded.length > MOST_LETTERS)
    return most + 1;
  // Each edit changes at most one letter of either text.
  if (countBits(letters & ~name.letters) > limit || countBits(name.letters & ~letters) > limit)
    return most + 1;
  const distance = editDistance(folded, name.folded, limit);
  return distance > limit ? most + 1 : distance;
}

const MOST_NEAREST = 3;

/** The three candidates nearest to a mistyped text, best first; none that differ in more than two fifths of it. */
export function nearestNames(text: string, lists: readonly (readonly Sought[])[]): readonly Scored[] {
  const spellings = spellingsOf(text);
  const best: Scored[] = [];
  let limit = MOST_LETTERS;
  for (const list of lists)
    for (const name of list) {
      const distance = Math.min(...spellings.map((one) => distanceBetween(one, name, limit)));
      if (distance > limit || best.some(({ candidate }) => candidate === name.text)) continue;
      const isReordered = text.length > 2 && spellings.some(({ letters }) => letters === name.letters);
      const isLonger = spellings.some(
        ({ text: { length }, letters }) =>
          length > 2 && name.text.length - length === distance && (letters & ~name.letters) === 0,
      );
      const scored = { candidate: name.text, distance, isReordered, isLonger };
      const place = best.findIndex((known) => byLikelihood(scored, known) < 0);
      best.splice(place < 0 ? best.length : place, 0, scored);
      best.length = Math.min(best.length, MOST_NEAREST);
      limit = best[MOST_NEAREST - 1]?.distance ?? limit;
    }
  return best;
}

/** The nearest of those found in several places, which come in that order where they are as near. */
export function nearestOf(...found: readonly (readonly Scored[])[]): readonly string[] {
  const candidates = found
    .flat()
    .toSorted(byEdits)
    .map(({ candidate }) => candidate);
  return [...new Set(candidates)].slice(0, MOST_NEAREST);
}

/** The nearest of plain texts. */
export const nearestTexts = (text: string, candidates: readonly string[]): readonly string[] =>
  nearestOf(nearestNames(text, [candidates.map(prepareName)]));
