import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { StartEdge } from "../../scripts/topology/run-edge";

/** A replica with one script of its own. */
async function startReplica(port: number, script: string): Promise<() => void> {
  const server = createServer(({ url = "" }, response) => {
    response.statusCode = url.startsWith("/build/") && url !== script ? 404 : 200;
    response.end(url);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** The statuses of each version's script and of one that neither has, each asked for several times, during an upgrade. */
export async function askDuringUpgrade(
  startEdge: StartEdge,
  port: number,
): Promise<Record<string, number[]>> {
  const folder = mkdtempSync("/tmp/everyunit-upgrade-");
  const replicas = [port + 3, port + 4];
  const stops = [
    await startReplica(port + 3, "/build/new.js"),
    await startReplica(port + 4, "/build/old.js"),
  ];
  const edge = await startEdge({ port, adminPort: port + 2, replicas, folder });
  const statuses: Record<string, number[]> = {};
  for (const name of ["new", "old", "unknown"]) {
    const answers = Array.from({ length: 4 }, () => fetch(`http://localhost:${port}/build/${name}.js`));
    statuses[name] = (await Promise.all(answers)).map(({ status }) => status);
  }
  await edge.stop();
  for (const stop of stops) stop();
  rmSync(folder, { recursive: true, force: true });
  return statuses;
}

/** Every script is found, whichever replica is asked first. */
export const FOUND = { new: [200, 200, 200, 200], old: [200, 200, 200, 200], unknown: [404, 404, 404, 404] };
