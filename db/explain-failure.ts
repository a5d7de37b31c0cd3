import { innermost } from "./storage-error";

type Place = {
  /** `localhost:5432`, or the folder of a socket. */
  server: string;
  database: string;
  user: string;
};

/** The server, database and user that a URL names, without its password. */
export function placeOf(url: string): Place {
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  const user = decodeURIComponent(username) || searchParams.get("user") || "the system user";
  return {
    server: host.startsWith("/")
      ? host
      : `${host || "localhost"}:${searchParams.get("port") ?? (port || 5432)}`,
    database: decodeURI(pathname.slice(1)) || user,
    user,
  };
}

const MIGRATE =
  "Run everyunit db migrate, or restart the site. If that fails, restore a backup into a new database.";

/** Explanations by SQLSTATE, system or TLS error code, and message. The first match applies. */
const CASES: readonly { sign: RegExp; sentence: (place: Place, message: string) => string }[] = [
  {
    sign: /^28P01|SASL authentication failed|password authentication failed/,
    sentence: ({ user }) => `the password of user '${user}' is wrong. Correct it in DATABASE_URL.`,
  },
  {
    sign: /^28000/,
    sentence: ({ user, database }, message) =>
      `user '${user}' may not connect (${message}). Create the role, or allow it and database '${database}' in pg_hba.conf.`,
  },
  {
    sign: /^3D000|no such database|^08P01.*does not exist/,
    sentence: ({ database, user }) =>
      `there is no database '${database}'. Create it with createdb --owner=${user} ${database}, or correct DATABASE_URL.`,
  },
  {
    sign: /^ECONNREFUSED|^ENOENT.*\.s\.PGSQL/,
    sentence: () => "nothing listens there. Start PostgreSQL, or correct the address in DATABASE_URL.",
  },
  {
    sign: /^(ENOTFOUND|EAI_AGAIN)/,
    sentence: () => "the host is unknown. Correct it in DATABASE_URL, or check the name server.",
  },
  {
    sign: /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_)/,
    sentence: () =>
      "its certificate is signed by an unknown authority. Add sslrootcert=FILE, the authority's certificate, to DATABASE_URL, or use sslmode=require without it, which encrypts but does not check the certificate.",
  },
  {
    sign: /^ERR_TLS_CERT_ALTNAME_INVALID/,
    sentence: () =>
      "its certificate is for another host name. Use that name in DATABASE_URL, or sslmode=verify-ca with sslrootcert=FILE.",
  },
  { sign: /^CERT_HAS_EXPIRED/, sentence: () => "its certificate has expired. Renew it." },
  {
    sign: /does not support SSL/,
    sentence: () => "it does not offer TLS. Turn on ssl there, or remove sslmode from DATABASE_URL.",
  },
  {
    sign: /sslmode=verify-ca requires/,
    sentence: () => "sslmode=verify-ca needs a certificate. Add sslrootcert=FILE to DATABASE_URL.",
  },
  {
    sign: /^42501 permission denied for (?:table|sequence)/,
    sentence: ({ user }, message) =>
      `user '${user}' lacks a right (${message}). Connect as the owner of the tables, or run as the owner: grant all on all tables in schema public to "${user}"; grant all on all sequences in schema public to "${user}".`,
  },
  {
    sign: /^42501/,
    sentence: ({ database, user }, message) =>
      `user '${user}' lacks a right (${message}). As the owner of the database, run: grant create on database "${database}" to "${user}"; grant usage, create on schema public to "${user}". If another role owns the tables, connect as that role.`,
  },
  {
    sign: /^25006|during recovery/,
    sentence: () =>
      "it is a standby or read-only. Write the primary's address into DATABASE_URL, or promote the standby.",
  },
  { sign: /^42P01|^3F000/, sentence: () => `the tables are missing. ${MIGRATE}` },
  { sign: /^42703/, sentence: () => `a column is missing. ${MIGRATE}` },
  {
    sign: /^53300|too many (clients|connections)/,
    sentence: (_, message) =>
      `it has no connection left (${message}). Raise max_connections or the limit of the role or database, or put pgbouncer in front of it.`,
  },
  { sign: /^53100/, sentence: () => "its disk is full. Free some space." },
  { sign: /^57P0/, sentence: () => "it is starting or stopping. Wait, or see its log." },
  {
    sign: /^55P03/,
    sentence: () =>
      "another process holds a lock that this one needs. Try again; if it persists, look for idle transactions in pg_stat_activity.",
  },
  { sign: /^57014/, sentence: () => "the query took too long. See whether the server is busy." },
  {
    sign: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE)|timeout|timed out|Connection terminated/i,
    sentence: () => "it does not respond. Check the network, firewalls and whether the server is up.",
  },
];

/** PostgreSQL's error for a missing table. */
export const NO_TABLES = { code: "42P01" };

/** Why the database at this URL cannot be used and what to do, in one line with the server, database and user. */
export function explainFailure(error: unknown, url: string): string {
  const { code, message } = innermost(error);
  const [text = ""] = String(message ?? "").split("\n");
  const place = placeOf(url);
  const known = CASES.find(({ sign }) => sign.test(`${code ?? ""} ${text}`.trim()));
  const reason = known?.sentence(place, text) ?? `${text || "it failed"}${code ? ` (${code})` : ""}.`;
  return `PostgreSQL at ${place.server} (database '${place.database}', user '${place.user}'): ${reason}`;
}
