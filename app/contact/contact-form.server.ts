import { data, redirect } from "@remix-run/node";
import { guardForm } from "~/http/guard.server";
import { problemStatus } from "~/http/problem";
import { receiveMessage } from "./contact.server";
import { type ContactRefusal, type ContactValues, fieldErrorsIn } from "./contact-message";

/** HTML forms send line breaks as CR LF, scripts as LF. Normalized, so that both are the same message. */
const fieldText = (form: URLSearchParams, name: string) => (form.get(name) ?? "").replaceAll("\r\n", "\n");

const valuesOf = (form: URLSearchParams): ContactValues => ({
  name: fieldText(form, "name"),
  email: fieldText(form, "email"),
  message: fieldText(form, "message"),
});

/** Answers the contact form posted without JavaScript. Redirects after storing, so that a reload does not send it again. */
export async function answerContactForm(request: Request) {
  const guarded = await guardForm(request);
  const form = guarded.ok ? guarded.body : new URLSearchParams();
  const values = valuesOf(form);
  const id = form.get("id") || undefined;
  const outcome = guarded.ok
    ? await receiveMessage({ ...values, id, token: form.get("token"), website: form.get("website") }, request)
    : guarded;
  if (outcome.ok) return redirect("/help?sent", 303);
  const { problem, headers } = outcome;
  const refusal: ContactRefusal = {
    details: problem.details,
    fieldErrors: fieldErrorsIn(problem.fields),
    values,
    id: problem.error === "message_conflict" || problem.fields?.id !== undefined ? undefined : id,
  };
  return data(refusal, { status: problemStatus(problem.error), headers });
}
