import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { isDevelopment } from "./env.server";
import { logFault } from "./http/log.server";
import { requestIdOf } from "./http/request-id.server";
import { documentHeaders, pagePolicy } from "./http/response-headers.server";
import { routeName } from "./http/routes";
import { OwnMark } from "./shell/own-mark";
import { FailedRequest } from "./shell/request-id";

/** A piece of the data that Remix sends to the browser, in its internal format (StreamTransfer). */
type SentData = { readonly result: { readonly done: boolean; readonly value: string } };

/** Reads all of the page's data, so that Remix renders it as one script instead of one per chunk. */
async function collectData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const sent: readonly SentData[] = [
    { result: { done: false, value: await new Response(serverHandoffStream).text() } },
    { result: { done: true, value: "" } },
  ];
  Object.assign(renderMeta, { streamCache: sent });
}

/** Renders the page whole, so that its length and policy are known. `mark`: the nonce of the site's own scripts and styles. */
async function renderPage(
  context: EntryContext,
  request: Request,
  status: number,
  mark: string,
): Promise<string> {
  const { url, headers } = request;
  const requestId = requestIdOf(headers);
  await collectData(context);
  return `<!DOCTYPE html>${renderToString(
    <OwnMark.Provider value={mark}>
      <FailedRequest.Provider value={status >= 400 ? requestId : undefined}>
        <RemixServer
          context={{ ...context, serverHandoffStream: new ReadableStream() }}
          url={url}
          nonce={mark}
        />
      </FailedRequest.Provider>
    </OwnMark.Provider>,
  )}`;
}

/** Lowers the priority of script preloads, which is high by default: the first paint needs no scripts. */
const withLowPriorityScripts = (page: string): string =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const mark = randomBytes(16).toString("base64url");
  const rendered = await renderPage(context, request, status, mark);
  const policy = pagePolicy(rendered, mark, isDevelopment);
  const unmarked = rendered.replaceAll(` nonce="${mark}"`, "");
  // In development, React would report each attribute that it did not render.
  const page = isDevelopment ? unmarked : withLowPriorityScripts(unmarked);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-length", String(Buffer.byteLength(page)));
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value);
  headers.set("content-security-policy", policy);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  return new Response(page, { status, headers });
}

/** Logs errors from loaders, actions and rendering, except 4xx responses and aborted requests. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  const isExpected =
    typeof error === "object" && error !== null && "status" in error && Number(error.status) < 500;
  if (isExpected || request.signal.aborted) return;
  const where = `${request.method} ${routeName(new URL(request.url).pathname)}`;
  logFault(where, error, requestIdOf(request.headers));
}
