import { createHmac, randomUUID } from "node:crypto";
import { database } from "~/db.server";
import { settings } from "~/env.server";
import type { HttpAnswer } from "~/http/answer.server";
import { CLIENT_ADDRESS_HEADER, senderOf, siteNetworkOf } from "~/http/client-address";
import { log, logFault } from "~/http/log.server";
import type { Problem } from "~/http/problem";
import { requestIdOf } from "~/http/request-id.server";
import { createTurns, NoTurnError } from "~/http/turns.server";
import { metrics } from "~/metrics/metrics.server";
import type { Database } from "~db/client";
import { findStored, storeMessage } from "~db/contact-messages";
import { takeContactSlot } from "~db/rate-limits";
import { sharedDailySecrets } from "~db/shared-secrets";
import { toStorageError } from "~db/storage-error";
import { issueToken, judgeToken, type TokenJudgement } from "./form-token.server";
import { type ReadMessage, readMessage } from "./message-schema.server";

export type ContactOutcome = { ok: true } | { ok: false; problem: Problem; headers?: HttpAnswer["headers"] };

/** The contract allows 3 s to report that the database is unreachable; this leaves a margin. */
const STORE_WITHIN_MS = 2_500;
/** Fewer than the connections of the pool, so that health checks get one during a flood of messages. */
const MOST_AT_ONCE = 8;
const MOST_WAITING = 1_000;
const TOKEN_WITHIN_MS = 300;
const RETRY_AFTER_SECONDS = 5;

/** Has the code of PostgreSQL's own error, so that both get the same explanation. */
const TOO_SLOW = { code: "57014" };

const STORED: ContactOutcome = { ok: true };

const refused = (problem: Problem, retryAfterSeconds?: number): ContactOutcome => ({
  ok: false,
  problem,
  ...(retryAfterSeconds === undefined ? {} : { headers: { "retry-after": String(retryAfterSeconds) } }),
});

const UNAVAILABLE = refused(
  { error: "storage_unavailable", details: "Messages cannot be stored right now. Please try again shortly." },
  RETRY_AFTER_SECONDS,
);

const CONFLICT = refused({
  error: "message_conflict",
  details: "This form has already been used to send a different message.",
});

const tooMany = (seconds: number): ContactOutcome =>
  refused(
    { error: "too_many_messages", details: "Too many messages. Please try again in a minute." },
    seconds,
  );

const invalid = (fields: Readonly<Record<string, string>>): ContactOutcome =>
  refused({ error: "invalid_message", details: Object.values(fields).join(" "), fields });

const within = <T>(limitMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limitMs, TOO_SLOW);
  });
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
};

type Purpose = "contact-sender" | "contact-form";
type Secrets = readonly Buffer[];

/** After this many days, the keys are deleted and hashes can no longer be matched to an address. */
const KEEP_DAYS = 3;

const known = new WeakMap<Database, Map<Purpose, { day: string; secrets: Secrets }>>();

/** The secrets that all replicas share, newest first. Queried once a day, unless they must be `fresh`. */
async function sharedSecrets(db: Database, purpose: Purpose, { fresh = false } = {}): Promise<Secrets> {
  const today = new Date().toISOString().slice(0, 10);
  const ofDatabase = known.get(db) ?? new Map();
  known.set(db, ofDatabase);
  const kept = ofDatabase.get(purpose);
  if (kept?.day === today && !fresh) return kept.secrets;
  const daily = await sharedDailySecrets(db, purpose, { keepDays: KEEP_DAYS });
  const secrets = daily.map(({ secret }) => secret);
  // The server's day: if this clock is ahead of it, the next call asks again.
  ofDatabase.set(purpose, { day: daily[0]?.day ?? "", secrets });
  return secrets;
}

type SenderKeys = { senderKey: string; networkKey: string | undefined };

/** The sender's address leaves this function only as hashes, whose key is deleted after a few days. */
async function senderKeys(db: Database, request: Request): Promise<SenderKeys> {
  const [today = ""] = await sharedSecrets(db, "contact-sender");
  if (today === "") throw new Error("There is no secret to hash addresses with");
  const keyOf = (text: string) => createHmac("sha256", today).update(text).digest("base64url");
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  const network = siteNetworkOf(address);
  return { senderKey: keyOf(senderOf(address)), networkKey: network && keyOf(network) };
}

async function judgeForm(db: Database, token: string): Promise<TokenJudgement> {
  const judgement = judgeToken(token, await sharedSecrets(db, "contact-form"), Date.now());
  if (judgement.suspicion !== "forged_token") return judgement;
  // At midnight, a replica whose clock is ahead signs with a secret that this one does not know yet.
  return judgeToken(token, await sharedSecrets(db, "contact-form", { fresh: true }), Date.now());
}

async function store(db: Database, message: ReadMessage, request: Request): Promise<ContactOutcome> {
  const content = { ...message, formId: message.id ?? randomUUID() };
  // A repeated submission gets the same response and does not count towards the limits.
  const earlier = message.id === undefined ? undefined : await findStored(db, content);
  if (earlier) return earlier.outcome === "conflict" ? CONFLICT : STORED;
  const { senderKey, networkKey } = await senderKeys(db, request);
  const { isValid, suspicion } = await judgeForm(db, message.token);
  const { contactLimits, contactWebhook } = settings();
  if (contactLimits !== "off") {
    const { perAddressPerMinute: perAddress, perMinute: overall } = contactLimits;
    const sender = { senderKey, networkKey, isFromForm: isValid };
    const slot = await takeContactSlot(db, { ...sender, perAddress, overall });
    if (!slot.allowed) return tooMany(slot.retryAfterSeconds);
  }
  const marks = [...(message.website === "" ? [] : ["honeypot"]), ...(suspicion ? [suspicion] : [])];
  // Suspected spam is stored and acknowledged too, so that acknowledged messages are never lost.
  const status = marks.length > 0 ? "spam" : "new";
  const isNotified = contactWebhook !== undefined && status === "new";
  const { outcome } = await storeMessage(db, { ...content, senderKey, status, spamMarks: marks, isNotified });
  return outcome === "conflict" ? CONFLICT : STORED;
}

const inTurn = createTurns(MOST_WAITING, MOST_AT_ONCE);

/** Validates and stores a message; "ok" means committed. */
export async function receiveMessage(input: unknown, request: Request): Promise<ContactOutcome> {
  const outcome = await tryReceive(input, request);
  metrics()?.messages.inc({ outcome: outcome.ok ? "stored" : outcome.problem.error });
  return outcome;
}

async function tryReceive(input: unknown, request: Request): Promise<ContactOutcome> {
  const read = readMessage(input);
  if (!read.ok) return invalid(read.fields);
  const db = database();
  if (!db) return UNAVAILABLE;
  const endMs = performance.now() + STORE_WITHIN_MS;
  const sender = senderOf(request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown");
  const storing = inTurn(
    sender,
    () => store(db, read.message, request),
    () => performance.now() < endMs,
  );
  try {
    return await within(STORE_WITHIN_MS, storing);
  } catch (thrown) {
    const error = thrown instanceof NoTurnError ? TOO_SLOW : thrown;
    const failure = toStorageError(error);
    const requestId = requestIdOf(request.headers);
    // An outage logs one line per message; anything else is a bug and logs its stack frames.
    if (failure.isUnavailable) log("warn", `a message was refused: ${db.explain(error)}`, { requestId });
    else logFault("storing a message", error, requestId);
    return UNAVAILABLE;
  }
}

/** A token for a new form; empty if the database is unreachable, which does not mark messages as spam. */
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
