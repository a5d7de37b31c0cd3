import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type LoopbackFeed = { url: string; close(): Promise<void> };

/** A local server for a rates feed whose response the test chooses. */
export async function startFeed(answer: RequestListener): Promise<LoopbackFeed> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/latest`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
