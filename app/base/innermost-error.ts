/** The innermost cause of an error. Outer messages may quote input, such as the values of a failed query. */
export function innermostError(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermostError(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? innermostError(error.cause) : error;
}
