import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address";
import { drainOnSignal } from "./drain.server";
import { refuseEarly } from "./early-refusal.server";
import { defaultHeaders } from "./security-headers.server";

export type FrontOptions = {
  siteOrigin: string | undefined;
  trustedProxyHops: number;
  /** Answers whether a file of the browser build exists, by its path below /build/. */
  hasAsset: (path: string) => boolean;
  /** Called once nothing is served any more. */
  onDrained: () => Promise<void>;
};

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** How long a sender may go on with a body that has been answered already. */
const LEFTOVER_BODY_MS = 5_000;

function addMissingHeaders(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  server: Server,
): void {
  const { writeHead, req: request } = response;
  // Last moment before the headers leave: what the route, express or the compressor set, stays.
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    for (const [name, value] of Object.entries(headers)) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    // Closing on a sender who still sends would destroy the answer on its way. Only a draining server closes.
    if (!request.complete) this.shouldKeepAlive = true;
    if (!server.listening) this.shouldKeepAlive = false;
    return writeHead.apply(this, args);
  } as typeof writeHead;
}

function dropLeftoverBody(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    setTimeout(() => request.complete || request.socket.destroy(), LEFTOVER_BODY_MS).unref();
  });
}

function nameClient(request: IncomingMessage, hops: number): void {
  const forwardedFor = request.headers["x-forwarded-for"]?.toString();
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request.socket.remoteAddress, forwardedFor, hops);
}

function setTimeouts(server: Server): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
}

function standBefore(server: Server, options: FrontOptions): void {
  const handlers = server.listeners("request") as RequestListener[];
  const headers = defaultHeaders(options.siteOrigin);
  setTimeouts(server);
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    addMissingHeaders(response, headers, server);
    nameClient(request, options.trustedProxyHops);
    dropLeftoverBody(request, response);
    if (refuseEarly(request, response, options)) return;
    for (const handler of handlers) handler.call(server, request, response);
  });
}

type RequestStart = { server: Server };

/**
 * Stands before remix-serve, which offers no door of its own: Node announces each request on this channel before
 * any handler sees it, and the first one tells which server it is. Later calls (a reload while developing) do nothing.
 */
export function attachFront(options: FrontOptions): void {
  const scope = globalThis as { everyunitServers?: WeakSet<Server> };
  if (scope.everyunitServers) return;
  const servers = new WeakSet<Server>();
  scope.everyunitServers = servers;
  const drain = drainOnSignal(options.onDrained);
  subscribe("http.server.request.start", (message) => {
    const { server } = message as RequestStart;
    if (servers.has(server)) return;
    servers.add(server);
    drain.watch(server);
    standBefore(server, options);
  });
}
