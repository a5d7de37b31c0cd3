import type { Problem } from "~/http/problem";
import { CONTACT_FAILED, type ContactFieldErrors, fieldErrorsIn } from "./contact-message";

const SEND_TIMEOUT_MS = 20_000;
/** The longest body, in UTF-16 units, that cannot exceed browsers' limit of 64 KiB for keepalive requests. */
const LONGEST_KEPT = 20_000;

export type SendResult =
  | { ok: true }
  /** `details`: one sentence about the message as a whole, such as how long to wait; empty if a field is wrong. */
  | { ok: false; fieldErrors: ContactFieldErrors; details: string };

/**
 * Posts the form's entries. Never throws. After Back, a browser may show a form whose id another message has used: the second
 * attempt omits the id, and the server chooses one.
 */
export async function sendMessage(entries: Record<string, string>): Promise<SendResult> {
  const { id, ...others } = entries;
  const body = JSON.stringify(entries);
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      // Completes the request even if the visitor leaves the page. Browsers reject longer bodies.
      keepalive: body.length < LONGEST_KEPT,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    if (response.ok) return { ok: true };
    if (response.status === 422 && id !== undefined) return sendMessage(others);
    const problem: Partial<Problem> | null = await response.json().catch(() => null);
    const fieldErrors = fieldErrorsIn(problem?.fields);
    const isFieldWrong = Object.keys(fieldErrors).length > 0;
    return {
      ok: false,
      fieldErrors,
      details: isFieldWrong ? "" : problem?.details || CONTACT_FAILED.description,
    };
  } catch {
    return { ok: false, fieldErrors: {}, details: CONTACT_FAILED.description };
  }
}
