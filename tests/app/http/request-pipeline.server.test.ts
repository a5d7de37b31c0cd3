import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { jsonAnswer } from "~/http/answer.server";
import { createPageCache } from "~/http/page-cache.server";
import { createPipeline } from "~/http/request-pipeline.server";
import { sendRaw } from "../../support/raw-request";

const headers = { "x-frame-options": "DENY", "cache-control": "no-store" };

type Seen = { remix: string[]; rendered: string[] };
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(remix: RequestListener = (_, response) => response.end("remix"), trustedProxyHops = 0) {
  const seen: Seen = { remix: [], rendered: [] };
  const pages = createPageCache({
    inTurn: async (_, work) => work(),
    render: async (url, requestId) => {
      seen.rendered.push(url);
      return url.endsWith("/404")
        ? new Response(`missing, request ${requestId}`, { status: 404 })
        : new Response(`page of ${url}`);
    },
    version: async () => "1",
    maxBytes: 100_000,
    cacheControl: "public",
    headers,
  });
  const missing = (path: string) =>
    path.startsWith("/no-") ? { address: "/404", key: "404 without suggestions" } : undefined;
  const convert = async () => jsonAnswer({ result: 1 });
  const site = {
    siteOrigin: undefined,
    trustedProxyHops,
    headers,
    shortcuts: { files: new Map(), pages, missing, convert },
  };
  const pipeline = createPipeline(site, (request, response) => {
    seen.remix.push(request.url ?? "");
    remix(request, response);
  });
  server = createServer(pipeline);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { seen, port, origin: `http://127.0.0.1:${port}` };
}

const post = (path: string, head: string, body = "") =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Everything that comes back on one connection until the server ends it. */
async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  return text(socket);
}

const json = { "content-type": "application/json" };

