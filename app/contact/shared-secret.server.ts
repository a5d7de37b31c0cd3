import type { Database } from "~db/client";
import { sharedDailySecrets } from "~db/shared-secrets";

type Purpose = "contact-sender" | "contact-form";
type Secrets = readonly Buffer[];

/** After this many days, the keys are deleted and hashes can no longer be matched to an address. */
const KEEP_DAYS = 3;

const known = new WeakMap<Database, Map<Purpose, { day: string; secrets: Secrets }>>();

/** The secrets that all replicas share, newest first. Queried once a day, unless they must be `fresh`. */
export async function sharedSecrets(
  db: Database,
  purpose: Purpose,
  { fresh = false } = {},
): Promise<Secrets> {
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
