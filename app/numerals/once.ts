/** Returns a function that computes a value on its first call and returns the same value from then on. */
/* @__NO_SIDE_EFFECTS__ */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** Caches the result of a function for each object. */
/* @__NO_SIDE_EFFECTS__ */
export function rememberedFor<Key extends object, T>(compute: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { readonly value: T }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}
