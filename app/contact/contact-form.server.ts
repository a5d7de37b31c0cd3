import { guardForm } from "~/http/guard.server";
import { problemStatus } from "~/http/problem";
import { receiveMessage } from "./contact.server";
import { CONTACT_FIELDS, type ContactFieldErrors, type ContactValues } from "./contact-message";

export type ContactFormOutcome =
  | { ok: true }
  | {
      ok: false;
      status: number;
      headers: Record<string, string>;
      /** One sentence that describes the error. */
      details: string;
      fieldErrors: ContactFieldErrors;
      /** The submitted values, to show again; empty if they could not be read. */
      values: ContactValues;
      /** The form's id, to be reused for the next attempt unless another message used it already. */
      id: string | undefined;
    };

/** HTML forms send line breaks as CR LF, scripts as LF. Normalized, so that both are the same message. */
const fieldText = (form: URLSearchParams, name: string) => (form.get(name) ?? "").replaceAll("\r\n", "\n");

const valuesOf = (form: URLSearchParams): ContactValues => ({
  name: fieldText(form, "name"),
  email: fieldText(form, "email"),
  message: fieldText(form, "message"),
});

/** Handles the contact form posted without JavaScript, with the same checks as the API. */
export async function receiveContactForm(request: Request): Promise<ContactFormOutcome> {
  const guarded = await guardForm(request);
  const form = guarded.ok ? guarded.body : new URLSearchParams();
  const values = valuesOf(form);
  const id = form.get("id") || undefined;
  const outcome = guarded.ok
    ? await receiveMessage({ ...values, id, token: form.get("token"), website: form.get("website") }, request)
    : { retryAfterSeconds: undefined, ...guarded };
  if (outcome.ok) return { ok: true };
  const { problem, retryAfterSeconds } = outcome;
  const fields = problem.fields ?? {};
  return {
    ok: false,
    status: problemStatus(problem.error),
    headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
    details: problem.details,
    fieldErrors: Object.fromEntries(
      CONTACT_FIELDS.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
    ),
    values,
    id: problem.error === "message_conflict" || fields.id !== undefined ? undefined : id,
  };
}
