import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema";

export type Orm = NodePgDatabase<typeof schema>;
export type Database = { orm: Orm; pool: pg.Pool; close(): Promise<void> };

export type DatabaseOptions = {
  maxConnections?: number;
  connectTimeoutMs?: number;
  /** 0 disables the limit, for backups and other bulk work. */
  statementTimeoutMs?: number;
  applicationName?: string;
  onError?: (error: Error) => void;
};

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 5000;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3000,
    statement_timeout: statementTimeoutMs,
    // A server that disappeared without closing the connection never responds, so the client needs its own timeout.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + 1000,
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    keepAlive: true,
    application_name: options.applicationName ?? "everyunit",
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on("error", (error) => options.onError?.(error));
  // The pool handles errors of idle connections only; an error inside a transaction would end the process too.
  pool.on("connect", (client) => client.on("error", () => {}));
  let closing: Promise<void> | undefined;
  return {
    orm: drizzle(pool, { schema }),
    pool,
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}
