import * as z from "zod";
import { MESSAGE_LIMITS } from "~db/schema";
import { CONTACT_FIELDS, type ContactFieldErrors } from "./contact-message";

/** Counts characters as PostgreSQL does, in code points: an emoji is one character. */
const characters = (text: string) =>
  text.length > 2 * MESSAGE_LIMITS.message ? text.length : [...text].length;

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
// The HTML standard's rule for type=email, with the letters of every script.
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

function text(noun: keyof typeof MESSAGE_LIMITS) {
  const limit = MESSAGE_LIMITS[noun];
  return z
    .string({
      error: ({ input }) =>
        input === undefined ? `Please enter your ${noun}.` : `Your ${noun} must be a string.`,
    })
    .refine((value) => value.trim() !== "", { error: `Please enter your ${noun}.`, abort: true })
    .refine((value) => !value.includes("\0") && !/\p{Cs}/u.test(value), {
      error: `Your ${noun} contains characters that cannot be stored.`,
      abort: true,
    })
    .refine((value) => characters(value) <= limit, {
      error: `Your ${noun} is too long. The limit is ${limit.toLocaleString("en")} characters.`,
      abort: true,
    })
    .meta({ minLength: 1, maxLength: limit });
}

/** The documented body of `POST /api/contact`. */
export const publicMessageSchema = z.object({
  id: z.guid("The form's id must be a UUID.").optional().meta({
    description: "A UUID for this message. Sending the same id and body again stores nothing twice.",
  }),
  name: text("name")
    .refine((value) => !LINE_BREAK.test(value), "Enter your name on one line.")
    .transform((value) => value.trim()),
  email: text("email")
    .transform((value) => value.trim())
    .refine((value) => EMAIL.test(value), "Please enter an email address such as name@example.org."),
  message: text("message"),
});

const messageSchema = publicMessageSchema.extend({
  /** The form token and the honeypot. API clients may omit both. */
  token: z.string().max(200).catch(""),
  website: z.string().catch(""),
});

export type ReadMessage = z.infer<typeof messageSchema>;
export type MessageReading =
  | { ok: true; message: ReadMessage }
  | { ok: false; fields: ContactFieldErrors & { id?: string } };

/** Validates a message. Each invalid field gets one sentence. */
export function readMessage(input: unknown): MessageReading {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  const parsed = messageSchema.safeParse(isObject ? input : {});
  if (parsed.success) return { ok: true, message: parsed.data };
  const errors = z.flattenError(parsed.error).fieldErrors;
  const named = [...CONTACT_FIELDS, "id" as const].flatMap((field) => {
    const [first] = errors[field] ?? [];
    return first === undefined ? [] : [[field, first]];
  });
  return { ok: false, fields: Object.fromEntries(named) };
}
