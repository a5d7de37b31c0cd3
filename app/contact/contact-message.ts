/** The fields a visitor fills in, in the page's order. */
export const CONTACT_FIELDS = ["name", "email", "message"] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactFieldErrors = Partial<Record<ContactField, string>>;

/** Why a form that was posted without JavaScript was refused. */
export type ContactRefusal = {
  /** One sentence that describes the error. */
  details: string;
  fieldErrors: ContactFieldErrors;
  /** The submitted values, to show again; empty if they could not be read. */
  values: ContactValues;
  /** The form's id, to be reused for the next attempt unless another message used it already. */
  id?: string | undefined;
};

/** The errors of the form's fields among those of a problem. */
export const fieldErrorsIn = (fields: Readonly<Record<string, unknown>> = {}): ContactFieldErrors =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name]]] : [])),
  );

/** Identifies a form, so that a message submitted twice is stored once. */
export type ContactFormKey = { id: string; token: string };

export const CONTACT_SENT = {
  title: "Message sent",
  description: "Thank you for your message. We'll get back to you soon.",
} as const;

export const CONTACT_FAILED = {
  title: "Error",
  description: "Failed to send message. Please try again.",
} as const;
