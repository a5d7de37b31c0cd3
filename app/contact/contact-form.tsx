import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/text-field";
import type { ContactFieldErrors, ContactTicket, ContactValues } from "./contact-message";
import { useContactForm } from "./use-contact-form";

type ContactFormProps = {
  ticket: ContactTicket;
  /** What the server gives back after a post without JavaScript that it could not store. */
  values?: ContactValues;
  fieldErrors?: ContactFieldErrors;
  onSpent: () => void;
};

const NO_ERRORS: ContactFieldErrors = {};

export function ContactForm({ ticket, values, fieldErrors = NO_ERRORS, onSpent }: ContactFormProps) {
  const form = useContactForm(fieldErrors, onSpent);
  return (
    <form
      className="contact-form"
      method="post"
      action="/help"
      onSubmit={form.onSubmit}
      aria-busy={form.isSending}
    >
      <input type="hidden" name="id" value={ticket.id} />
      <input type="hidden" name="token" value={ticket.token} />
      <TextField
        id="contact-name"
        name="name"
        label="Your name:"
        autoComplete="name"
        required
        maxLength={200}
        defaultValue={values?.name}
        error={form.fieldErrors.name}
      />
      <TextField
        id="contact-email"
        name="email"
        type="email"
        label="Your email:"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={values?.email}
        error={form.fieldErrors.email}
      />
      <TextAreaField
        id="contact-message"
        name="message"
        label="Message to us:"
        rows={7}
        required
        maxLength={5000}
        defaultValue={values?.message}
        error={form.fieldErrors.message}
      />
      <Trap />
      <Button type="submit" className="contact-send" aria-disabled={form.isSending}>
        Send
      </Button>
    </form>
  );
}

/** People do not see this field; programs that fill in every field give themselves away. */
function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="contact-website">Leave this empty</label>
      <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
