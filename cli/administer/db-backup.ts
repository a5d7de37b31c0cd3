import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { BackupFooter } from "~db/backup/format";
import { writeBackup } from "~db/backup/write-backup";
import type { Database } from "~db/client";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { withDatabase } from "./database";
import { countMessages } from "./message-ids";

/** Describes the contents of a backup: "12 messages and 3 sets of exchange rates". */
export function describeRows({ rows }: BackupFooter): string {
  const sets = rows.exchange_rates ?? 0;
  return `${countMessages(rows.contact_messages ?? 0)} and ${sets} set${sets === 1 ? "" : "s"} of exchange rates`;
}

export async function runDbBackup(io: Io, [file = ""]: readonly string[]): Promise<ExitCode> {
  const growing = `${file}.${process.pid}.part`;
  try {
    const write = (db: Database) =>
      writeBackup(db, createWriteStream(growing, { mode: 0o600, flags: "wx", flush: true }));
    const footer = await withDatabase(io, write, { statementTimeoutMs: 0 });
    await rename(growing, file);
    await io.stdout.write(`Wrote ${describeRows(footer)} to ${file}.\n`);
    return EXIT.done;
  } catch (error) {
    await rm(growing, { force: true });
    throw error;
  }
}
