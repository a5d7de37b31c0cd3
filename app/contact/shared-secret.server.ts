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
  const secrets = (await sharedDailySecrets(db, purpose, { keepDays: KEEP_DAYS })).map(
    ({ secret }) => secret,
  );
  ofDatabase.set(purpose, { day: today, secrets });
  return secrets;
}
