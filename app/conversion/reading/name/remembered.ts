const MOST_TEXTS = 500;
const LONGEST_TEXT = 100;

/** A function of a text that keeps its last results: one question looks up the same words dozens of times. */
export function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (text) => {
    const found = known.get(text) ?? { value: compute(text) };
    if (known.size >= MOST_TEXTS) known.clear();
    if (text.length <= LONGEST_TEXT) known.set(text, found);
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
