import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Encoding } from "~/http/content-encoding";
import { createPageCache, type PageCacheOptions } from "~/http/page-cache.server";

const LONG = "<p>Kilometers</p>".repeat(100);
const html = (text: string, init?: ResponseInit) => new Response(text, init);

function cacheOf(options: Partial<PageCacheOptions> = {}) {
  const rendered: string[] = [];
  const render: PageCacheOptions["render"] = (url, requestId) => {
    rendered.push(url);
    return (options.render ?? (async (address) => html(`${address} ${LONG}`)))(url, requestId);
  };
  const cache = createPageCache({
    inTurn: async (_, work) => work(),
    version: async () => "1",
    maxBytes: 1_000_000,
    cacheControl: "public",
    headers: { "x-frame-options": "DENY" },
    ...options,
    render,
  });
  return { ...cache, rendered };
}

const visitor = { client: "192.0.2.1", isGone: () => false };
const wanted = (url: string, encoding: Encoding) => ({ url, encoding, visitor });

const A = "http://site/a";

describe("createPageCache", () => {
  it("renders a page once, even for simultaneous visitors", async () => {
    const { find, rendered } = cacheOf();
    const [first, second] = await Promise.all([find(wanted(A, "br")), find(wanted(A, "br"))]);
    expect(first).toBe(second);
    expect(await find(wanted(A, "br"))).toBe(first);
    expect(rendered).toEqual([A]);
  });

  it("renders a page once for visitors who ask at the same time in different encodings", async () => {
    const { find, rendered } = cacheOf();
    const [br, gzip, plain] = await Promise.all([
      find(wanted(A, "br")),
      find(wanted(A, "gzip")),
      find(wanted(A, "identity")),
    ]);
    expect(rendered).toEqual([A]);
    expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), plain.body].map(String)).toEqual(
      Array.from({ length: 3 }, () => `${A} ${LONG}`),
    );
  });

  it("renders only what a visitor still waits for when its turn comes", async () => {
    const asked: (() => boolean)[] = [];
    const inTurn: PageCacheOptions["inTurn"] = async (_, work, isWanted) => {
      asked.push(isWanted);
      return work();
    };
    let isGone = false;
    const { find } = cacheOf({ inTurn });
    const leaving = { client: "192.0.2.2", isGone: () => isGone };
    await Promise.all([
      find({ ...wanted(A, "br"), visitor: leaving }),
      find({ ...wanted(A, "br"), visitor: leaving }),
    ]);
    expect(asked.map((isWanted) => isWanted())).toEqual([true]);
    isGone = true;
    expect(asked.map((isWanted) => isWanted())).toEqual([false]);
  });

  it("keeps one missing page for all addresses that share its key", async () => {
    const { find, rendered } = cacheOf({ render: async () => html(`404 ${LONG}`, { status: 404 }) });
    const first = await find({ ...wanted(A, "br"), key: "404" });
    expect(await find({ ...wanted(`${A}/b`, "br"), key: "404" })).toBe(first);
    expect([first.status, first.headers["cache-control"]]).toEqual([404, undefined]);
    expect(rendered).toEqual([A]);
  });

  it("takes less time to compress a page that is not kept", async () => {
    const text = Array.from({ length: 3_000 }, (_, index) => `<li>${index ** 3}</li>`).join("");
    const { find } = cacheOf({ render: async () => html(text, { status: 404 }) });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    expect((await find(wanted(A, "br"))).body.equals(brotliCompressSync(text, { params }))).toBe(true);
  });

  it("gives the same page in each encoding from one render, with an ETag for each", async () => {
    const { find, rendered } = cacheOf();
    const pages = [
      await find(wanted(A, "br")),
      await find(wanted(A, "gzip")),
      await find(wanted(A, "identity")),
    ] as const;
    const texts = [brotliDecompressSync(pages[0].body), gunzipSync(pages[1].body), pages[2].body].map(String);
    expect(new Set(texts)).toEqual(new Set([`${A} ${LONG}`]));
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(3);
    expect(rendered).toHaveLength(1);
  });

  it("sets length, encoding and cache headers, and keeps the response's own headers", async () => {
    const own = { "content-security-policy": "default-src 'self'", "cache-control": "no-store" };
    const { find } = cacheOf({ render: async () => html(LONG, { headers: own }) });
    const { rawHeaders, body, etag } = await find(wanted(A, "br"));
    const headers = Object.fromEntries(rawHeaders.map((name, index) => [name, rawHeaders[index + 1]]));
    expect(headers).toMatchObject({
      "cache-control": "public",
      "content-encoding": "br",
      "content-length": String(body.length),
      "content-security-policy": "default-src 'self'",
      "x-frame-options": "DENY",
      etag,
      vary: "accept-encoding",
    });
  });

  it("renders again when the version changes, and never shows the earlier version's page", async () => {
    let version = "rates of Monday";
    const { find } = cacheOf({
      version: async () => version,
      render: async () => html(`${version} ${LONG}`),
    });
    await find(wanted(A, "gzip"));
    version = "rates of Tuesday";
    const page = await find(wanted(A, "gzip"));
    expect(String(gunzipSync(page.body))).toContain("Tuesday");
  });

  it("does not keep a page whose version changed while it was rendered", async () => {
    let version = "1";
    const render = async () => {
      version = "2";
      return html(LONG);
    };
    const { find, rendered } = cacheOf({ version: async () => version, render });
    await find(wanted(A, "br"));
    version = "1";
    await find(wanted(A, "br"));
    expect(rendered).toHaveLength(2);
  });

  it.each([
    ["a page that was not found", { status: 404 }],
    ["a redirect", { status: 302, headers: { location: "/b" } }],
    ["a failure", { status: 500 }],
    ["a page with a cookie", { headers: { "set-cookie": "a=1" } }],
  ] as [string, ResponseInit][])(
    "passes on %s without keeping it, and without letting caches in front keep it",
    async (_, init) => {
      const { find, rendered } = cacheOf({ render: async () => html(LONG, init), cacheControl: "public" });
      const page = await find(wanted(A, "br"));
      expect(page.status).toBe(init.status ?? 200);
      expect(page.headers["cache-control"]).not.toBe("public");
      await find(wanted(A, "br"));
      expect(rendered).toHaveLength(2);
    },
  );

  it("renders again after a render that failed", async () => {
    let hasFailed = false;
    const render = async () => {
      if (hasFailed) return html(LONG);
      hasFailed = true;
      throw new Error("no memory");
    };
    const { find } = cacheOf({ render });
    await expect(find(wanted(A, "br"))).rejects.toThrow("no memory");
    expect((await find(wanted(A, "br"))).status).toBe(200);
  });

  it("keeps no more memory than the bytes it counts", async () => {
    const text = Array.from({ length: 3_000 }, (_, index) => `<li>${index ** 3}</li>`).join("");
    const { find } = cacheOf({ render: async () => html(text) });
    // With Node.js 24, Buffer.from() keeps 64 KB for each body up to half of that.
    for (const encoding of ["br", "gzip"] as const) {
      const { body } = await find(wanted(A, encoding));
      expect(body.length).toBeGreaterThan(5_000);
      expect(body.buffer.byteLength).toBe(body.length);
    }
  });

  it("stays within its size limit, however many pages are requested", async () => {
    const { find, statistics } = cacheOf({ maxBytes: 50_000 });
    for (let index = 0; index < 100; index += 1) await find(wanted(`http://site/${index}`, "br"));
    expect(statistics().bytes).toBeLessThanOrEqual(50_000);
    expect(statistics().entries).toBeGreaterThan(5);
  });
});
