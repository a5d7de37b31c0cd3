/** Asserts that a value is present. @throws if it is not. */
export function present<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new TypeError("Expected a value, found none");
  return value;
}