describe("the request pipeline", () => {
  it("answers a conversion before Remix, and one with a query by Remix", async () => {
    const { seen, origin } = await listen();
    const options = { method: "POST", headers: json, body: "{}" };
    expect((await sendRaw(`${origin}/api/convert`, options)).text).toBe('{"result":1}');
    expect(seen.remix).toEqual([]);
    expect((await sendRaw(`${origin}/api/convert?a`, options)).text).toBe("remix");
  });

  // A scanner of unknown paths had each 404 page rendered for itself.
  it("renders one page for all paths that do not exist", async () => {
    const { seen, origin } = await listen();
    for (const path of ["/no-login.php", "/no-admin", "/no-such?a=1"]) await sendRaw(origin + path);
    expect(seen).toEqual({ remix: [], rendered: [`${origin}/404`] });
  });

  it("prints each request's own id on the page that missing paths share", async () => {
    const { origin } = await listen();
    for (const path of ["/no-login.php", "/no-admin"]) {
      const { status, text, headers: sent } = await sendRaw(origin + path);
      expect([status, text]).toEqual([404, `missing, request ${sent["x-request-id"]}`]);
      expect(sent["content-length"]).toBe(String(text.length));
    }
  });

  it("sends a page from the cache, or 304 if the client has it", async () => {
    const { seen, origin } = await listen();
    const page = await sendRaw(`${origin}/terms`);
    expect(page).toMatchObject({ status: 200, text: `page of ${origin}/terms` });
    const again = await sendRaw(`${origin}/terms`, {
      headers: { "if-none-match": String(page.headers.etag) },
    });
    expect(again).toMatchObject({ status: 304, text: "", headers: { etag: page.headers.etag } });
    expect(await sendRaw(`${origin}/terms`, { method: "HEAD" })).toMatchObject({
      status: 200,
      text: "",
      headers: { "content-length": page.headers["content-length"] },
    });
    expect(seen).toEqual({ remix: [], rendered: [`${origin}/terms`] });
  });

  it("keeps the pages of two hosts apart", async () => {
    const { seen, origin } = await listen();
    const texts = ["a.example", "b.example"].map(
      async (host) => (await sendRaw(`${origin}/`, { headers: { host } })).text,
    );
    expect(await Promise.all(texts)).toEqual(["page of http://a.example/", "page of http://b.example/"]);
    expect(seen.rendered).toHaveLength(2);
  });

  it.each([
    [1, "https", "https://site.example/"],
    [1, "http, https", "https://site.example/"],
    [1, "javascript", "http://site.example/"],
    [0, "https", "http://site.example/"],
  ])("behind %i proxies that say %s, a page's origin is that of %s", async (hops, proto, url) => {
    const { seen, origin } = await listen(undefined, hops);
    await sendRaw(`${origin}/`, { headers: { host: "site.example", "x-forwarded-proto": proto } });
    expect(seen.rendered).toEqual([url]);
  });

  it("completes the headers of a response that Remix writes", async () => {
    const { origin } = await listen((_, response) => {
      response.setHeader("X-Remix-Response", "yes").setHeader("Cache-Control", "private").end("help");
    });
    const { headers: sent } = await sendRaw(`${origin}/help`);
    expect(sent).toMatchObject({ "cache-control": "private", "x-frame-options": "DENY" });
    expect(sent).not.toHaveProperty("x-remix-response");
  });

  // A visitor who reported an error had nothing to name it by.
  it("names every response, and repeats the name in a problem", async () => {
    const { seen, origin } = await listen();
    const requests = ["/terms", "/help", "/build/none.js", "/api/none"].map((path) => sendRaw(origin + path));
    const answers = await Promise.all([
      ...requests,
      sendRaw(`${origin}/api/convert`, { method: "POST", headers: json, body: "{}" }),
    ]);
    const ids = answers.map((answer) => answer.headers["x-request-id"]);
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(seen.remix).toEqual(["/help"]);
    expect(JSON.parse(answers[3]?.text ?? "")).toMatchObject({ error: "not_found", requestId: ids[3] });
  });

  it.each([
    [1, "0123456789abcdef", true],
    [0, "0123456789abcdef", false],
    [1, "not an id", false],
  ])("behind %i proxies, keeps the request id %s: %s", async (hops, id, isKept) => {
    const { origin } = await listen(undefined, hops);
    const { headers: sent } = await sendRaw(`${origin}/help`, { headers: { "x-request-id": id } });
    expect(sent["x-request-id"] === id).toBe(isKept);
  });

  it("refuses two Host headers", async () => {
    const { port } = await listen();
    const answer = await exchange(port, "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe("a body that no handler reads", () => {
  it("is read to its end if it is short, so that the connection's next request is answered", async () => {
    const { port } = await listen();
    const sent =
      post("/terms", "Content-Length: 5", "GET /") +
      get("/robots.txt").replace("x\r\n", "x\r\nConnection: close\r\n");
    const answers = await exchange(port, sent);
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 405", "HTTP/1.1 200"]);
  });

  it.each([
    ["comes in chunks and never ends", "/terms", "Transfer-Encoding: chunked", "5\r\nhello\r\n"],
    ["declares a megabyte", "/terms", "Content-Length: 1000000", "hello"],
    ["is of the wrong type", "/help", "Transfer-Encoding: chunked", "5\r\nhello\r\n"],
  ])("ends the connection after the answer when it %s", async (_, path, head, body) => {
    const { port } = await listen((request, response) =>
      request.once("data", () => response.writeHead(415).end()),
    );
    const answer = await exchange(port, post(path, head, body));
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  });

  it("does not reset the connection before its sender has read the answer", async () => {
    const { port } = await listen();
    const socket = connect(port, "127.0.0.1");
    socket.write(post("/terms", "Transfer-Encoding: chunked"));
    const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
    for (let sent = 0; sent < 100; sent += 1) socket.write(chunk);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 405 /);
  });
});

describe("pipelined requests", () => {
  it("are handled one at a time, in order", async () => {
    let open = 0;
    let mostOpen = 0;
    const { port } = await listen((request, response) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      setImmediate(() => {
        open -= 1;
        response.end(`${request.url}\n`);
      });
    });
    const paths = Array.from({ length: 400 }, (_, index) => `/help?${"x".repeat(250)}${index}`);
    const last = get("/help?last").replace("x\r\n", "x\r\nConnection: close\r\n");
    const answers = await exchange(port, paths.map(get).join("") + last);
    expect(answers.match(/\/help\?\w+$/gm)).toEqual([...paths, "/help?last"]);
    expect(mostOpen).toBe(1);
  });
});
