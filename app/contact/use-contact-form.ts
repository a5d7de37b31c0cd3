import { type FormEvent, useRef, useState } from "react";
import { showToast } from "~/toast/use-toast";
import { CONTACT_FAILED, CONTACT_FIELDS, CONTACT_SENT, type ContactFieldErrors } from "./contact-message";
import { sendMessage } from "./send-message";

/** Sends the form without leaving the page. `renew` requests the next message's form key. */
export function useContactForm(initialErrors: ContactFieldErrors, renew: () => void) {
  const [fieldErrors, setFieldErrors] = useState(initialErrors);
  const [details, setDetails] = useState("");
  const [isSending, setSending] = useState(false);
  // State only updates on the next render; a double click can be faster.
  const isBusy = useRef(false);

  async function send(form: HTMLFormElement) {
    const entries = readEntries(form);
    const result = await sendMessage(entries);
    setDetails(result.ok ? "" : result.details);
    if (result.ok) {
      clearFields(form, entries);
      setFieldErrors({});
      showToast(CONTACT_SENT);
      renew();
    } else {
      setFieldErrors(result.fieldErrors);
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
