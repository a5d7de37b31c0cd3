import { innermost } from "~db/storage-error";

/** A run-time failure in one line, without a stack trace, a query or the text of a message. */
export function describeFailure(error: unknown): string {
  const { code, message } = innermost(error);
  const [firstLine = ""] = String(message || code || error).split("\n");
  return firstLine;
}
