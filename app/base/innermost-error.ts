/** The innermost cause. The outer message may quote input, as that of a failed query does. */
export function innermostError(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermostError(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? innermostError(error.cause) : error;
}
