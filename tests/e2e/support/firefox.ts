import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENGINES } from "../../../scripts/gate/find-engines";
import { type EnginePage, endAll, retried } from "./engine";

const [PROGRAM] = ENGINES.firefox.programs;

type Reply = [type: number, id: number, error: { error: string; message: string } | null, result: unknown];
type Call = (command: string, parameters?: object) => Promise<unknown>;

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.once("error", reject);
  });

/** A client for Marionette, Firefox's remote protocol: JSON packets prefixed with their length. */
function speakMarionette(socket: Socket): Call {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const take = (message: Reply | object) => {
    // The first packet is the server's greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as Reply;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(`${error.error}: ${error.message}`));
    else call?.resolve(result);
  };
  socket.on("data", (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(":");
      const length = Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const packet = received.subarray(colon + 1, colon + 1 + length);
      received = received.subarray(colon + 1 + length);
      take(JSON.parse(packet.toString()));
    }
  });
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const text = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

const resultOf = (result: unknown): unknown => Reflect.get(result as object, "value");

function pageOf(call: Call, close: () => Promise<void>): EnginePage {
  const find = async (selector: string) => {
    const found = await call("WebDriver:FindElement", { using: "css selector", value: selector });
    return Object.values(resultOf(found) as object)[0];
  };
  return {
    goto: (url) => call("WebDriver:Navigate", { url }),
    back: () => call("WebDriver:Back"),
    forward: () => call("WebDriver:Forward"),
    evaluate: async (script) => resultOf(await call("WebDriver:ExecuteScript", { script, args: [] })),
    click: async (selector) => call("WebDriver:ElementClick", { id: await find(selector) }),
    type: async (selector, text) => call("WebDriver:ElementSendKeys", { id: await find(selector), text }),
    close,
  };
}

/** Debian's Firefox, driven over Marionette, because Playwright only drives its own patched build. */
export async function openFirefox(port: number): Promise<EnginePage> {
  const profile = await mkdtemp(join(tmpdir(), "everyunit-firefox-"));
  await writeFile(
    join(profile, "user.js"),
    `user_pref("marionette.port", ${port});\nuser_pref("network.connectivity-service.enabled", false);\n`,
  );
  // Firefox refuses a home directory of another user.
  const env = { ...process.env, HOME: profile };
  const child = spawn(PROGRAM, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    env,
    stdio: "ignore",
  });
  const socket = await retried(() => open(port));
  const call = speakMarionette(socket);
  await call("WebDriver:NewSession", {});
  return pageOf(call, async () => {
    socket.destroy();
    await endAll([child]);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}
