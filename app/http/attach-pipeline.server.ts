import { channel } from "node:diagnostics_channel";
import { type RequestListener, Server } from "node:http";
import type { Server as NetServer } from "node:net";
import { endOnSignal } from "./lifecycle.server";
import { answerRawErrors } from "./raw-errors.server";
import { createPipeline, type Site } from "./request-pipeline.server";

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

function wrapRequestListener(server: Server, site: Site): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  const remix: RequestListener = (request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  };
  server.on("request", createPipeline(site, remix));
  answerRawErrors(server, site.headers);
}

/**
 * Installs the pipeline in front of remix-serve, which has no hook for middleware. Node announces on this channel that a
 * server is listening, before it accepts a connection. Later calls (development reloads) do nothing.
 */
export function attachPipeline(site: Site, onDrained: () => Promise<void>): void {
  const scope = globalThis as { everyunitPipeline?: true };
  if (scope.everyunitPipeline) return;
  scope.everyunitPipeline = true;
  const lifecycle = endOnSignal(onDrained);
  channel("tracing:net.server.listen:asyncEnd").subscribe((message) => {
    const { server } = message as { server: NetServer };
    if (!(server instanceof Server)) return;
    lifecycle.watch(server);
    wrapRequestListener(server, site);
  });
}
