import { createHash } from "node:crypto";
import { join } from "node:path";
import * as build from "@remix-run/dev/server-build";
import { createRequestHandler } from "@remix-run/node";
import morgan from "morgan";
import { DAY_MS } from "~/base/durations";
import type { ExchangeRates } from "~/conversion";
import { rememberedFor } from "~/numerals/once";
import { warmUp } from "./ask/warm-up.server";
import { contactJobs } from "./contact/contact-jobs.server";
import { webhookReadings } from "./contact/webhook.server";
import { answerConversion } from "./converter/answer-conversion.server";
import { PAIR_IMAGES } from "./converter/image/pair-image.server";
import { currentRates } from "./currency/exchange-rates.server";
import { ratesJobs } from "./currency/rates-jobs.server";
import { isDevelopment, settings } from "./env.server";
import { admission } from "./http/admission.server";
import { attachPipeline } from "./http/attach-pipeline.server";
import { answerJsonBody } from "./http/guard.server";
import { createPageCache } from "./http/page-cache.server";
import { REQUEST_ID_HEADER } from "./http/request-id.server";
import { defaultHeaders } from "./http/response-headers.server";
import { readStaticFiles } from "./http/static-files.server";
import { scheduleJobs } from "./jobs/schedule-jobs.server";
import { addReadings, requestObserver } from "./metrics/metrics.server";
import { unknownPaths } from "./shell/not-found.server";
import { prepareProcess } from "./site-process.server";

export * from "@remix-run/dev/server-build";

/** Space for about 1,000 pages. With 100,000 pages requested by Zipf's law, the hit rate is 51 %; with 24 MB, 53 %. */
const PAGE_CACHE_BYTES = 18 * 1024 * 1024;

/** Proxies may cache a page for a minute and serve it stale for another while they revalidate; browsers always revalidate. */
const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";
/** Without SITE_ORIGIN, a page contains the Host header of its request, so it must not be shared. */
const PRIVATE = "private, no-cache";

// Rates are reloaded every minute but seldom change, so their hash is cached.
const versionOf = rememberedFor((rates: ExchangeRates) =>
  createHash("sha256").update(JSON.stringify(rates)).digest("base64url").slice(0, 16),
);

/** Everything a page depends on except its URL: the day (for the footer's year and the age of the rates) and the rates. */
async function pageVersion(): Promise<string> {
  return `${Math.floor(Date.now() / DAY_MS)} ${versionOf(await currentRates())}`;
}

const { siteOrigin, trustedProxyHops, lifecycle } = await prepareProcess();
const headers = defaultHeaders(siteOrigin);

// remix-serve would log every request in this format, including the query string. Visits are not logged.
morgan.format("tiny", () => undefined);

function createShortcuts() {
  const handleRequest = createRequestHandler(build, build.mode);
  const immutable = "public, max-age=31536000, immutable";
  const folders = [
    {
      path: join(import.meta.dirname, "assets"),
      urlPrefix: build.publicPath.replace(/\/$/, ""),
      cacheControl: immutable,
    },
    {
      path: join(import.meta.dirname, PAIR_IMAGES),
      urlPrefix: `/${PAIR_IMAGES}`,
      cacheControl: "public, max-age=86400",
      isSeldomRead: true,
    },
    ...["public", join(import.meta.dirname, "public")].map((path) => ({
      path,
      urlPrefix: "",
      cacheControl: "public, max-age=3600",
    })),
  ];
  const pages = createPageCache({
    inTurn: admission().page,
    render: (url, requestId) =>
      handleRequest(new Request(url, { headers: requestId ? { [REQUEST_ID_HEADER]: requestId } : {} })),
    version: pageVersion,
    maxBytes: PAGE_CACHE_BYTES,
    cacheControl: siteOrigin ? SHARED : PRIVATE,
    headers,
  });
  addReadings("page_cache", pages.statistics);
  return {
    files: readStaticFiles(folders, headers),
    pages,
    missing: unknownPaths(build.routes),
    convert: async (request: Parameters<typeof answerJsonBody>[0]) => {
      const rates = await currentRates();
      return answerJsonBody(request, (body, visitor) => answerConversion(body, rates, visitor));
    },
  };
}

warmUp();
attachPipeline(
  {
    siteOrigin,
    trustedProxyHops,
    headers,
    shortcuts: isDevelopment ? undefined : createShortcuts(),
    observe: requestObserver(),
  },
  lifecycle,
);

addReadings("rates", async () => ({
  age_seconds: (Date.now() - Date.parse((await currentRates()).date)) / 1000,
  refreshed: Number(settings().ratesUrl !== undefined),
}));
const { contactWebhook } = settings();
if (contactWebhook !== undefined) addReadings("webhook", webhookReadings);
scheduleJobs([...ratesJobs(), ...contactJobs()]);
