import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type HttpAnswer, textFor } from "./answer.server";
import { isShuttingDown } from "./lifecycle.server";
import { pathOf } from "./node-request.server";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id.server";

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
  const timer = destroyLater(request.socket);
  // Once the body has arrived, the connection is kept for other requests, behind a proxy those of other visitors.
  request.once("close", () => clearTimeout(timer));
}

/** Closing a socket with unread data resets it, which may discard a response that is still in flight. */
function lingerAtEnd(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    destroyLater(socket);
  };
}

const destroyLater = (socket: Socket) => setTimeout(() => socket.destroy(), LINGER_MS).unref();

export type Headers = Readonly<Record<string, string>>;

/** Raw headers in alphabetical order, so that responses do not depend on which handler wrote them. */
export const sortHeaders = (headers: Headers): readonly string[] =>
  Object.keys(headers)
    .sort()
    .flatMap((name) => [name, headers[name] ?? ""]);

/** Sends a complete response; `rawHeaders` alternates names and values. */
export function send(
  response: ServerResponse,
  status: number,
  rawHeaders: readonly string[],
  body: string | Buffer,
): void {
  settleConnection(response);
  const requestId = requestIdOf(response.req.headers);
  // The request id comes last in alphabetical order.
  response.writeHead(status, requestId ? [...rawHeaders, REQUEST_ID_HEADER, requestId] : [...rawHeaders]);
  if (response.req.method === "HEAD" || status === 304) response.end();
  else response.end(body);
}

type Template = { readonly rawHeaders: readonly string[]; readonly lengthIndex: number };

// All conversion responses have the same headers except for Content-Length.
const templates = new WeakMap<Headers, WeakMap<Headers, Template>>();

function templateOf(headers: Headers, defaults: Headers): Template {
  const known = templates.get(defaults)?.get(headers);
  if (known) return known;
  const rawHeaders = sortHeaders({ ...defaults, ...headers, "content-length": "" });
  const template = { rawHeaders, lengthIndex: rawHeaders.indexOf("content-length") + 1 };
  const own = templates.get(defaults) ?? new WeakMap<Headers, Template>();
  templates.set(defaults, own.set(headers, template));
  return template;
}

/** `defaults` must be one of a few shared objects, because raw headers are cached by object identity. */
export function sendAnswer(response: ServerResponse, answer: HttpAnswer, defaults: Headers): void {
  const { rawHeaders, lengthIndex } = templateOf(answer.headers, defaults);
  const text = textFor(answer, requestIdOf(response.req.headers));
  const own = rawHeaders.slice();
  own[lengthIndex] = String(Buffer.byteLength(text));
  send(response, answer.status, own, text);
}

/** Adds missing default headers to a response from Remix or express just before its headers are written. */
export function completeHeaders(response: ServerResponse, defaults: Headers): void {
  const { writeHead } = response;
  const requestId = requestIdOf(response.req.headers);
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    for (const [name, value] of Object.entries(defaults))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    if (requestId) this.setHeader(REQUEST_ID_HEADER, requestId);
    // Remix's client reads this header from data responses only.
    if (!pathOf(this.req).endsWith(".data")) this.removeHeader("x-remix-response");
    if (this.getHeader("cache-control") === "no-store") this.removeHeader("vary");
    for (const name of this.getHeaderNames().sort()) {
      const value = this.getHeader(name) ?? "";
      this.removeHeader(name);
      this.setHeader(name, value);
    }
    settleConnection(this);
    return writeHead.apply(this, args);
  } as typeof writeHead;
}
