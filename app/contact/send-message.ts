import { CONTACT_FIELDS, type ContactFieldErrors } from "./contact-message";

const SEND_TIMEOUT_MS = 20_000;

export type SendResult =
  | { ok: true }
  /** `details`: one sentence of the server about the message as a whole, such as how long to wait; else empty. */
  | { ok: false; fieldErrors: ContactFieldErrors; details: string };

/**
 * Posts the form's entries. After Back a browser may show a form whose id another message has used: then the server chooses an
 * id. Never throws.
 */
export async function sendMessage(entries: Record<string, string>): Promise<SendResult> {
  const { id, ...others } = entries;
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    if (response.ok) return { ok: true };
    if (response.status === 422 && id !== undefined) return sendMessage(others);
    const problem: unknown = await response.json().catch(() => null);
    return { ok: false, fieldErrors: readFieldErrors(problem), details: readDetails(problem) };
  } catch {
    return { ok: false, fieldErrors: {}, details: "" };
  }
}

function readFieldErrors(problem: unknown): ContactFieldErrors {
  if (typeof problem !== "object" || problem === null || !("fields" in problem)) return {};
  const fields = problem.fields;
  if (typeof fields !== "object" || fields === null) return {};
  const entries = new Map(Object.entries(fields));
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => {
      const text = entries.get(name);
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );
}

/** What is wrong with no field. */
const readDetails = (problem: unknown): string =>
  typeof problem === "object" &&
  problem !== null &&
  !("fields" in problem) &&
  "details" in problem &&
  typeof problem.details === "string"
    ? problem.details
    : "";
