import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../support/database";
import { type RawAnswer, sendRaw } from "../../support/raw-request";
import { startTestSite, type TestSite } from "../../support/test-site";

const database = openTestDatabase();
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite(database.url, { CONTACT_LIMITS: "off" });
}, 120_000);
afterAll(() => site.stop());

/** With what is too large for each. */
const posted = [
  ["/api/convert", 20_000],
  ["/api/contact", 70_000],
] as const;
const read = ["/api/rates", "/api/units", "/api/units/length"];
const json = { "content-type": "application/json" };

function expectProblem(answer: RawAnswer, status: number, error: string) {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(JSON.parse(answer.text)).toMatchObject({
    error,
    details: expect.stringMatching(/^\S.*\S$/),
    requestId: answer.headers["x-request-id"],
  });
  expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
  expect(answer.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "cache-control": "no-store",
    "content-length": String(Buffer.byteLength(answer.text)),
  });
}

/** Every byte but the date and the request's id. */
const bytesOf = ({ status, rawHeaders, text }: RawAnswer) => ({
  status,
  rawHeaders: rawHeaders.map((value, index) =>
    /^(date|x-request-id)$/i.test(rawHeaders[index - 1] ?? "") ? "" : value,
  ),
  text: text.replace(/,"requestId":"[\w-]+"/, ""),
});

/** What /api/convert answers before Remix and, asked with a query, Remix's resource route: they must be the same bytes. */
async function sendBothWays(path: string, options: Parameters<typeof sendRaw>[1]): Promise<RawAnswer> {
  const answer = await sendRaw(site.origin + path, options);
  if (path !== "/api/convert") return answer;
  const byRemix = await sendRaw(`${site.origin}${path}?by=remix`, options);
  expect(bytesOf(byRemix)).toEqual(bytesOf(answer));
  return answer;
}

describe.each(posted)("POST %s", (path, tooLarge) => {
  const post = (options: Parameters<typeof sendRaw>[1]) => sendBothWays(path, { method: "POST", ...options });

  it.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "refuses %s and says what it accepts",
    async (method) => {
      const answer = await sendBothWays(path, { method });
      expectProblem(answer, 405, "method_not_allowed");
      expect(answer.headers.allow).toBe("POST");
    },
  );

  it("refuses HEAD without a body", async () => {
    expect(await sendBothWays(path, { method: "HEAD" })).toMatchObject({ status: 405, text: "" });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=latin1",
    "",
  ])("refuses the content type '%s'", async (type) =>
    expectProblem(
      await post({ headers: { "content-type": type }, body: "{}" }),
      415,
      "unsupported_media_type",
    ),
  );

  // utf8, as some clients write it, was a 415.
  it.each([
    "application/json;charset=UTF-8",
    'Application/JSON; charset="utf-8"',
    "application/json; charset=utf8",
  ])("accepts the content type '%s'", async (type) => {
    expect((await post({ headers: { "content-type": type }, body: "{}" })).status).toBe(400);
  });

  it("refuses a compressed body", async () =>
    expectProblem(
      await post({ headers: { ...json, "content-encoding": "gzip" }, body: gzipSync("{}") }),
      415,
      "unsupported_media_type",
    ));

  it("refuses a body over its limit by its declared length", async () => {
    const body = JSON.stringify({ name: "x".repeat(tooLarge) });
    expectProblem(
      await post({ headers: { ...json, "content-length": String(body.length) }, body }),
      413,
      "body_too_large",
    );
  });

  it("refuses a chunked body over its limit before it ends", async () => {
    const headers = { ...json, "transfer-encoding": "chunked" };
    expectProblem(
      await post({ headers, body: "x".repeat(tooLarge), isEndless: true }),
      413,
      "body_too_large",
    );
  });

  it("answers a client that sends 20 MB in chunks", async () => {
    const headers = { ...json, "transfer-encoding": "chunked" };
    expectProblem(await post({ headers, body: Buffer.alloc(20_000_000) }), 413, "body_too_large");
  });

  it.each([
    ["nothing", ""],
    ["an open brace", "{"],
    ["single quotes", "{'a':1}"],
    ["a trailing comma", '{"a":1,}'],
    ["half a word", "nul"],
    ["16,000 open brackets", "[".repeat(16_000)],
    ["a number with a leading zero", '{"value":01}'],
    ["one key with two values", '{"a":1,"a":2}'],
    ["two values", "{} {}"],
  ])("refuses broken JSON: %s", async (_, body) => {
    expectProblem(await post({ headers: json, body }), 400, "invalid_json");
  });

  it("refuses invalid UTF-8", async () => {
    expectProblem(
      await post({ headers: json, body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }),
      400,
      "bad_request",
    );
  });

  it("accepts requests from its own pages", async () => {
    const headers = { ...json, origin: site.origin, "sec-fetch-site": "same-origin" };
    expect((await post({ headers, body: "{}" })).status).toBe(400);
  });

  it.each(["null", "1", '"text"', "{}", '{"__proto__":{"value":1}}', '{"constructor":1}'])(
    "has an answer to the JSON %s",
    async (body) => {
      expectProblem(
        await post({ headers: json, body }),
        400,
        path === "/api/convert" ? "invalid_value" : "invalid_message",
      );
    },
  );
});

