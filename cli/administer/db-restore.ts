import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { RestoreError, readBackup } from "~db/backup/read-backup";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { exists } from "../lines/input-file";
import { printError } from "../output/print-error";
import { withDatabase } from "./database";
import { describeRows } from "./db-backup";

export async function runDbRestore(io: Io, [file = ""]: readonly string[]): Promise<ExitCode> {
  // Before a database is created for it.
  if (file !== "-" && !exists(file)) throw new Error(`There is no file '${file}'.`);
  const input = () => (file === "-" ? Readable.from(io.input.chunks()) : createReadStream(file));
  try {
    const restored = await withDatabase(io, (db) => readBackup(db, input()), {
      mustExist: false,
      statementTimeoutMs: 0,
    });
    await io.stdout.write(`Restored ${describeRows(restored)}.\n`);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof RestoreError)) throw error;
    await printError(io, error.message);
    return EXIT.failed;
  }
}
