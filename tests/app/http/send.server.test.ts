import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settleConnection } from "~/http/send.server";

const LINGER_MS = 5_000;
let server: Server;
let client: Socket;

/** Answers without reading the body. */
beforeEach(async () => {
  server = createServer((_, response) => {
    settleConnection(response);
    response.setHeader("content-length", 2);
    response.end("no");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  client.destroy();
  server.close();
});

async function send(text: string): Promise<string> {
  client.write(text);
  const [answer] = await once(client, "data");
  return String(answer);
}

const POST = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n";
const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

describe("a connection whose body was answered before it arrived", () => {
  // It was closed 5 s later, with the next visitor's request on it.
  it("is kept once the body has arrived", async () => {
    expect(await send(`${POST}bo`)).toMatch(/no$/);
    expect(await send(`dy${GET}`)).toMatch(/no$/);
    vi.advanceTimersByTime(LINGER_MS);
    expect(await send(GET)).toMatch(/no$/);
  });

  it("is closed if the body does not arrive", async () => {
    expect(await send(`${POST}bo`)).toMatch(/no$/);
    const closed = once(client, "close");
    vi.advanceTimersByTime(LINGER_MS);
    await closed;
  });
});
