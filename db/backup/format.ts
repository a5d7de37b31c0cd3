/**
 * A backup is gzipped UTF-8 text: a header line; for each table a line with its column names, its rows in the format of
 * PostgreSQL's COPY, and `\.`; then a footer line with each table's row count. A file without a footer is incomplete.
 */
export const FORMAT = "everyunit backup";
export const VERSION = 1;
export const END_OF_TABLE = "\\.";

export type BackupTable = { table: string; columns: readonly string[] };

/** The tables and columns in a backup. Sender hashes, secrets and rate-limit counters are left out: they are soon deleted. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  {
    table: "contact_messages",
    columns: [
      "id",
      "form_id",
      "created_at",
      "status",
      "name",
      "email",
      "message",
      "spam_marks",
      "notify_at",
      "notify_attempts",
      "notify_failure",
    ],
  },
  { table: "contact_deletions", columns: ["message_id", "deleted_at", "deleted_by"] },
  {
    table: "exchange_rates",
    columns: ["base", "rates_date", "source", "fetched_at", "status", "reason", "rates"],
  },
];

export type BackupFooter = { rows: Readonly<Record<string, number>> };

export const quoteNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
