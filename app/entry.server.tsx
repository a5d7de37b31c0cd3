import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { closeDatabase } from "./db.server";
import { isDevelopment } from "./env.server";
import { attachFront } from "./http/front.server";
import { logFault } from "./http/log.server";
import { NonceContext } from "./http/nonce";
import { pagePolicy } from "./http/security-headers.server";
import { scheduleJobs } from "./jobs/schedule-jobs.server";
import { prepareProcess } from "./site-process.server";

/** Beside the server build: a running site keeps the files it was built with, whatever is built meanwhile. */
const ASSETS_FOLDER = join(import.meta.dirname, "assets");
const assets = new Set(
  existsSync(ASSETS_FOLDER) ? readdirSync(ASSETS_FOLDER, { recursive: true }).map(String) : [],
);

const { siteOrigin, trustedProxyHops } = await prepareProcess();

attachFront({
  siteOrigin,
  trustedProxyHops,
  hasAsset: (path) => isDevelopment || assets.has(path),
  onDrained: closeDatabase,
});

scheduleJobs();

/** The whole page before the first byte: it waits for nothing slow, and its length and status are then true. */
function renderPage(context: EntryContext, url: string, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: (error) => logFault(`rendering ${new URL(url).pathname}`, error),
      },
    );
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = randomBytes(16).toString("base64");
  const page = await renderPage(context, request.url, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-length", String(Buffer.byteLength(page)));
  headers.set("content-security-policy", pagePolicy(nonce, isDevelopment));
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  return new Response(page, { status, headers });
}

/** Faults of loaders, actions and rendering. A wrong address or a visitor who left is none. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  const isExpected =
    typeof error === "object" && error !== null && "status" in error && Number(error.status) < 500;
  if (isExpected || request.signal.aborted) return;
  logFault(`${request.method} ${new URL(request.url).pathname}`, error);
}
