const TIMEOUT_MS = 10_000;
const LONGEST_BYTES = 2_000_000;
const MOST_REDIRECTS = 3;

export type FetchedFeed = { ok: true; text: string } | { ok: false; reason: string };

const fail = (reason: string): FetchedFeed => ({ ok: false, reason });

async function readLimited(response: Response): Promise<FetchedFeed> {
  if (!response.body) return fail("the feed is empty");
  const chunks: Uint8Array[] = [];
  let totalBytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    totalBytes += chunk.byteLength;
    if (totalBytes > LONGEST_BYTES) return fail("the feed is larger than 2 MB");
    chunks.push(chunk);
  }
  return { ok: true, text: Buffer.concat(chunks).toString("utf8") };
}

type Headers = Readonly<Record<string, string>>;

async function request(
  url: URL,
  headers: Headers,
  signal: AbortSignal,
  redirectsLeft: number,
): Promise<FetchedFeed> {
  const response = await fetch(url, { redirect: "manual", signal, headers });
  if (response.ok) return readLimited(response);
  await response.body?.cancel();
  const location = response.headers.get("location");
  if (response.status < 300 || response.status >= 400 || location === null)
    return fail(`the feed answered ${response.status}`);
  const next = new URL(location, url);
  // A redirect must not make the server fetch from another host.
  if (next.origin !== url.origin) return fail("the feed redirects to another host");
  return redirectsLeft === 0
    ? fail("the feed redirects too often")
    : request(next, headers, signal, redirectsLeft - 1);
}

/** fetch rejects URLs with credentials, so they are sent as a header, and only to the feed's own host. */
function splitCredentials(address: string): { url: URL; headers: Headers } {
  const url = new URL(address);
  const credentials = [url.username, url.password].map(decodeURIComponent).join(":");
  url.username = "";
  url.password = "";
  const accept = "application/json, application/xml, text/xml";
  if (credentials === ":") return { url, headers: { accept } };
  return { url, headers: { accept, authorization: `Basic ${Buffer.from(credentials).toString("base64")}` } };
}

/** Downloads the feed within a time and size limit. Returns a reason on failure and never throws. */
export async function fetchFeed(url: string, timeoutMs = TIMEOUT_MS): Promise<FetchedFeed> {
  try {
    const feed = splitCredentials(url);
    return await request(feed.url, feed.headers, AbortSignal.timeout(timeoutMs), MOST_REDIRECTS);
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    return fail(
      isTimeout ? `the feed did not answer within ${timeoutMs / 1000} s` : "the feed cannot be reached",
    );
  }
}
