import { explainUnreached, loadClient, requestOutside } from "~/base/outgoing.server";

const TIMEOUT_MS = 10_000;
const LONGEST_BYTES = 2_000_000;

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

/** Downloads the feed within a time and size limit. Redirects are not followed. Returns a reason on failure and never throws. */
export async function fetchFeed(url: string, timeoutMs = TIMEOUT_MS): Promise<FetchedFeed> {
  try {
    await loadClient();
    const signal = AbortSignal.timeout(timeoutMs);
    const { response, close } = await requestOutside(new URL(url), { headers: HEADERS, signal });
    try {
      return response.ok ? await readLimited(response.body) : fail(`the feed answered ${response.status}`);
    } finally {
      await close();
    }
  } catch (error) {
    return fail(`the feed cannot be fetched: ${explainUnreached(error)}`);
  }
}
