/** What went wrong at run time, in one line fit for a person: no stack, no query, nothing anybody wrote to us. */
export function describeFailure(error: unknown): string {
  const root = rootOf(error);
  const { code, message } = root as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "ETIMEDOUT" || code === "EAI_AGAIN")
    return `The database is out of reach (${code}). Is DATABASE_URL right, and does the server run?`;
  if (code === "42P01") return "The database has no tables yet: run 'everyunit db migrate'.";
  return (message || code || String(root)).split("\n")[0]!;
}

/** A failed query's message holds the query and its values: its cause says what was wrong. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return rootOf(error.cause);
  return error;
}
