import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Database } from "../client";
import {
  BACKUP_TABLES,
  type BackupFooter,
  type BackupTable,
  END_OF_TABLE,
  FORMAT,
  quoteNames,
  VERSION,
} from "./format";

type Write = (text: string | Buffer) => Promise<void>;

async function writeTable(
  client: pg.PoolClient,
  { table, columns }: BackupTable,
  write: Write,
): Promise<number> {
  await write(`${JSON.stringify({ table, columns })}\n`);
  const rows = client.query(
    copyTo(`copy (select ${quoteNames(columns)} from "${table}" order by 1) to stdout`),
  );
  for await (const chunk of rows) await write(chunk);
  await write(`${END_OF_TABLE}\n`);
  return rows.rowCount ?? 0;
}

/** Writes a consistent snapshot of all messages and rates, in constant memory. Returns the row counts. */
export async function writeBackup(db: Database, output: Writable): Promise<BackupFooter> {
  const gzip = createGzip();
  const done = finished(gzip.pipe(output));
  // Prevents an unhandled rejection, as on a full disk. The next `await done` throws the error.
  done.catch(() => {});
  const write: Write = async (text) => {
    if (!gzip.write(text)) await Promise.race([once(gzip, "drain"), done]);
  };
  const client = await db.pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const header = { format: FORMAT, version: VERSION, createdAt: new Date().toISOString() };
    await write(`${JSON.stringify(header)}\n`);
    const rows: Record<string, number> = {};
    for (const each of BACKUP_TABLES) rows[each.table] = await writeTable(client, each, write);
    gzip.end(`${JSON.stringify({ rows })}\n`);
    await done;
    await client.query("commit");
    client.release();
    return { rows };
  } catch (error) {
    // A connection in the middle of a COPY cannot be reused.
    client.release(true);
    output.destroy();
    throw error;
  }
}
