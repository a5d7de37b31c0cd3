import { mkdtempSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbedded } from "~db/embedded";
import { ensureBuilt } from "../build/build";
import { type SiteProcess, startSite } from "../start/site-process";
import type { StartEdge } from "./run-edge";

export type Topology = Awaited<ReturnType<typeof startTopology>>;

/** Time for the proxy's health check, which runs every second with a timeout of one second. */
const NOTICED_MS = 2_500;

/** A reverse proxy, two sites and PostgreSQL on loopback, on five ports from `port` on. Contact limits are off. */
export async function startTopology(startEdge: StartEdge, port: number) {
  const build = await ensureBuilt();
  const folder = mkdtempSync("/tmp/everyunit-topology-");
  const database = await startEmbedded({ dataDir: folder });
  const origin = `http://localhost:${port}`;
  const replicas = [port + 3, port + 4];

  async function startReplica(replicaPort: number): Promise<SiteProcess> {
    const site = startSite(build, {
      PORT: String(replicaPort),
      HOST: "127.0.0.1",
      DATABASE_URL: database.url,
      SITE_ORIGIN: origin,
      TRUST_PROXY: "1",
      RATES_URL: "off",
      LOG_LEVEL: "warn",
      CONTACT_LIMITS: "off",
    });
    if ((await site.listening) === undefined) throw new Error(`No site on port ${replicaPort}`);
    return site;
  }

  const sites = await Promise.all(replicas.map(startReplica));
  const edge = await startEdge({ port, adminPort: port + 2, replicas, folder });

  async function replace(replica: number, signal: NodeJS.Signals): Promise<number> {
    const ended = sites[replica];
    if (!ended) throw new Error(`There is no replica ${replica}`);
    ended.process.kill(signal);
    const exitCode = await ended.exited;
    sites[replica] = await startReplica(replicas[replica] ?? 0);
    await sleep(NOTICED_MS);
    return exitCode;
  }

  return {
    /** The edge, over plain HTTP. */
    origin,
    /** The edge, over HTTPS and HTTP/2, with an untrusted certificate. */
    secureOrigin: `https://localhost:${port + 1}`,
    databaseUrl: database.url,
    edge,
    processIds: () => sites.map((site) => site.process.pid),
    /** Restarts a replica as a service manager would. Resolves to the exit code of the old process. */
    restart: (replica: number) => replace(replica, "SIGTERM"),
    crash: (replica: number) => replace(replica, "SIGKILL"),
    async stop() {
      await edge.stop();
      for (const { process } of sites) if (process.connected) process.send("drain");
      await Promise.all(sites.map((site) => site.exited));
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
