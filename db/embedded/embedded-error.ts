/** The reason, in one line, why the embedded server cannot run, and what to do. */
export class EmbeddedError extends Error {
  override name = "EmbeddedError";
}

const OTHERWISE = "or set DATABASE_URL to a server of your own";

const CASES: readonly { sign: RegExp; sentence: (folder: string) => string }[] = [
  {
    sign: /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/,
    sentence: (folder) =>
      `The disk that holds ${folder} is full: free some space and start again (what was stored is unharmed), ${OTHERWISE}.`,
  },
  {
    sign: /Read-only file system|EROFS/,
    sentence: (folder) =>
      `${folder} is on a read-only disk: set DATA_DIR to a folder that can be written to, ${OTHERWISE}.`,
  },
  {
    sign: /Permission denied|EACCES|EPERM|Operation not permitted/,
    sentence: (folder) =>
      `PostgreSQL is not allowed to use ${folder} (permission denied): set DATA_DIR to a folder of this user, ${OTHERWISE}.`,
  },
  {
    sign: /ENOTDIR|EEXIST|Not a directory/,
    sentence: (folder) => `${folder} is not a folder: set DATA_DIR to one, ${OTHERWISE}.`,
  },
  {
    sign: /ENOENT.*mkdir/,
    sentence: (folder) => `${folder} cannot be created: set DATA_DIR to another folder, ${OTHERWISE}.`,
  },
  {
    sign: /could not look up effective user ID/,
    sentence: () =>
      `This user has no name on this system, which PostgreSQL requires: run as a named user, ${OTHERWISE}.`,
  },
  {
    sign: /could not (create|attach to|resize) .*shared memory|Cannot allocate memory/,
    sentence: () =>
      `The system does not allow PostgreSQL the shared memory it needs: raise the limit, ${OTHERWISE}.`,
  },
];

/** Turns the output of PostgreSQL or initdb, or a file system error, into one sentence about the folder. */
export function explainFailure(output: string, folder: string, logFile?: string): EmbeddedError {
  const known = CASES.find(({ sign }) => sign.test(output));
  if (known) return new EmbeddedError(known.sentence(folder));
  const reason = output.match(/(?:FATAL|PANIC|error):\s+(.+)/)?.[1] ?? output.trim().split("\n").at(-1) ?? "";
  const whereToLook = logFile ? ` See ${logFile}.` : "";
  return new EmbeddedError(
    `The embedded PostgreSQL in ${folder} did not start: ${reason.trim()}.${whereToLook}`,
  );
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
