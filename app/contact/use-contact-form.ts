import { type FormEvent, useRef, useState } from "react";
import type { Problem } from "~/http/problem";
import { showToast } from "~/toast/toast-store";
import {
  CONTACT_FAILED,
  CONTACT_FIELDS,
  CONTACT_SENT,
  type ContactFieldErrors,
  fieldErrorsIn,
} from "./contact-message";

const SEND_TIMEOUT_MS = 20_000;
/** The longest body, in UTF-16 units, that cannot exceed browsers' limit of 64 KiB for keepalive requests. */
const LONGEST_KEPT = 20_000;

type SendResult =
  | { ok: true }
  /** `details`: one sentence about the message as a whole, such as how long to wait; empty if a field is wrong. */
  | { ok: false; fieldErrors: ContactFieldErrors; details: string };

/** Posts the form's entries. Never throws. A restored form may have an id that is already used: the second attempt omits it. */
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

/** Sends the form without leaving the page. `onSent` chooses the next message's id. */
export function useContactForm(initialErrors: ContactFieldErrors, onSent: () => void) {
  const [fieldErrors, setFieldErrors] = useState(initialErrors);
  const [details, setDetails] = useState("");
  const [isSending, setSending] = useState(false);
  // State only updates on the next render; a double click can be faster.
  const isBusy = useRef(false);

  async function send(form: HTMLFormElement) {
    const entries = readEntries(form);
    const { activeElement } = document;
    const result = await sendMessage(entries);
    setDetails(result.ok ? "" : result.details);
    if (result.ok) {
      clearFields(form, entries);
      setFieldErrors({});
      showToast(CONTACT_SENT);
      onSent();
    } else {
      setFieldErrors(result.fieldErrors);
      if (document.activeElement === activeElement && isUnchanged(form, entries))
        focusFirst(form, result.fieldErrors);
      showToast({ ...CONTACT_FAILED, variant: "destructive" });
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    await send(event.currentTarget);
    isBusy.current = false;
    setSending(false);
  }

  return { fieldErrors, details, isSending, onSubmit };
}

const readEntries = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function control(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined;
}

const isUnchanged = (form: HTMLFormElement, sent: Record<string, string>): boolean =>
  CONTACT_FIELDS.every((name) => control(form, name)?.value === sent[name]);

/** Clears the fields, except those that were edited while the message was being sent. */
function clearFields(form: HTMLFormElement, sent: Record<string, string>) {
  for (const name of CONTACT_FIELDS) {
    const field = control(form, name);
    if (field && field.value === sent[name]) field.value = "";
  }
}

function focusFirst(form: HTMLFormElement, errors: ContactFieldErrors) {
  const name = CONTACT_FIELDS.find((field) => errors[field]);
  if (name) control(form, name)?.focus();
}
