import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStaticFiles, sendStaticFile } from "~/http/static-files.server";

const folder = mkdtempSync(join(tmpdir(), "everyunit-static-"));
let server: Server;
let origin: string;

beforeAll(async () => {
  for (const name of ["kept", "seldom"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "image.png"), "the same image");
    writeFileSync(join(folder, name, "script.js"), "plain");
    writeFileSync(join(folder, name, "script.js.br"), "compressed");
  }
  const shared = { cacheControl: "public, max-age=60" };
  const files = readStaticFiles(
    [
      { ...shared, path: join(folder, "kept"), urlPrefix: "/kept" },
      { ...shared, path: join(folder, "seldom"), urlPrefix: "/seldom", isSeldomRead: true },
    ],
    { "x-content-type-options": "nosniff" },
  );
  server = createServer((request, response) => {
    const found = sendStaticFile(request, response, files.get(request.url ?? "")?.());
    if (!found) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Node.js's fetch would decompress the body. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers: { "accept-encoding": "identity", ...headers } });
  const { etag, vary, "cache-control": cacheControl } = Object.fromEntries(response.headers);
  return { status: response.status, etag, vary, cacheControl, text: await response.text() };
};

test("a file that is seldom asked for is sent as one that is kept in memory", async () => {
  const kept = await get("/kept/image.png");
  expect(kept).toMatchObject({ status: 200, text: "the same image", cacheControl: "public, max-age=60" });
  expect(await get("/seldom/image.png")).toEqual(kept);
  const known = { "if-none-match": kept.etag ?? "" };
  expect(await get("/seldom/image.png", known)).toMatchObject({ status: 304, text: "" });
  const [keptScript, seldomScript] = [await get("/kept/script.js"), await get("/seldom/script.js")];
  expect(seldomScript).toEqual(keptScript);
  expect(seldomScript).toMatchObject({ text: "plain", vary: "accept-encoding" });
});

test("a compressed file is not a file of its own", async () => {
  expect(await get("/kept/script.js.br")).toMatchObject({ status: 404 });
  expect(await get("/seldom/script.js.br")).toMatchObject({ status: 404 });
});

test("a file removed from its folder is not found, unless it is kept in memory", async () => {
  for (const name of ["kept", "seldom"]) rmSync(join(folder, name, "image.png"));
  expect(await get("/kept/image.png")).toMatchObject({ status: 200, text: "the same image" });
  expect(await get("/seldom/image.png")).toMatchObject({ status: 404 });
});
