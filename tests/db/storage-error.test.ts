import { expect, it } from "vitest";
import { toStorageError } from "../../db/storage-error";

// A wrong certificate, or the tables of an older backup, were logged as a bug, with stack frames and without the reason.
it.each([
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT", message: "self-signed certificate" }, true],
  [{ code: "ERR_TLS_CERT_ALTNAME_INVALID", message: "Hostname/IP does not match" }, true],
  [{ message: "The server does not support SSL connections" }, true],
  [{ code: "42703", message: 'column "notify_at" does not exist' }, true],
  [{ code: "57014", message: "canceling statement due to statement timeout" }, true],
  [{ code: "55000", message: 'database "site" is not currently accepting connections' }, true],
  [{ message: "timeout expired" }, true],
  [{ code: "22021", message: "invalid byte sequence" }, false],
  [new TypeError("fields is not iterable"), false],
])("of %o tells whether an operator can put it right", (error, isUnavailable) => {
  expect(toStorageError(error)).toMatchObject({ isUnavailable, message: error.message });
});
