import { CONTACT_FIELDS, type ContactFieldErrors } from "./contact-message";

const SEND_TIMEOUT_MS = 20_000;

export type SendResult =
  | { ok: true }
  /** `isSpent`: the form's id was already used for another message, so the next attempt needs a new one. */
  | { ok: false; fieldErrors: ContactFieldErrors; isSpent: boolean };

/** Posts the form's entries. Never throws. */
export async function sendMessage(entries: Record<string, string>): Promise<SendResult> {
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    if (response.ok) return { ok: true };
    return {
      ok: false,
      fieldErrors: readFieldErrors(await response.json().catch(() => null)),
      isSpent: response.status === 422,
    };
  } catch {
    return { ok: false, fieldErrors: {}, isSpent: false };
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
