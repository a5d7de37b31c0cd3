import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Database } from "../client";
import { advanceSequences } from "../sequences";
import { BACKUP_TABLES, type BackupFooter, END_OF_TABLE, FORMAT, quoteNames, VERSION } from "./format";

/** The reason, in one sentence, why a backup was not restored. Nothing was changed. */
export class RestoreError extends Error {
  override readonly name = "RestoreError";
}

type Lines = AsyncGenerator<Buffer>;
type Fields = Readonly<Record<string, unknown>>;

const NO_BACKUP = "This file is not a backup that everyunit db backup wrote, or it is damaged.";
const CUT_OFF = "This backup is incomplete: it was cut off while it was written or copied.";

async function nextFields(lines: Lines, problem: string): Promise<Fields> {
  const { value, done } = await lines.next();
  try {
    if (!done) return JSON.parse(value.toString("utf8"));
  } catch {
    // The error below reports it.
  }
  throw new RestoreError(problem);
}

/** Resolves once the chunk is sent. If PostgreSQL refuses a row, pg-copy-streams never sends the chunks that it still has. */
const write = (stream: Writable, chunk: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

/** Copies the rows through a temporary table, so that existing rows are kept unchanged. */
async function restoreTable(
  client: pg.PoolClient,
  lines: Lines,
  table: string,
  names: readonly string[],
): Promise<number> {
  const columns = quoteNames(names);
  await client.query(
    `create temporary table restored on commit drop as select ${columns} from "${table}" with no data`,
  );
  const copy = client.query(copyFrom(`copy restored (${columns}) from stdin`));
  const done = finished(copy);
  done.catch(() => {});
  let rows = 0;
  for (;;) {
    const { value: line, done: isOver } = await lines.next();
    if (isOver) throw new RestoreError(CUT_OFF);
    if (line.length === END_OF_TABLE.length && line.equals(Buffer.from(END_OF_TABLE))) break;
    // `done` comes first: once PostgreSQL has refused a row, writing fails too, but without the reason.
    await Promise.race([done, write(copy, Buffer.concat([line, Buffer.from("\n")]))]);
    rows++;
  }
  copy.end();
  await done;
  await client.query(
    `insert into "${table}" (${columns}) overriding system value select ${columns} from restored on conflict do nothing`,
  );
  await client.query("drop table restored");
  return rows;
}

function knownColumns({ table, columns }: Fields): { table: string; columns: string[] } {
  const known = BACKUP_TABLES.find((each) => each.table === table);
  const names = Array.isArray(columns) ? columns.map(String) : [];
  if (!known || names.length === 0 || names.some((name) => !known.columns.includes(name)))
    throw new RestoreError("This backup was written by a newer version of everyunit: update first.");
  return { table: known.table, columns: names };
}

async function restoreAll(client: pg.PoolClient, lines: Lines): Promise<BackupFooter> {
  const { format, version } = await nextFields(lines, NO_BACKUP);
  if (format !== FORMAT || typeof version !== "number") throw new RestoreError(NO_BACKUP);
  if (version > VERSION)
    throw new RestoreError("This backup was written by a newer version of everyunit: update first.");
  const rows: Record<string, number> = {};
  let fields = await nextFields(lines, CUT_OFF);
  for (; "table" in fields; fields = await nextFields(lines, CUT_OFF)) {
    const { table, columns } = knownColumns(fields);
    rows[table] = await restoreTable(client, lines, table, columns);
  }
  if (JSON.stringify(fields.rows) !== JSON.stringify(rows)) throw new RestoreError(CUT_OFF);
  await advanceSequences(client);
  return { rows };
}

async function refuseMessages(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query("select count(*)::int as count from contact_messages");
  const { count } = rows[0];
  if (count > 0)
    throw new RestoreError(
      `The database holds ${count} message${count === 1 ? "" : "s"} already: restore into a new one.`,
    );
}

/** PostgreSQL's codes for a row that cannot be read or breaks a rule of its table. */
const REFUSED_ROW = /^2[23]/;

function explain(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === "Z_BUF_ERROR") return new RestoreError(CUT_OFF);
  return REFUSED_ROW.test(code ?? "") || code?.startsWith("Z_") ? new RestoreError(NO_BACKUP) : error;
}

function unzip(input: Readable): AsyncIterable<Buffer> {
  const unzipped = createGunzip();
  return input.on("error", (error) => unzipped.destroy(error)).pipe(unzipped);
}

/** Restores a backup into a migrated database without messages: all or nothing. @throws RestoreError */
export async function readBackup(db: Database, input: Readable): Promise<BackupFooter> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    // Blocks concurrent inserts until the sequence is set.
    await client.query("lock table contact_messages in exclusive mode");
    await refuseMessages(client);
    const restored = await restoreAll(client, splitLines(unzip(input)));
    await client.query("commit");
    client.release();
    return restored;
  } catch (error) {
    client.release(true);
    throw explain(error);
  } finally {
    input.destroy();
  }
}

const NEWLINE = 10;

/** Splits a byte stream into lines at \n only, because messages may contain any other line separator. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, to)]);
      rest = [];
      from = to + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
