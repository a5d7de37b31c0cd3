/** Returns a function that computes a value on its first call and returns the same value from then on. */
/* @__NO_SIDE_EFFECTS__ */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
