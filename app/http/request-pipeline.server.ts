import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { admission, RefusedWork, type Visitor } from "./admission.server";
import type { HttpAnswer } from "./answer.server";
import { matchesEtag, negotiateEncoding } from "./content-encoding";
import { openHeaders, sendPreflight } from "./cross-origin.server";
import { refusalAnswer, refuseEarly } from "./early-refusal.server";
import type { GuardedRequest } from "./guard.server";
import { trackRequest } from "./lifecycle.server";
import { log, logFault } from "./log.server";
import {
  guardedMessage,
  pathOf,
  removeMisleadingInput,
  resolveTarget,
  setTrustedHeaders,
  visitorOf,
} from "./node-request.server";
import { type PageCache, SHARED_REQUEST_ID } from "./page-cache.server";
import { runInOrder } from "./pipelining.server";
import { createProxyWarnings } from "./proxy-warnings.server";
import { identifyRequest, requestIdOf } from "./request-id.server";
import { cachedAddress, costOf, isOpenToAllOrigins, routeName } from "./routes";
import { completeHeaders, type Headers, send, sendAnswer, sortHeaders } from "./send.server";
import { type Proxies, requestOrigin } from "./site-origin.server";
import { type StaticFiles, sendStaticFile } from "./static-files.server";
import { NoTurnError } from "./turns.server";

/** Handlers that bypass Remix; a development server has none. */
type Shortcuts = {
  readonly files: StaticFiles;
  readonly pages: PageCache;
  /** The 404 page of an unknown path: its address and its cache key, which paths may share. Undefined for known paths. */
  readonly missing: (path: string) => { readonly address: string; readonly key: string } | undefined;
  /** The resource route's own handler for `POST /api/convert`. */
  readonly convert: (request: GuardedRequest) => Promise<HttpAnswer>;
};

export type Site = Proxies & {
  /** Default headers, which a handler may override. */
  readonly headers: Headers;
  readonly shortcuts: Shortcuts | undefined;
  /** Called for each request, for metrics. */
  readonly observe?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
};

/** Handles a request, step by step. `remix` is remix-serve's own handler. */
export function createPipeline(site: Site, remix: RequestListener): RequestListener {
  const { shortcuts } = site;
  const open = { ...site.headers, ...openHeaders };
  const refusals = {
    siteOrigin: site.siteOrigin,
    hasAsset: (path: string) => !shortcuts || shortcuts.files.has(path),
  };

  const checkProxy = createProxyWarnings(site, (text) => log("warn", text));

  function handle(request: IncomingMessage, response: ServerResponse): void {
    checkProxy(request);
    const path = pathOf(request);
    const headers = isOpenToAllOrigins(path) ? open : site.headers;
    const refusal = refuseEarly(request, path, refusals);
    if (refusal) {
      sendAnswer(response, refusal, headers);
      return;
    }
    if (request.method === "OPTIONS") {
      sendPreflight(response, path, headers);
      return;
    }
    const visitor = visitorOf(request, site);
    const found = shortcuts && findShortcut(shortcuts, request, response, path, visitor);
    if (found === "sent") return;
    const answered = found ?? passToRemix(request, response, path, headers, visitor);
    answered.catch((error) => {
      if (error instanceof RefusedWork)
        return sendAnswer(response, refusalAnswer(path, error.problem, error.headers), headers);
      if (!(error instanceof NoTurnError))
        logFault(`GET ${routeName(path)}`, error, requestIdOf(request.headers));
      response.destroy();
    });
  }

  /** Passes a request to Remix. Pages wait for their turn here, resource routes in their own handlers. */
  async function passToRemix(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    headers: Headers,
    visitor: Visitor,
  ): Promise<void> {
    removeMisleadingInput(request);
    setTrustedHeaders(request, site);
    completeHeaders(response, headers);
    const cost = costOf(path, request.method ?? "");
    if (cost === "work") admission().admit(visitor);
    if (cost === "page")
      await admission().page(visitor, () => rendered(response, () => remix(request, response)));
    else remix(request, response);
  }

  function findShortcut(
    { files, pages, missing, convert }: Shortcuts,
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    visitor: Visitor,
  ): Promise<void> | "sent" | undefined {
    if (request.method === "POST") {
      // With a query string, the resource route responds instead; it uses the same handler.
      if (request.url !== "/api/convert") return undefined;
      const answer = async () => {
        admission().admit(visitor);
        sendAnswer(response, await convert(guardedMessage(request, visitor)), open);
      };
      return answer();
    }
    if (sendStaticFile(request, response, files.get(path)?.())) return "sent";
    const absent = missing(path);
    const address = absent?.address ?? cachedAddress(request.url ?? "");
    if (address === undefined) return undefined;
    const origin = requestOrigin(request.headers, site);
    const url = origin + address;
    if (absent)
      return sendMissingPage(pages, request, response, { url, key: `${origin} ${absent.key}`, visitor });
    return sendPage(pages, request, response, { url, visitor });
  }

  return (request, response) => {
    trackRequest(response);
    identifyRequest(request, site.trustedProxyHops);
    resolveTarget(request);
    site.observe?.(request, response);
    runInOrder(response, () => handle(request, response));
  };
}

/** Resolves once a response has been written, however long its client takes to read it. */
const rendered = (response: ServerResponse, render: () => void): Promise<void> =>
  new Promise((resolve) => {
    const { end } = response;
    response.end = function (this: ServerResponse, ...words: Parameters<typeof end>) {
      resolve();
      return end.apply(this, words);
    } as typeof end;
    response.once("close", resolve);
    render();
  });

type Wanted = Omit<Parameters<PageCache["find"]>[0], "encoding">;

/** Sends the 404 page that unknown addresses share. It contains the request's id, so it cannot be compressed in advance. */
async function sendMissingPage(
  pages: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  wanted: Wanted,
) {
  const requestId = requestIdOf(request.headers) ?? "";
  const { status, headers, body } = await pages.find({ ...wanted, encoding: "identity", requestId });
  const text = body.toString("latin1").replaceAll(SHARED_REQUEST_ID, requestId);
  const length = { "content-length": String(text.length) };
  send(response, status, sortHeaders({ ...headers, ...length }), Buffer.from(text, "latin1"));
}

async function sendPage(
  pages: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  wanted: Wanted,
) {
  const encoding = negotiateEncoding(request.headers["accept-encoding"]);
  const page = await pages.find({ ...wanted, encoding, requestId: requestIdOf(request.headers) });
  const isKnown = page.status === 200 && matchesEtag(request.headers["if-none-match"], page.etag);
  send(response, isKnown ? 304 : page.status, page.rawHeaders, page.body);
}