describe("a conversion", () => {
  const convert = (value: string) =>
    sendBothWays("/api/convert", {
      method: "POST",
      headers: json,
      body: `{"category":"length","fromUnit":"m","toUnit":"km","value":${value}}`,
    });

  it("of zero with a large exponent is the same before and behind Remix", async () => {
    expect(JSON.parse((await convert("0e99999")).text)).toEqual({ result: 0 });
  });

  it("of a number that is too small fails the same way before and behind Remix", async () => {
    expectProblem(await convert("1e-400"), 400, "not_representable");
  });
});

describe.each(read)("GET %s", (path) => {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "refuses %s and says what it accepts",
    async (method) => {
      const answer = await sendRaw(site.origin + path, { method });
      expectProblem(answer, 405, "method_not_allowed");
      expect(answer.headers.allow).toBe("GET, HEAD");
    },
  );

  it("answers HEAD with the length of the GET response", async () => {
    const [head, get] = [
      await sendRaw(site.origin + path, { method: "HEAD" }),
      await sendRaw(site.origin + path),
    ];
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(get.text)));
  });

  it("refuses a body over 16 KiB", async () => {
    const answer = await sendRaw(site.origin + path, {
      headers: { "content-length": "20000" },
      body: "x".repeat(20_000),
    });
    expectProblem(answer, 413, "body_too_large");
  });
});

