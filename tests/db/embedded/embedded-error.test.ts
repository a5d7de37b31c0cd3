import { expect, it } from "vitest";
import { explainFailure } from "../../../db/embedded/embedded-error";

it.each([
  [
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    /^The disk that holds \/data is full/,
  ],
  ["ENOSPC: no space left on device, mkdir '/data'", /^The disk that holds \/data is full/],
  ["EROFS: read-only file system, mkdir '/data'", /^\/data is on a read-only disk/],
  [
    "EACCES: permission denied, mkdir '/data'",
    /^PostgreSQL is not allowed to use \/data \(permission denied\)/,
  ],
  ["initdb: error: could not look up effective user ID 1234: user does not exist", /^This user has no name/],
  [
    "FATAL:  could not create shared memory segment: Cannot allocate memory",
    /^The system does not allow PostgreSQL the shared memory/,
  ],
  [
    "2026 LOG:  starting\n2026 FATAL:  something new\n2026 LOG:  shut down",
    /did not start: something new\. See \/data\/postgres\.log\.$/,
  ],
])("turns %j into one sentence that says what to do", (said, sentence) => {
  const { name, message } = explainFailure(said, "/data", "/data/postgres.log");
  expect(name).toBe("EmbeddedError");
  expect(message).toMatch(sentence);
  expect(message).not.toContain("\n");
});
