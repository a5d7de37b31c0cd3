/** The fields a visitor fills in, in the page's order. */
export const CONTACT_FIELDS = ["name", "email", "message"] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactFieldErrors = Partial<Record<ContactField, string>>;

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
