import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "./client";
import { exchangeRates } from "./schema";

export type StoredRates = typeof exchangeRates.$inferSelect;

export type NewRates = {
  base: string;
  date: string;
  source: string;
  /** Decimal texts: units of each currency per unit of the base. */
  rates: Readonly<Record<string, string>>;
} & ({ status: "accepted" } | { status: "quarantined"; reason: string });

/** Stores one set per source, day and status; a later set of the same day replaces it. */
export async function saveRates(db: Database, rates: NewRates): Promise<StoredRates> {
  const content = {
    base: rates.base,
    rates: { ...rates.rates },
    reason: rates.status === "quarantined" ? rates.reason : null,
  };
  const [saved] = await db.orm
    .insert(exchangeRates)
    .values({ ...content, date: rates.date, source: rates.source, status: rates.status })
    .onConflictDoUpdate({
      target: [exchangeRates.source, exchangeRates.date, exchangeRates.status],
      set: { ...content, fetchedAt: sql`now()` },
    })
    .returning();
  if (!saved) throw new Error("PostgreSQL returned no row for the rates it stored");
  return saved;
}

export async function latestAcceptedRates(db: Database): Promise<StoredRates | undefined> {
  const [latest] = await db.orm
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.status, "accepted"))
    .orderBy(desc(exchangeRates.date), desc(exchangeRates.fetchedAt))
    .limit(1);
  return latest;
}

/** Quarantined sets dated on or after this day (YYYY-MM-DD). */
export const quarantinedSince = (db: Database, date: string): Promise<StoredRates[]> =>
  db.orm
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.status, "quarantined"), gte(exchangeRates.date, date)));
