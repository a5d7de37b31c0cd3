import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../scripts/build";

const dataDir = mkdtempSync(join("/tmp", "everyunit-start-"));
const running: Start[] = [];

beforeAll(() => ensureBuilt(), 240_000);
afterEach(async () => {
  const started = running.splice(0);
  for (const { child } of started) child.kill("SIGTERM");
  await Promise.all(started.map(({ exited }) => exited));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

type Start = { child: ChildProcess; output(): string; exited: Promise<number | null> };

function start(variables: Record<string, string>): Start {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    RATES_URL: "off",
    ...variables,
  } as const;
  // One process: a wrapper in between would swallow the signals that this test is about.
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], { env, stdio: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const started = { child, output: () => output, exited };
  running.push(started);
  return started;
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

async function startSite(variables: Record<string, string> = {}): Promise<Start & { port: number }> {
  const port = await freePort();
  const started = start({ PORT: String(port), ...variables });
  await expect.poll(started.output, { timeout: 20_000 }).toContain("everyunit is at");
  return { ...started, port };
}

describe("npm start", () => {
  it.each([
    [{ PORT: "none" }, "PORT is not valid: it accepts a port number from 1 to 65535\n"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY is not valid: it accepts a number of proxy hops from 0 to 10\n"],
  ])("stops at a setting that does not parse, with one line: %o", async (variables, line) => {
    const started = start(variables);
    expect([await started.exited, started.output()]).toEqual([2, line]);
  });

  it("stops at a taken port, with one line", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const started = start({ PORT: String(port) });
    expect(await started.exited).toBe(1);
    expect(started.output()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 cannot be used: [^\\n]+\\n$`));
    await new Promise((resolve) => other.close(resolve));
  });

  it("says where the site is once it answers, with its database", async () => {
    const { port, output } = await startSite();
    expect(output()).toBe(`everyunit is at http://localhost:${port}\n`);
    expect(await isUp(port)).toBe(200);
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
      expect(await isUp(port)).toBe(0);
      expect(output()).not.toMatch(/error|undefined/i);
    },
  );

  it("takes the site down with it when it is killed, and finds every message again", async () => {
    const first = await startSite();
    const send = (port: number, id: string) =>
      fetch(`http://127.0.0.1:${port}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id, name: "Ann", email: "a@b.example", message: "Hello" }),
      });
    expect((await send(first.port, "0b9d2a3e-7b1f-4b0e-9c67-2f6f0f6a7a10")).status).toBe(201);
    first.child.kill("SIGKILL");
    await expect.poll(() => isUp(first.port), { timeout: 5_000 }).toBe(0);

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

  it("converts while the named database is away, and is ready once it is back", async () => {
    const { port, output } = await startSite({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
    expect(output()).toMatch(/^The database is out of reach[^\n]+\neveryunit is at [^\n]+\n$/);
    expect(await isUp(port)).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});
