import { editDistance } from "~/base/edit-distance";

/** A name prepared for comparison: in lower case, and with each of its letters once, sorted. */
export type Sought = { readonly text: string; readonly folded: string; readonly letters: string };

export function prepareName(text: string): Sought {
  const folded = text.toLowerCase();
  return { text, folded, letters: [...new Set(folded)].sort().join("") };
}

/** Longer names are not compared; longer texts are cut. */
const MOST_LETTERS = 60;

export type Scored = {
  readonly candidate: string;
  readonly distance: number;
  /** Whether it has the same set of letters, as "mile" and "miel": swapped letters are the likeliest mistake. */
  readonly isReordered: boolean;
  /** Whether the misspelling only lacks letters: "kilomtrs" is "kilometer" rather than "kilobar", which is as near. */
  readonly isLonger: boolean;
};

const byEdits = (a: Scored, b: Scored): number =>
  a.distance - b.distance || Number(b.isReordered) - Number(a.isReordered);

const byLikelihood = (a: Scored, b: Scored): number =>
  byEdits(a, b) || Number(b.isLonger) - Number(a.isLonger) || a.candidate.length - b.candidate.length;

/** A misspelling, and its singular if it may be a plural: "kilomters" and "kilomter". */
function spellingsOf(text: string): readonly Sought[] {
  const typed = text.slice(0, MOST_LETTERS);
  const singular = typed.replace(/(?<!s)s+$/i, "");
  return singular.length > 2 && singular !== typed
    ? [prepareName(typed), prepareName(singular)]
    : [prepareName(typed)];
}

/** The edits between a misspelling and a name; `most` + 1 if they exceed `most` or two fifths of the misspelling's letters. */
function distanceBetween({ folded }: Sought, name: Sought, most: number): number {
  const limit = Math.min(most, Math.max(1, Math.floor(0.4 * folded.length)));
  if (Math.abs(name.folded.length - folded.length) > limit || name.folded.length > MOST_LETTERS)
    return most + 1;
  const distance = editDistance(folded, name.folded, limit);
  return distance > limit ? most + 1 : distance;
}

const MOST_NEAREST = 3;

/** The three candidates nearest to a mistyped text, best first, with edits to at most two fifths of its letters. */
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
        ({ text: { length } }) => length > 2 && name.text.length - length === distance,
      );
      const scored = { candidate: name.text, distance, isReordered, isLonger };
      const place = best.findIndex((known) => byLikelihood(scored, known) < 0);
      best.splice(place < 0 ? best.length : place, 0, scored);
      best.length = Math.min(best.length, MOST_NEAREST);
      limit = best[MOST_NEAREST - 1]?.distance ?? limit;
    }
  return best;
}

/** The three nearest names of several lists, best first; equally near ones keep the order of the lists. */
export function nearestOf(...found: readonly (readonly Scored[])[]): readonly string[] {
  const candidates = found
    .flat()
    .toSorted(byEdits)
    .map(({ candidate }) => candidate);
  return [...new Set(candidates)].slice(0, MOST_NEAREST);
}

/** The three texts nearest to a mistyped one, best first. */
export const nearestTexts = (text: string, candidates: readonly string[]): readonly string[] =>
  nearestOf(nearestNames(text, [candidates.map(prepareName)]));
