import { createHmac, randomUUID } from "node:crypto";
import { database } from "~/db.server";
import { settings } from "~/env.server";
import { CLIENT_ADDRESS_HEADER, senderOf } from "~/http/client-address";
import { log, logFault } from "~/http/log.server";
import type { Problem } from "~/http/problem";
import type { Database } from "~db/client";
import { findStored, storeMessage } from "~db/contact-messages";
import { takeContactSlot } from "~db/rate-limits";
import { toStorageError } from "~db/storage-error";
import { type ReadMessage, readMessage } from "./message-schema.server";
import { sharedSecrets } from "./shared-secret.server";
import { issueToken, judgeToken } from "./time-trap.server";

export type ContactOutcome = { ok: true } | { ok: false; problem: Problem; retryAfterSeconds?: number };

/** The contract allows 3 s for saying that the database is away; this leaves some for the way. */
const STORE_WITHIN_MS = 2_500;
const TOKEN_WITHIN_MS = 300;
const RETRY_AFTER_SECONDS = 5;

const STORED: ContactOutcome = { ok: true };

const UNAVAILABLE: ContactOutcome = {
  ok: false,
  problem: {
    error: "storage_unavailable",
    details: "Messages cannot be stored right now. Please try again shortly.",
  },
  retryAfterSeconds: RETRY_AFTER_SECONDS,
};

const CONFLICT: ContactOutcome = {
  ok: false,
  problem: { error: "message_conflict", details: "This form has been used for another message already." },
};

const tooMany = (retryAfterSeconds: number): ContactOutcome => ({
  ok: false,
  problem: {
    error: "too_many_messages",
    details: "Too many messages at once. Please try again in a minute.",
  },
  retryAfterSeconds,
});

const invalid = (fields: Readonly<Record<string, string>>): ContactOutcome => ({
  ok: false,
  problem: { error: "invalid_message", details: Object.values(fields).join(" "), fields },
});

const within = <T>(limitMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("The database took too long", "TimeoutError")), limitMs);
  });
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
};

/** A stranger's address never leaves this function but as a hash whose key is thrown away after days. */
async function senderKey(db: Database, request: Request): Promise<string> {
  const [today] = await sharedSecrets(db, "contact-sender");
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  return createHmac("sha256", today!).update(senderOf(address)).digest("base64url");
}

async function spamMarks(db: Database, { website, token }: ReadMessage): Promise<string[]> {
  const suspicion = judgeToken(token, await sharedSecrets(db, "contact-form"), Date.now());
  return [...(website === "" ? [] : ["honeypot"]), ...(suspicion === undefined ? [] : [suspicion])];
}

async function store(db: Database, message: ReadMessage, request: Request): Promise<ContactOutcome> {
  const content = { ...message, formId: message.id ?? randomUUID() };
  // A repeated submit is answered as the first one was, and takes no place from anyone.
  const earlier = message.id === undefined ? undefined : await findStored(db, content);
  if (earlier) return earlier.outcome === "conflict" ? CONFLICT : STORED;
  const key = await senderKey(db, request);
  const { contactLimits } = settings();
  if (contactLimits !== "off") {
    const { perAddressPerMinute: perAddress, perMinute: overall } = contactLimits;
    const slot = await takeContactSlot(db, { senderKey: key, perAddress, overall });
    if (!slot.allowed) return tooMany(slot.retryAfterSeconds);
  }
  const marks = await spamMarks(db, message);
  // A suspect is thanked and stored like everyone else: what was acknowledged is never dropped.
  const status = marks.length > 0 ? "spam" : "new";
  const { outcome } = await storeMessage(db, { ...content, senderKey: key, status, spamMarks: marks });
  return outcome === "conflict" ? CONFLICT : STORED;
}

/** Checks and stores what a visitor sent; "ok" means committed. */
export async function receiveMessage(input: unknown, request: Request): Promise<ContactOutcome> {
  const read = readMessage(input);
  if (!read.ok) return invalid(read.fields);
  const db = database();
  if (!db) return UNAVAILABLE;
  try {
    return await within(STORE_WITHIN_MS, store(db, read.message, request));
  } catch (error) {
    const failure = toStorageError(error);
    // An outage is one line a message; anything else is a bug, and its frames are wanted.
    if (failure.isUnavailable || error instanceof DOMException)
      log("warn", `a message had to wait: ${failure.code ?? "no answer"}`);
    else logFault("storing a message", error);
    return UNAVAILABLE;
  }
}

/** A new form's time trap; empty when the database is away, which is held against nobody. */
export async function contactFormToken(): Promise<string> {
  const db = database();
  if (!db) return "";
  try {
    const [today] = await within(TOKEN_WITHIN_MS, sharedSecrets(db, "contact-form"));
    return today ? issueToken(today, Date.now()) : "";
  } catch {
    return "";
  }
}
