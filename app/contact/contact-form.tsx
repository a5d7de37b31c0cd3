import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import {
  CONTACT_FAILED,
  type ContactFieldErrors,
  type ContactFormKey,
  type ContactValues,
} from "./contact-message";
import { useContactForm } from "./use-contact-form";

type ContactFormProps = {
  formKey: ContactFormKey;
  /** The rejected values of a post without JavaScript. */
  values?: ContactValues;
  fieldErrors?: ContactFieldErrors;
  onSent: () => void;
};

const NO_ERRORS: ContactFieldErrors = {};

export function ContactForm({ formKey, values, fieldErrors = NO_ERRORS, onSent }: ContactFormProps) {
  const form = useContactForm(fieldErrors, onSent);
  const field = (name: keyof ContactValues) => ({
    id: `contact-${name}`,
    name,
    required: true,
    defaultValue: values?.[name],
    error: form.fieldErrors[name],
  });
  return (
    <form
      className="contact-form"
      method="post"
      action="/help"
      onSubmit={form.onSubmit}
      aria-busy={form.isSending}
    >
      {formKey.id && <input type="hidden" name="id" value={formKey.id} />}
      <input type="hidden" name="token" value={formKey.token} />
      <TextField {...field("name")} label="Your name:" autoComplete="name" />
      <TextField {...field("email")} type="email" label="Your email:" autoComplete="email" />
      <TextField {...field("message")} label="Message to us:" rows={7} />
      <Honeypot />
      {/* A toast already announces that the message was not sent. */}
      {form.details && (
        <p className="field-error" role={form.details === CONTACT_FAILED.description ? undefined : "alert"}>
          {form.details}
        </p>
      )}
      <Button type="submit" className="contact-send" aria-disabled={form.isSending}>
        Send
      </Button>
    </form>
  );
}

/** A field that people do not see. A program that fills in every field fills in this one too. */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="contact-website">Leave this empty</label>
      <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
