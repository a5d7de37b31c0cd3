import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbedded } from "../../db/embedded";
import { present } from "../support/present";
import type { Ledger } from "./load";

export type Verdict = {
  acknowledged: number;
  found: number;
  lost: number;
  doubled: number;
  foreign: number;
  damaged: number;
};

async function readTexts(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select message, count(*)::int as count from contact_messages group by message",
  );
  await client.end();
  return new Map(rows.map((row) => [row.message, row.count]));
}

/** Checks every table and index of the database with amcheck, and returns how many are damaged. */
async function countDamage(url: string): Promise<number> {
  const asSuperuser = new URL(url);
  asSuperuser.username = "postgres";
  const client = new pg.Client({ connectionString: asSuperuser.href });
  await client.connect();
  try {
    await client.query("create extension if not exists amcheck");
    const { rows } = await client.query<{ oid: number; kind: string }>(
      `select c.oid, case when c.relkind = 'r' then 'table' else am.amname end as kind
       from pg_class c join pg_am am on am.oid = c.relam
       where c.relkind = 'r' or (c.relkind = 'i' and am.amname in ('btree', 'gin'))`,
    );
    const checks: Record<string, string> = {
      table: "select * from verify_heapam($1::oid::regclass)",
      btree: "select bt_index_check($1::oid::regclass, true)",
      gin: "select gin_index_check($1::oid::regclass)",
    };
    let damaged = 0;
    for (const { oid, kind } of rows) {
      const outcome = await client.query(present(checks[kind]), [oid]).catch(() => undefined);
      if (!outcome || (kind === "table" && outcome.rowCount)) damaged += 1;
    }
    return damaged;
  } finally {
    await client.end();
  }
}

/** Compares the acknowledged messages with those in the database after another start. */
export async function judge(dataDir: string, ledger: Ledger): Promise<Verdict> {
  const server = await startEmbedded({ dataDir });
  try {
    await sleep(100);
    const stored = await readTexts(server.url);
    const isKnown = (text: string) => ledger.acknowledged.has(text) || ledger.unanswered.has(text);
    return {
      acknowledged: ledger.acknowledged.size,
      found: [...ledger.acknowledged].filter((text) => stored.has(text)).length,
      lost: [...ledger.acknowledged].filter((text) => !stored.has(text)).length,
      doubled: [...stored.values()].filter((count) => count > 1).length,
      foreign: [...stored.keys()].filter((text) => !isKnown(text)).length,
      damaged: await countDamage(server.url),
    };
  } finally {
    await server.stop();
  }
}
