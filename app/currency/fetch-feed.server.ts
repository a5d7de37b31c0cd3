import { explainUnreached, loadClient, requestOutside } from "~/base/outgoing.server";

const TIMEOUT_MS = 10_000;
const LONGEST_BYTES = 2_000_000;
const MOST_REDIRECTS = 3;

export type FetchedFeed = { ok: true; text: string } | { ok: false; reason: string };

const fail = (reason: string): FetchedFeed => ({ ok: false, reason });

async function readLimited(body: AsyncIterable<Uint8Array> | null): Promise<FetchedFeed> {
  if (!body) return fail("the feed is empty");
  const chunks: Uint8Array[] = [];
  let totalBytes = 0;
  for await (const chunk of body) {
    totalBytes += chunk.byteLength;
    if (totalBytes > LONGEST_BYTES) return fail("the feed is larger than 2 MB");
    chunks.push(chunk);
  }
  return { ok: true, text: Buffer.concat(chunks).toString("utf8") };
}

const HEADERS = { accept: "application/json, application/xml, text/xml" };

async function request(url: URL, signal: AbortSignal, redirectsLeft: number): Promise<FetchedFeed> {
  const { response, close } = await requestOutside(url, { headers: HEADERS, signal });
  try {
    if (response.ok) return await readLimited(response.body);
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null)
      return fail(`the feed answered ${response.status}`);
    const next = new URL(location, url);
    // A redirect must not make the server fetch from another host.
    if (next.origin !== url.origin) return fail("the feed redirects to another host");
    if (redirectsLeft === 0) return fail("the feed redirects too often");
    next.username = url.username;
    next.password = url.password;
    return await request(next, signal, redirectsLeft - 1);
  } finally {
    await close();
  }
}

/** Downloads the feed within a time and size limit. Returns a reason on failure and never throws. */
export async function fetchFeed(url: string, timeoutMs = TIMEOUT_MS): Promise<FetchedFeed> {
  try {
    await loadClient();
    return await request(new URL(url), AbortSignal.timeout(timeoutMs), MOST_REDIRECTS);
  } catch (error) {
    return fail(`the feed cannot be fetched: ${explainUnreached(error)}`);
  }
}
