/** A run-time failure in one line, without a stack trace, a query or the text of a message. */
export function describeFailure(error: unknown): string {
  const root = rootOf(error);
  const { code, message } = root as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "ETIMEDOUT" || code === "EAI_AGAIN")
    return `Cannot connect to the database (${code}). Check DATABASE_URL and that the server is running.`;
  if (code === "42P01") return "The database has no tables yet. Run 'everyunit db migrate'.";
  const [firstLine = ""] = (message || code || String(root)).split("\n");
  return firstLine;
}

/** The innermost cause: the outer message of a failed query contains the query and its values. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return rootOf(error.cause);
  return error;
}
