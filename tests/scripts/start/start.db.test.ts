import { execFileSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { findPostmaster } from "../../../db/embedded/postmaster";
import { ensureBuilt } from "../../../scripts/build/build";
import { present } from "../../support/present";
import { readiness, siteStarter } from "../../support/started-site";
import { freePort } from "../../support/test-site";

beforeAll(async () => void (await ensureBuilt()), 240_000);
const { dataDir, start, startSite } = siteStarter();
const runsPostgres = async () => (await findPostmaster(join(dataDir, "pg"))) !== undefined;

describe("npm start", () => {
  it("stops with one line if a setting is not valid", async () => {
    const started = start({ TRUST_PROXY: "yes" });
    const line = "TRUST_PROXY is not valid: it accepts a number of proxy hops from 0 to 10\n";
    expect([await started.exited, started.output()]).toEqual([2, line]);
  });

  // It ended with 1, with which systemd starts it again every second.
  it("takes an unknown HOST for an invalid setting", async () => {
    const started = start({ HOST: "no..such" });
    const line = "HOST is not valid: it accepts an address of this machine or its name, or 0.0.0.0 for all\n";
    expect([await started.exited, started.output()]).toEqual([2, line]);
  });

  it("stops with one line if the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const started = start({ PORT: String(port) });
    expect(await started.exited).toBe(1);
    expect(started.output()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 cannot be used: [^\\n]+\\n$`));
    expect(await runsPostgres()).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  // The one that did not get the port took the other's answers for its own, reported that it was up, and restarted forever.
  it("prints its address once it is ready; another one that starts on the same port stops with one line", async () => {
    const port = await freePort();
    const starts = [start({ PORT: String(port) }), start({ PORT: String(port) })];
    const first = await Promise.race(starts.map((started) => started.exited.then(() => started)));
    expect([await first.exited, first.output()]).toEqual([
      1,
      `Port ${port} on 127.0.0.1 cannot be used: stop the program that uses it, or set PORT.\n`,
    ]);
    const second = present(starts.find((started) => started !== first));
    await expect.poll(second.output).toBe(`everyunit is at http://localhost:${port}\n`);
    expect(await readiness(port)).toBe(200);
  });

  // npm tells its shell, the shell told nobody: the site and PostgreSQL went on without a parent.
  it.each(["SIGTERM", "SIGKILL"] as const)(
    "ends with everything it started within 5 s when its npm gets %s",
    async (signal) => {
      const { child, port } = await startSite({}, ["npm", "start", "--silent"]);
      expect([await readiness(port), await runsPostgres()]).toEqual([200, true]);
      child.kill(signal);
      await expect
        .poll(async () => [await readiness(port), await runsPostgres()], { timeout: 5_000 })
        .toEqual([0, false]);
    },
  );

  // systemd and Docker run this command; PostgreSQL went on without a parent.
  it("stops PostgreSQL if it is told to stop while it starts", async () => {
    const { child, exited } = start({ PORT: String(await freePort()) }, [
      process.execPath,
      "node_modules/@remix-run/serve/dist/cli.js",
      "build/index.js",
    ]);
    await expect.poll(runsPostgres, { timeout: 20_000, interval: 10 }).toBe(true);
    child.kill("SIGTERM");
    expect([await exited, await runsPostgres()]).toEqual([0, false]);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "finishes what is under way on %s, then stops in order",
    async (signal) => {
      const { child, port, exited, output } = await startSite();
      const body = '{"category":"length","fromUnit":"ft","toUnit":"m","value":0.1}';
      const headers = { "content-type": "application/json", "content-length": body.length };
      const answered = new Promise<string>((resolve, reject) => {
        const post = request({ port, path: "/api/convert", method: "POST", headers }, async (answer) => {
          resolve(Buffer.concat(await answer.toArray()).toString());
        }).on("error", reject);
        post.write(body.slice(0, 20));
        setTimeout(() => child.kill(signal), 100);
        setTimeout(() => post.end(body.slice(20)), 600);
      });
      expect(await answered).toBe('{"result":0.03048}');
      expect(await exited).toBe(0);
      expect(await readiness(port)).toBe(0);
      expect(output()).not.toMatch(/error|undefined/i);
    },
  );

  it("stops the site when killed, and finds every message after a restart", async () => {
    const first = await startSite();
    const send = (port: number, id: string) =>
      fetch(`http://127.0.0.1:${port}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id, name: "Ann", email: "a@b.example", message: "Hello" }),
      });
    expect((await send(first.port, "0b9d2a3e-7b1f-4b0e-9c67-2f6f0f6a7a10")).status).toBe(201);
    first.child.kill("SIGKILL");
    await expect.poll(() => readiness(first.port), { timeout: 5_000 }).toBe(0);

    const second = await startSite();
    const other = await fetch(`http://127.0.0.1:${second.port}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        id: "0b9d2a3e-7b1f-4b0e-9c67-2f6f0f6a7a10",
        name: "B",
        email: "a@b.example",
        message: "No",
      }),
    });
    // The form's id is remembered, so the message is there.
    expect(other.status).toBe(422);
  });

  // A full disk ended the site and npm start, and a reader that stalled stopped every request.
  it.each(["/dev/full", "a pipe that nobody reads"])("serves while its log goes to %s", async (log) => {
    const file = log.startsWith("/") ? log : join(dataDir, "log");
    if (file !== log) execFileSync("mkfifo", [file]);
    const reader = openSync(file, "r+");
    const { port } = await startSite(
      { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none", CONTACT_LIMITS: "off", CLIENT_WORK: "off" },
      ["sh", "-c", `exec "${process.execPath}" scripts/start/start.js 2>"${file}"`],
    );
    const send = () =>
      fetch(`http://127.0.0.1:${port}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Ann", email: "a@b.example", message: "Hello" }),
      });
    // Each logs more than 200 bytes; a pipe holds 65,536.
    for (let sent = 0; sent < 400; sent += 40)
      for (const { status } of await Promise.all(Array.from({ length: 40 }, send))) expect(status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    closeSync(reader);
  });

  it("converts while the configured database is unavailable, and logs a refused message with the edge's request id", async () => {
    const { port, output } = await startSite({
      DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
      TRUST_PROXY: "1",
    });
    expect(output()).toMatch(/nothing listens there[^\n]+\neveryunit is at [^\n]+\n$/);
    expect(await readiness(port)).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

    const requestId = "5f0c9d9e-3d0b-4c1e-9f66-2a8f0f0e7d10";
    const refused = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": requestId },
      body: JSON.stringify({ name: "Ann", email: "a@b.example", message: "Hello" }),
    });
    expect(refused.status).toBe(503);
    const lines = () => output().match(/^{.*a message was refused.*$/gm) ?? [];
    await expect.poll(lines).toHaveLength(1);
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([{ level: "warn", requestId }]);
  });

  // It wrote "The database took too long (23)".
  it("says that a database is too slow to store a message, and which one", async () => {
    const mute = createNetServer(() => {}).listen(0, "127.0.0.1");
    await new Promise((listening) => mute.once("listening", listening));
    const url = `postgresql://u@127.0.0.1:${(mute.address() as AddressInfo).port}/d`;
    const { port, output } = await startSite({ DATABASE_URL: url });
    const refused = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Ann", email: "a@b.example", message: "Hello" }),
    });
    expect(refused.status).toBe(503);
    await expect
      .poll(output)
      .toMatch(/a message was refused: PostgreSQL at 127\.0\.0\.1:\d+ [^"]+: the query took too long\./);
    mute.close();
  });
});
