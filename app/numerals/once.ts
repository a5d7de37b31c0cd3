/** A function that computes a value when it is first called, and returns it again from then on. */
/* @__NO_SIDE_EFFECTS__ */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
