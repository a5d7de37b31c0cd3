import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isShuttingDown } from "./lifecycle.server";

/** An unread body up to this declared size is drained; with a larger one, the connection is closed. */
const DRAIN_LIMIT_BYTES = 65_536;
/** How long a client may keep sending a body after its response. */
const LINGER_MS = 5_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;

/**
 * Decides, just before the response headers are written, whether to keep the connection alive. Also drains unread bodies:
 * the rest of a body must neither be parsed as the next request nor reset the connection before the response arrives.
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
  // A handler that stopped reading midway left the stream paused.
  request.removeAllListeners("data").resume();
  destroyLater(request.socket);
}

/** Closing a socket with unread data resets it, which may discard a response that is still in flight. */
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
