import { pieceOfWork, spend, uncounted } from "~/numerals/work";
import { type OwnUnits, ownUnits } from "./own-units";
import { region } from "./region";

const MOST_TEXTS = 500;
const LONGEST_TEXT = 100;

/**
 * A function of a text that keeps its last results: one question looks up the same words dozens of times. The first call with a
 * text in a piece of work counts as `steps`, whether or not an earlier piece has computed it; further calls count as one.
 */
export function remembered<T>(steps: number, compute: (text: string) => T): (text: string) => T {
  const knownWith = new WeakMap<OwnUnits, Map<string, { readonly value: T }>>();
  const counted = new Set<string>();
  let lastPiece: number | null = null;
  const count = (text: string): void => {
    const piece = pieceOfWork();
    if (piece === null) return;
    if (piece !== lastPiece) counted.clear();
    lastPiece = piece;
    spend(counted.has(text) ? 1 : steps);
    counted.add(text);
  };
  return (text) => {
    if (text.length > LONGEST_TEXT) return compute(text);
    count(text);
    const known = knownWith.get(ownUnits()) ?? new Map<string, { readonly value: T }>();
    knownWith.set(ownUnits(), known);
    const key = region() === null ? text : `${region()}:${text}`;
    const found = known.get(key) ?? { value: uncounted(() => compute(text)) };
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(key, found);
    return found.value;
  };
}

/** A function that computes what belongs to an object once. */
export function rememberedFor<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}
