import type { HttpAnswer } from "~/http/answer.server";
import { guardForm } from "~/http/guard.server";
import { problemStatus } from "~/http/problem";
import { receiveMessage } from "./contact.server";
import { type ContactRefusal, type ContactValues, fieldErrorsIn } from "./contact-message";

export type ContactFormOutcome =
  | { ok: true }
  | ({ ok: false; status: number; headers: HttpAnswer["headers"] } & ContactRefusal);

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
    : guarded;
  if (outcome.ok) return { ok: true };
  const { problem, headers = {} } = outcome;
  return {
    ok: false,
    status: problemStatus(problem.error),
    headers,
    details: problem.details,
    fieldErrors: fieldErrorsIn(problem.fields),
    values,
    id: problem.error === "message_conflict" || problem.fields?.id !== undefined ? undefined : id,
  };
}