describe("addresses", () => {
  it.each([
    "/api",
    "/api/",
    "/api/nope",
    "/api/convert/x",
    "/API/convert",
    "/Api/rates",
    "/api/units/length/m",
    "/api/convert.data",
    "/api/%6eope",
    "/%61pI/rates",
    // It was plain text with status 400.
    "//api/convert",
  ])("answers %s with a 404 in JSON", async (path) => {
    for (const method of ["GET", "POST", "DELETE", "OPTIONS"]) {
      expectProblem(await sendRaw(site.origin + path, { method }), 404, "not_found");
    }
  });

  it.each([
    ["category", "unknown_category", { fromUnit: "m", toUnit: "ft", value: 1 }],
    ["fromUnit", "unknown_unit", { category: "length", toUnit: "ft", value: 1 }],
    ["toUnit", "unknown_unit", { category: "length", fromUnit: "m", toUnit: {}, value: 1 }],
  ])("names the field that a conversion lacks: %s", async (field, error, body) => {
    const answer = await sendBothWays("/api/convert", {
      method: "POST",
      headers: json,
      body: JSON.stringify(body),
    });
    expectProblem(answer, 400, error);
    expect(answer.text).toContain(`'${field}'`);
  });

  it("suggests the nearest category if one does not exist", async () => {
    const answer = await sendRaw(`${site.origin}/api/units/lenght`);
    expectProblem(answer, 404, "unknown_category");
    expect(answer.text).toContain("'length'");
  });

  // It was a 400.
  it.each(["/healthz", "/convert/length?value=5", "", "?value=5"])(
    "takes the path and the host of an absolute target: %s",
    async (target) => {
      const headers = { host: "elsewhere.example" };
      const answer = await sendRaw(site.origin, { target: site.origin + target, headers });
      const relative = await sendRaw(new URL(target, site.origin).href);
      expect(answer).toMatchObject({ status: 200, text: relative.text });
    },
  );

  it.each([
    ["a Host header that is none", "/", { host: "a b" }, 400],
    ["a Host with a path", "/", { host: "x/y" }, 400],
    ["a Host with a port beyond all", "/", { host: "x:99999" }, 400],
    ["a forged forwarded host", "/healthz", { "x-forwarded-host": "evil.example:99999999" }, 200],
    ["an address that does not decode", "/%E0%A4%A", {}, 400],
    ["a NUL in the address", "/%00", {}, 400],
    ["two slashes, which a redirect would take for a host", "//evil.example/?swap", {}, 400],
    ["a backslash, which browsers take for a slash", "/\\evil.example/", {}, 400],
    // These rendered a 404 page outside its turn, which cost the client nothing.
    ["a segment that goes up", "/api/units/..", {}, 400],
    ["an encoded segment that goes up", "/read/%2E./x", {}, 400],
    ["a segment that stays", "/api/units/.", {}, 400],
    ["a backslash further on", "/read/a\\..\\b", {}, 400],
    ["a fragment", "/read/#x", {}, 400],
    ["a file of the build that does not exist", "/build/nope.js", {}, 404],
    ["a folder of the build", "/build/_shared", {}, 404],
    ["the build itself", "/build/", {}, 404],
    ["a way out of the build", "/build/..%2f..%2fpackage.json", {}, 404],
    ["Remix's retired data switch", "/?_data=root", {}, 200],
  ])("answers %s in plain words", async (_, path, headers, status) => {
    const answer = await sendRaw(site.origin + path, { headers });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])(
    "refuses %s of a page that is only read",
    async (method) => {
      expect(await sendRaw(`${site.origin}/terms`, { method })).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD" },
      });
    },
  );

  it("refuses a contact form submitted from another site", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" };
    expect((await sendRaw(`${site.origin}/help`, { method: "POST", headers, body: "name=x" })).status).toBe(
      403,
    );
  });

  it.each(["/", "/convert/currency?value=5&from=USD&to=EUR", "/help", "/terms", "/nowhere"])(
    "sends %s under a policy that allows its own inline scripts and nothing else inline",
    async (path) => {
      const page = await sendRaw(site.origin + path);
      const policy = String(page.headers["content-security-policy"]);
      expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/);
      const scripts = [...page.text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)];
      const hashes = scripts
        // Linked data is not a script to a browser: the policy does not look at it.
        .filter(([, attributes]) => !attributes?.includes("ld+json"))
        .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      const allowed = policy.match(/script-src [^;]*/)?.[0].match(/'sha256-[^']+'/g) ?? [];
      expect(new Set(allowed)).toEqual(new Set(hashes));
      expect(page.text).not.toMatch(/<[^>]+\sstyle="/);
    },
  );

  it.each(["/robots.txt", "/sitemap.xml", "/"])(
    "lets no shared cache keep %s while it repeats the visitor's Host header",
    async (path) => {
      const { headers } = await sendRaw(site.origin + path, { headers: { host: "evil.example" } });
      expect(headers["cache-control"]).toMatch(/^private, /);
    },
  );

  it("lets browsers cache the build's files permanently, with the usual headers", async () => {
    const page = await sendRaw(site.origin);
    const script = /"(\/build\/[^"]+\.js)"/.exec(page.text)?.[1];
    const asset = await sendRaw(site.origin + script);
    expect(asset.status).toBe(200);
    expect(asset.headers).toMatchObject({
      "cache-control": expect.stringContaining("immutable"),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.any(String),
    });
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)(
    "sends files of the build as the %s that the build made, and 304 to who has them",
    async (encoding, decode) => {
      const page = await sendRaw(site.origin);
      const url = site.origin + /"(\/build\/root-[^"]+\.js)"/.exec(page.text)?.[1];
      const plain = await sendRaw(url);
      const headers = { "accept-encoding": encoding };
      const sent = await sendRaw(url, { headers });
      expect(sent.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
      expect(sent.headers.etag).not.toBe(plain.headers.etag);
      expect(decode(sent.body).equals(plain.body)).toBe(true);
      const again = await sendRaw(url, {
        headers: { ...headers, "if-none-match": String(sent.headers.etag) },
      });
      expect(again).toMatchObject({ status: 304, text: "" });
    },
  );
});
