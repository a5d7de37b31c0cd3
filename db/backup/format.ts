/**
 * A backup is gzip of lines of UTF-8 text: a header; for each table a line that names its columns, its rows as
 * PostgreSQL's COPY writes them, and `\.`; then a footer that counts the rows of each table. A file without a footer
 * was cut off.
 */
export const FORMAT = "everyunit backup";
export const VERSION = 1;
export const END_OF_TABLE = "\\.";

export type BackupTable = { table: string; columns: readonly string[] };

/**
 * What cannot be had again. Left out on purpose: the senders' hashes and the secrets behind them, which the site
 * deletes after days, and what is counted for a minute only.
 */
export const BACKUP_TABLES: readonly BackupTable[] = [
  {
    table: "contact_messages",
    columns: ["id", "form_id", "created_at", "status", "name", "email", "message", "spam_marks"],
  },
  {
    table: "exchange_rates",
    columns: ["base", "rates_date", "source", "fetched_at", "status", "reason", "rates"],
  },
];

export type BackupHeader = { format: typeof FORMAT; version: number; createdAt: string };
export type BackupFooter = { rows: Readonly<Record<string, number>> };

export const quoteNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
