import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { ensureBuilt } from "../../scripts/build/build";
import { startSite } from "../../scripts/start/site-process";
import { present } from "./present";

export type TestSite = { origin: string; port: number; processId: number; stop(): Promise<number> };

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the built site as `npm start` does, with the given database. */
export async function startTestSite(
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<TestSite> {
  const build = await ensureBuilt();
  const port = await freePort();
  const site = startSite(build, {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    RATES_URL: "off",
    CLIENT_WORK: "off",
    ...variables,
  });
  if ((await site.listening) === undefined) throw new Error("The site did not start");
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    processId: present(site.process.pid),
    stop() {
      if (site.process.connected) site.process.send("drain");
      return site.exited;
    },
  };
}
