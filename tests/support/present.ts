/** A value that the test knows to be there. @throws where it is not: the test fails. */
export function present<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new TypeError("Expected a value, found none");
  return value;
}
