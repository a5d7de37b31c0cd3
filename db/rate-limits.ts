import { not, sql } from "drizzle-orm";
import type { Database } from "./client";
import { contactAttempts } from "./schema";

const WINDOW_MS = 60_000;
const COUNTER_LOCK = 7_300_319;
/** A network may use the limit of four senders: a /48 may belong to one customer or to a campus. */
const SENDERS_PER_NETWORK = 4;
/** The share of slots open to everyone; the rest is reserved for senders who opened the form. */
const UNRESERVED_SHARE = 1 / 2;

export type SlotRequest = {
  senderKey: string;
  /** The sender's network, set if one customer may control many addresses. */
  networkKey?: string | undefined;
  /** Whether the sender has a valid form token. */
  isFromForm: boolean;
  perAddress: number;
  overall: number;
};
export type Slot = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Excludes attempts far in the future, made before the clock was set back: they would block everyone until then. */
const insideWindow = sql`(${contactAttempts.takenAt} between
  clock_timestamp() - interval '60 seconds' and clock_timestamp() + interval '60 seconds')`;

type Attempt = { ageMs: number; senderKey: string; networkKey: string | null; isFromForm: boolean };

/** Takes a slot if the limits per 60 seconds for sender, network and total allow it. All replicas share the limits. */
export async function takeContactSlot(db: Database, request: SlotRequest): Promise<Slot> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${COUNTER_LOCK}), set_config('synchronous_commit', 'off', true)`,
    );
    const recent = await tx
      .select({
        senderKey: contactAttempts.senderKey,
        networkKey: contactAttempts.networkKey,
        isFromForm: contactAttempts.isFromForm,
        ageMs: sql<number>`(extract(epoch from clock_timestamp() - ${contactAttempts.takenAt}) * 1000)::float8`,
      })
      .from(contactAttempts)
      .where(insideWindow)
      .orderBy(contactAttempts.takenAt);
    const longestMs = longestWaitMs(recent, request);
    if (longestMs > 0) return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(longestMs / 1000)) };
    await tx.delete(contactAttempts).where(not(insideWindow));
    const { senderKey, networkKey, isFromForm } = request;
    await tx.insert(contactAttempts).values({ senderKey, networkKey, isFromForm });
    return { allowed: true };
  });
}

function longestWaitMs(recent: readonly Attempt[], request: SlotRequest): number {
  const { senderKey, networkKey, isFromForm, perAddress, overall } = request;
  const own = recent.filter((attempt) => attempt.senderKey === senderKey);
  const ofNetwork = recent.filter((attempt) => networkKey !== undefined && attempt.networkKey === networkKey);
  const unreserved = recent.filter((attempt) => !attempt.isFromForm);
  return Math.max(
    waitMs(own, perAddress),
    waitMs(ofNetwork, perAddress * SENDERS_PER_NETWORK),
    waitMs(recent, overall),
    isFromForm ? 0 : waitMs(unreserved, Math.ceil(overall * UNRESERVED_SHARE)),
  );
}

/** `attempts` are sorted oldest first. A slot is free once at most limit - 1 of them are inside the window. */
function waitMs(attempts: readonly { ageMs: number }[], limit: number): number {
  if (limit <= 0) return WINDOW_MS;
  const blocking = attempts[attempts.length - limit];
  return blocking ? WINDOW_MS - blocking.ageMs : 0;
}
