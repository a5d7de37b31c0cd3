import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isShuttingDown } from "./lifecycle.server";

/** A body left unread that declares at most this much is read to its end; any other costs the sender the connection. */
const DRAIN_LIMIT_BYTES = 65_536;
/** How long a sender may go on with a body that has been answered already. */
const LINGER_MS = 5_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;

/**
 * Decides, just before a response's headers are written, whether its connection lives on. The one owner of bodies that
 * nobody read: what is left of them must neither reach the next request nor destroy the response on its way.
 */
export function settleConnection(response: ServerResponse): void {
  const { req: request } = response;
  if (isShuttingDown()) response.shouldKeepAlive = false;
  if (request.complete || !hasBody(request)) return;
  if (!(Number(request.headers["content-length"]) <= DRAIN_LIMIT_BYTES)) response.shouldKeepAlive = false;
  if (!response.shouldKeepAlive) lingerAtEnd(request.socket);
  response.once("finish", () => discardBody(request));
}

function discardBody(request: IncomingMessage): void {
  if (request.complete) return;
  // Whoever stopped reading in the middle would hold the rest back.
  request.removeAllListeners("data").resume();
  destroyLater(request.socket);
}

/** Closing a socket with unread bytes resets it, and the reset destroys a response that is still on its way. */
function lingerAtEnd(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    destroyLater(socket);
  };
}

function destroyLater(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
}
