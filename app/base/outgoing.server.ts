import { once } from "~/numerals/once";
import { innermostError } from "./innermost-error";

/** The reasons why a request got no response, by the error's name and code. */
const REASONS: readonly (readonly [sign: RegExp, reason: string])[] = [
  [/TimeoutError|TIMEOUT|ETIMEDOUT/, "it did not respond in time"],
  [/ENOTFOUND|EAI_AGAIN/, "its host is unknown"],
  [/ECONNREFUSED/, "it refuses connections"],
  [/ECONNRESET|UND_ERR_SOCKET|EPIPE/, "it closed the connection"],
  [/EHOSTUNREACH|ENETUNREACH/, "no network leads to it"],
  [/CERT_HAS_EXPIRED/, "its certificate has expired"],
  [/ALTNAME/, "its certificate is for another host name"],
  [/SELF_SIGNED|UNABLE_TO_|CERT/, "its certificate is signed by an unknown authority"],
];

/** Why a request got no response: "it refuses connections". */
export function explainUnreached(error: unknown): string {
  const { name, code, message } = innermostError(error) as NodeJS.ErrnoException;
  const known = REASONS.find(([sign]) => sign.test(`${name} ${code}`));
  return known?.[1] ?? (code || message || "it cannot be reached");
}

/** fetch rejects URLs with credentials, so they are sent as a header. */
function splitCredentials(address: URL): { url: URL; authorization?: string } {
  const url = new URL(address);
  const credentials = [url.username, url.password].map(decodeURIComponent).join(":");
  url.username = "";
  url.password = "";
  if (credentials === ":") return { url };
  return { url, authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
}

type Outgoing = {
  method?: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
};

/** Loads the HTTP client, which is slow the first time. Call it before a time limit starts. */
export const loadClient = once(() => import("undici"));

/**
 * Requests a URL that the operator configured, through the proxy that HTTPS_PROXY and NO_PROXY name, if any. Redirects are
 * not followed. Node's own fetch ignores these variables before Node.js 24.
 */
export async function requestOutside(address: URL, { headers, ...request }: Outgoing) {
  const { EnvHttpProxyAgent, fetch } = await loadClient();
  const { url, authorization } = splitCredentials(address);
  const dispatcher = new EnvHttpProxyAgent();
  const all = authorization ? { ...headers, authorization } : headers;
  const response = await fetch(url, { ...request, headers: all, redirect: "manual", dispatcher });
  return { response, close: () => dispatcher.destroy() };
}
