import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { explainFailure } from "./explain-failure";
import * as schema from "./schema";
import { innermost } from "./storage-error";

/** Drizzle without its own transactions: `Database.transaction` sets the time limits. */
export type Orm = Omit<NodePgDatabase<typeof schema>, "transaction">;
export type Database = {
  orm: Orm;
  /** `query` runs one statement in a transaction of its own, under the time limits. */
  pool: pg.Pool;
  /** Runs statements in one transaction, under the time limits. */
  transaction<T>(work: (orm: Orm) => Promise<T>): Promise<T>;
  /** Explains an error in one line with the server, database and user. */
  explain(error: unknown): string;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  maxConnections?: number;
  connectTimeoutMs?: number;
  /** 0 disables the limit, for backups and other bulk work. */
  statementTimeoutMs?: number;
  applicationName?: string;
  onError?: (error: Error) => void;
};

/** The URL with sslmode as in libpq; pg would read every mode as verify-full. `system` means Node.js's root certificates. */
export function connectionString(url: string): string {
  const [address = "", query = ""] = url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  if (parameters.get("sslrootcert") === "system") {
    parameters.delete("sslrootcert");
    parameters.set("sslmode", "verify-full");
  }
  // pg does not know "allow", and would check the certificate.
  if (parameters.get("sslmode") === "allow") parameters.set("sslmode", "prefer");
  if (/^(prefer|require|verify-ca)$/.test(parameters.get("sslmode") ?? ""))
    parameters.set("uselibpqcompat", "true");
  return parameters.size > 0 ? `${address}?${parameters}` : address;
}

/** Runs work in a transaction. @throws if it was rolled back. */
async function transact<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    // After a failed statement that was ignored, PostgreSQL answers COMMIT with ROLLBACK.
    if ((await client.query("commit")).command !== "COMMIT")
      throw new Error("The transaction was rolled back");
    client.release();
    return result;
  } catch (error) {
    // Errors from the server leave the connection usable; after any other error, its state is unknown.
    const isUsable =
      innermost(error) instanceof pg.DatabaseError &&
      (await client.query("rollback").then(
        () => true,
        () => false,
      ));
    client.release(!isUsable);
    throw error;
  }
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 5000;
  const pool = new pg.Pool({
    connectionString: connectionString(url),
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3000,
    // A server that disappeared without closing the connection never responds, so the client needs its own timeout.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + 1000,
    keepAlive: true,
    application_name: options.applicationName ?? "everyunit",
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on("error", (error) => options.onError?.(error));
  // The pool handles errors of idle connections only; an error inside a transaction would end the process too.
  pool.on("connect", (client) => client.on("error", () => {}));
  // Limits are set in each transaction: poolers reject them as startup parameters, and share connections between clients.
  // The lock's is the shortest, so that a locked table is named as the cause.
  const begin = `begin; set local statement_timeout = ${statementTimeoutMs}; set local lock_timeout = ${0.4 * statementTimeoutMs}; set local idle_in_transaction_session_timeout = ${2 * statementTimeoutMs}`;
  pool.query = ((...statement: [string, unknown[]?]) =>
    transact(pool, begin, (client) => client.query(...statement))) as typeof pool.query;
  let closing: Promise<void> | undefined;
  return {
    orm: drizzle(pool, { schema }),
    pool,
    transaction: (work) => transact(pool, begin, (client) => work(drizzle(client, { schema }))),
    explain: (error) => explainFailure(error, url),
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** The server's time, or a time before it. The replicas' clocks may be wrong. */
export async function serverTime({ pool }: Database, agoMs = 0): Promise<Date> {
  const { rows } = await pool.query("select now() - $1 * interval '1 millisecond' as time", [agoMs]);
  return rows[0].time;
}
