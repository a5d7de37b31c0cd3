import { randomUUID } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import {
  type IncomingMessage,
  type RequestListener,
  Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { problemAnswer } from "./answer.server";
import type { Lifecycle } from "./lifecycle.server";
import { identifyRequest, REQUEST_ID_HEADER } from "./request-id.server";
import { createPipeline, type Site } from "./request-pipeline.server";
import { type Headers, sendAnswer, sortHeaders } from "./send.server";

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
export function attachPipeline(site: Site, lifecycle: Lifecycle): void {
  const scope = globalThis as { everyunitPipeline?: true };
  if (scope.everyunitPipeline) return;
  scope.everyunitPipeline = true;
  channel("tracing:net.server.listen:asyncEnd").subscribe((message) => {
    const { server } = message as { server: NetServer };
    if (!(server instanceof Server)) return;
    lifecycle.watch(server);
    wrapRequestListener(server, site);
  });
}

/** Node's own statuses for requests that it cannot parse, by error code. Other errors are 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers requests that never reach a handler as Node does, but with the site's headers. */
function answerRawErrors(server: Server, headers: Headers): void {
  // The pipeline refuses a request without a Host header itself.
  Object.assign(server, { requireHostHeader: false });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status = STATUSES[error.code ?? ""] ?? 400;
    const raw = sortHeaders({
      ...headers,
      [REQUEST_ID_HEADER]: randomUUID(),
      connection: "close",
      "content-length": "0",
    });
    const lines = Array.from({ length: raw.length / 2 }, (_, i) => `${raw[2 * i]}: ${raw[2 * i + 1]}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    identifyRequest(request, 0);
    const details = "Send the request without the header Expect.";
    sendAnswer(response, problemAnswer({ error: "expectation_failed", details }), headers);
  });
}
