import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A proxy for a database that can fail: `cut` drops every connection, `hang` stops responding, `heal` recovers. */
export type DatabaseProxy = { url: string; cut(): void; hang(): void; heal(): void; close(): Promise<void> };

function target(url: URL): () => Socket {
  const folder = url.searchParams.get("host");
  const port = Number(url.port || 5432);
  return () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, url.hostname));
}

function proxied(url: URL, port: number): string {
  const copy = new URL(url);
  copy.searchParams.delete("host");
  copy.hostname = "127.0.0.1";
  copy.port = String(port);
  return copy.href;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const dial = target(url);
  const sockets = new Set<Socket>();
  let mode: "serving" | "cut" | "hanging" = "serving";
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
  };
  const server: Server = createServer((client) => {
    keep(client);
    if (mode === "cut") client.destroy();
    if (mode !== "serving") return;
    const upstream = dial();
    keep(upstream);
    upstream.on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.on("data", (chunk) => mode === "serving" && upstream.write(chunk));
    upstream.on("data", (chunk) => mode === "serving" && client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: proxied(url, (server.address() as AddressInfo).port),
    cut() {
      mode = "cut";
      dropAll();
    },
    hang() {
      mode = "hanging";
    },
    heal() {
      mode = "serving";
      dropAll();
    },
    async close() {
      dropAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
