import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { cachedAddress, isOpenToAllOrigins } from "./addresses";
import type { Answer } from "./answer.server";
import { matchesEtag, negotiateEncoding } from "./content-encoding";
import { openHeaders, sendPreflight } from "./cross-origin.server";
import { refuseEarly } from "./early-refusal.server";
import type { GuardedRequest } from "./guard.server";
import { trackRequest } from "./lifecycle.server";
import { log, logFault } from "./log.server";
import { guardedMessage, pathOf, removeMisleadingInput, setTrustedHeaders } from "./node-request.server";
import type { PageCache } from "./page-cache.server";
import { runInOrder } from "./pipelining.server";
import { createProxyWarnings } from "./proxy-warnings.server";
import { requestIdOf } from "./request-id.server";
import { routeName } from "./route-name";
import { completeHeaders, type Headers, send, sendAnswer } from "./send.server";
import { type Proxies, requestOrigin } from "./site-origin.server";
import { type StaticFiles, sendStaticFile } from "./static-files.server";

/** Handlers that bypass Remix; a development server has none. */
type Shortcuts = {
  readonly files: StaticFiles;
  readonly pages: PageCache;
  /** The resource route's own handler for `POST /api/convert`. */
  readonly convert: (request: GuardedRequest) => Promise<Answer>;
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
    if (shortcuts && handleWithoutRemix(shortcuts, request, response, path)) return;
    removeMisleadingInput(request);
    setTrustedHeaders(request, site);
    completeHeaders(response, headers);
    remix(request, response);
  }

  function handleWithoutRemix(
    { files, pages, convert }: Shortcuts,
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): boolean {
    if (request.method === "POST") {
      // With a query string, the resource route responds instead; it uses the same handler.
      if (request.url !== "/api/convert") return false;
      convert(guardedMessage(request)).then((answer) => sendAnswer(response, answer, open));
      return true;
    }
    if (sendStaticFile(request, response, files.get(path)?.())) return true;
    const address = cachedAddress(request.url ?? "");
    if (address === undefined) return false;
    const url = requestOrigin(request.headers, site) + address;
    sendPage(pages, request, response, url).catch((error) => {
      logFault(`GET ${routeName(path)}`, error, requestIdOf(request.headers));
      response.destroy();
    });
    return true;
  }

  return (request, response) => {
    trackRequest(response);
    site.observe?.(request, response);
    runInOrder(response, () => handle(request, response));
  };
}

async function sendPage(pages: PageCache, request: IncomingMessage, response: ServerResponse, url: string) {
  const encoding = negotiateEncoding(request.headers["accept-encoding"]);
  const page = await pages.find(url, encoding);
  const isKnown = page.status === 200 && matchesEtag(request.headers["if-none-match"], page.etag);
  send(response, isKnown ? 304 : page.status, page.rawHeaders, page.body);
}
