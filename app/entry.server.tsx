import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { isDevelopment } from "./env.server";
import { logFault } from "./http/log.server";
import { requestIdOf } from "./http/request-id.server";
import { documentHeaders, pagePolicy } from "./http/response-headers.server";
import { routeName } from "./http/route-name";

/** Renders the whole page before sending it, so that its length, status and content security policy are known. */
async function renderPage(context: EntryContext, url: string): Promise<string> {
  const stream = await renderToReadableStream(<RemixServer context={context} url={url} />, {
    onError: (error) => logFault(`rendering ${routeName(new URL(url).pathname)}`, error),
  });
  await stream.allReady;
  return new Response(stream).text();
}

/** The first paint needs none of the scripts. Remix gives their preloads no priority of their own, which makes it high. */
const withLowPriorityScripts = (page: string): string =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const rendered = await renderPage(context, request.url);
  // In development, React would report each attribute that it did not write.
  const page = isDevelopment ? rendered : withLowPriorityScripts(rendered);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-length", String(Buffer.byteLength(page)));
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value);
  headers.set("content-security-policy", pagePolicy(page, isDevelopment));
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
