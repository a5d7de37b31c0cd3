import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../support/database";
import { type RawAnswer, sendRaw } from "../../support/raw-request";
import { startTestSite, type TestSite } from "../../support/test-site";

const database = openTestDatabase();
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite(database.url);
}, 120_000);
afterAll(() => site.stop());

const PATHS = ["/", "/convert", "/convert/temperature", "/convert/currency", "/convert/length/mi-to-km"];
const UNITS = ["", "m", "mi", "km", "celsius", "USD", "kelvin", "furlongs", "<b>", '"'];
const VALUES = [
  "",
  "5",
  "-40",
  "1e400",
  "five",
  "5 ft 11 in",
  "1,5",
  "&from=mi",
  "</script><script>alert(1)",
  "\0",
  "\r",
  "💥",
];

/** An address as one of many visitors may write it: parameters in any order, spaces and letters encoded in any way. */
const address = fc
  .record({
    path: fc.constantFrom(...PATHS),
    query: fc.record(
      {
        value: fc.constantFrom(...VALUES),
        from: fc.constantFrom(...UNITS),
        to: fc.constantFrom(...UNITS),
        more: fc.constantFrom("0", "1", "2"),
      },
      { requiredKeys: [] },
    ),
    order: fc.infiniteStream(fc.nat(9)),
    encode: fc.constantFrom(
      (text: string) => encodeURIComponent(text),
      (text: string) => encodeURIComponent(text).replaceAll("%20", "+"),
      (text: string) =>
        [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    ),
  })
  .map(({ path, query, order, encode }) => {
    // A pair's page has its units in its path, and leads to a converter with any others.
    const isPair = path.split("/").length > 3;
    const shuffled = Object.entries(query)
      .filter(([name]) => !isPair || name === "value")
      .map((entry) => ({ entry, rank: order.next().value ?? 0 }))
      .sort((a, b) => a.rank - b.rank);
    return `${path}?${shuffled.map(({ entry: [name, text = ""] }) => `${name}=${encode(text)}`).join("&")}`;
  });

const ENCODINGS = [
  "br",
  "gzip",
  "gzip, deflate, br, zstd",
  "br;q=0, gzip;q=0.5",
  "*",
  "identity",
  "zstd",
  "",
];

/** Whatever a visitor's request says of that visitor. */
const visitor = fc.record({
  "accept-encoding": fc.constantFrom(...ENCODINGS),
  "accept-language": fc.constantFrom("en", "de-AT;q=0.9"),
  authorization: fc.constantFrom("Basic c2VjcmV0", "Bearer secret"),
  cookie: fc.constantFrom("theme=dark; id=secret", "theme=light"),
  "sec-ch-prefers-color-scheme": fc.constantFrom("dark", "light"),
  "user-agent": fc.constantFrom("Googlebot", "Mozilla/5.0 secret"),
});

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

function textOf({ headers, body }: RawAnswer): string {
  const decode = decoders[String(headers["content-encoding"])];
  return String(decode ? decode(body) : body);
}

/** The page as Remix renders it for this request alone: an unknown parameter bypasses the cache. */
const renderAnew = (target: string) => sendRaw(`${site.origin}${target}&uncached`);

describe("a page from the cache", () => {
  it("is the page of its own address, for every visitor, in every spelling and encoding", async () => {
    await fc.assert(
      fc.asyncProperty(address, visitor, visitor, async (target, first, second) => {
        const fresh = await renderAnew(target);
        for (const headers of [first, second, first]) {
          const sent = await sendRaw(site.origin + target, { headers });
          expect(sent.status).toBe(fresh.status);
          expect(textOf(sent)).toBe(fresh.text);
          expect(sent.headers["content-security-policy"]).toBe(fresh.headers["content-security-policy"]);
          expect(sent.headers).not.toHaveProperty("set-cookie");
          expect(sent.headers.vary).toBe("accept-encoding");
          expect(textOf(sent)).not.toContain("secret");
        }
      }),
      { numRuns: 15 },
    );
  }, 300_000);

  it("answers HEAD and If-None-Match as it answers GET, in each encoding", async () => {
    await fc.assert(
      fc.asyncProperty(address, visitor, async (target, headers) => {
        const url = site.origin + target;
        const page = await sendRaw(url, { headers });
        const head = await sendRaw(url, { method: "HEAD", headers });
        expect(head).toMatchObject({ status: page.status, text: "" });
        const { date: _, "x-request-id": __, ...same } = page.headers;
        expect(head.headers).toMatchObject(same);
        const etag = String(page.headers.etag);
        const known = await sendRaw(url, { headers: { ...headers, "if-none-match": `"other", W/${etag}` } });
        expect(known).toMatchObject({ status: 304, text: "", headers: { etag } });
        const unknown = await sendRaw(url, { headers: { ...headers, "if-none-match": `"${etag}"` } });
        expect(textOf(unknown)).toBe(textOf(page));
      }),
      { numRuns: 8 },
    );
  }, 300_000);

  it("has one ETag for each encoding: a cache that mixed them up would show what a browser cannot read", async () => {
    const etags = await Promise.all(
      ["br", "gzip", "identity"].map(async (encoding) => {
        const { headers } = await sendRaw(`${site.origin}/terms`, {
          headers: { "accept-encoding": encoding },
        });
        return headers.etag;
      }),
    );
    expect(new Set(etags).size).toBe(3);
  });
});
