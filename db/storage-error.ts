/** A database error for logs: unlike those of Drizzle and PostgreSQL, it never contains a visitor's message. */
export class StorageError extends Error {
  override name = "StorageError";
  constructor(
    message: string,
    /** The SQLSTATE, or a system error code such as ECONNREFUSED. */
    readonly code: string | undefined,
    /** True if the same request may succeed later: the server is unreachable, starting, full or too slow. */
    readonly isUnavailable: boolean,
  ) {
    super(message);
  }
}

// States that an operator can correct: connection lost or refused; missing database, table, column or privilege; read-only; not
// enough resources; canceled by an operator or a timeout; locked; disk or file errors.
const PASSING_STATES = /^(08|28|3D|3F|40|53|55|57|58|XX|25006$|42501$|42703$|42P01$)/;
const TIMED_OUT = /timeout|Connection terminated|not queryable/i;

type Failure = {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  /** Set only in errors that PostgreSQL sent. */
  severity?: unknown;
  syscall?: unknown;
};

/** The innermost cause. The outer message of a failed query contains the query and its values. */
export function innermost(error: unknown): Failure {
  const failure = (error ?? {}) as Failure;
  if (Array.isArray(failure.errors) && failure.errors.length > 0) return innermost(failure.errors[0]);
  return failure.cause ? innermost(failure.cause) : failure;
}

const FROM_NETWORK = /^(connect|getaddrinfo)$/;
const FROM_TLS = /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|does not support SSL|sslmode=/;

const isFromTls = ({ code, message }: Failure): boolean => FROM_TLS.test(`${code ?? ""} ${message}`.trim());

/** Whether an error comes from PostgreSQL or the connection to it, not from our code or a file. */
export function isDatabaseError(error: unknown): boolean {
  const cause = innermost(error);
  const isNetwork = FROM_NETWORK.test(String(cause.syscall));
  return (
    cause.severity !== undefined || isNetwork || isFromTls(cause) || TIMED_OUT.test(String(cause.message))
  );
}

export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const cause = innermost(error);
  const { code, message } = cause;
  const text = typeof message === "string" ? message : "unknown trouble";
  const state = typeof code === "string" ? code : undefined;
  const isSystemCode = state !== undefined && /^E[A-Z]{3,}/.test(state);
  const isPassing = state === undefined ? TIMED_OUT.test(text) : isSystemCode || PASSING_STATES.test(state);
  return new StorageError(text, state, isPassing || isFromTls(cause));
}
