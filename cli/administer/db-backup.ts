import { existsSync, realpathSync, statSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { Readable, Writable } from "node:stream";
import type { BackupFooter } from "~db/backup/format";
import { RestoreError, readBackup } from "~db/backup/read-backup";
import { writeBackup } from "~db/backup/write-backup";
import { EXIT, type ExitCode } from "../exit-codes";
import { withInputFile } from "../input-file";
import type { Io } from "../io";
import { printError, printNote } from "../output/print-error";
import { withDatabase } from "./database";
import { countMessages } from "./message-ids";

/** Describes the contents of a backup: "12 messages and 3 sets of exchange rates". */
function describeRows({ rows }: BackupFooter): string {
  const sets = rows.exchange_rates ?? 0;
  return `${countMessages(rows.contact_messages ?? 0)} and ${sets} set${sets === 1 ? "" : "s"} of exchange rates`;
}

const backUp = (io: Io, output: Writable): Promise<BackupFooter> =>
  withDatabase(io, (db) => writeBackup(db, output), { statementTimeoutMs: 0 });

const standardOutput = ({ stdout }: Io): Writable =>
  new Writable({
    write(chunk: Buffer, _, done) {
      Promise.resolve()
        .then(() => stdout.write(chunk))
        .then(() => done(), done);
    },
  });

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  ENOTDIR: "its folder is not a folder",
  EACCES: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

function explainFile(error: NodeJS.ErrnoException, file: string): Error {
  const reason = error.path || error.syscall === "write" ? REASONS[error.code ?? ""] : undefined;
  return reason ? new Error(`'${file}' cannot be written: ${reason}.`) : error;
}

/** Writes a backup and then renames it. @throws for a device or pipe, which the file would replace. Follows symbolic links. */
async function writeFile(io: Io, named: string): Promise<BackupFooter> {
  const file = existsSync(named) ? realpathSync(named) : named;
  if (existsSync(file) && !statSync(file).isFile())
    throw new Error(
      `'${named}' is not a file. To write to a device or a pipe, use: db backup - > '${named}'`,
    );
  const growing = `${file}.${process.pid}.part`;
  const discard = () => rm(growing, { force: true });
  const done = io.onInterrupt(discard);
  let handle: FileHandle | undefined;
  try {
    handle = await open(growing, "wx", 0o600);
    const footer = await backUp(io, handle.createWriteStream({ flush: true }));
    await rename(growing, file);
    return footer;
  } catch (error) {
    await handle?.close();
    await discard();
    throw explainFile(error as NodeJS.ErrnoException, named);
  } finally {
    done();
  }
}

export async function runDbBackup(io: Io, [file = ""]: readonly string[]): Promise<ExitCode> {
  if (file === "-") {
    await printNote(io, `Wrote ${describeRows(await backUp(io, standardOutput(io)))}.`);
    return EXIT.done;
  }
  await io.stdout.write(`Wrote ${describeRows(await writeFile(io, file))} to ${file}.\n`);
  return EXIT.done;
}

export async function runDbRestore(io: Io, [file = ""]: readonly string[]): Promise<ExitCode> {
  // Checked first, so that no database is created for a missing file.
  const { input } = file === "-" ? io : withInputFile(io, file);
  try {
    const restored = await withDatabase(io, (db) => readBackup(db, Readable.from(input.chunks())), {
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
