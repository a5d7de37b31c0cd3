import { randomBytes } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { type Database, serverTime } from "./client";
import { sharedSecrets } from "./schema";

/** The replicas' secrets for a purpose, newest first: today's (UTC) and those still kept. Older ones are deleted. */
export async function sharedDailySecrets(
  db: Database,
  purpose: string,
  options: { keepDays: number; today?: Date },
): Promise<{ day: string; secret: Buffer }[]> {
  const today = (options.today ?? (await serverTime(db))).toISOString().slice(0, 10);
  const ofPurpose = eq(sharedSecrets.purpose, purpose);
  const read = () =>
    db.orm
      .select({ day: sharedSecrets.day, secret: sharedSecrets.secret })
      .from(sharedSecrets)
      .where(and(ofPurpose, sql`${sharedSecrets.day} > ${today}::date - ${options.keepDays}::int`))
      .orderBy(desc(sharedSecrets.day));
  const known = await read();
  if (known[0] && known[0].day >= today) return known;
  await db.orm
    .insert(sharedSecrets)
    .values({ purpose, day: today, secret: randomBytes(32) })
    .onConflictDoNothing();
  await db.orm
    .delete(sharedSecrets)
    .where(and(ofPurpose, sql`${sharedSecrets.day} <= ${today}::date - ${options.keepDays}::int`));
  return read();
}
