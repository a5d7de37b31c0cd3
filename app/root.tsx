import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, Suspense, useContext } from "react";
import { Preferences } from "~/converter/preferences/preferences";
import { settings } from "~/env.server";
import { originOf } from "~/http/site-origin.server";
import adSlotHref from "~/shell/ad-slot.css";
import { Failure, failureTitle } from "~/shell/failure";
import { HEAD_SCRIPT } from "~/shell/head-scripts.server";
import { missingPage } from "~/shell/missing-page";
import { NotFoundOnServer } from "~/shell/not-found.server";
import { OwnMark } from "~/shell/own-mark";
import { isStaticPage, ownStyles, rendersPart } from "~/shell/page-handle";
import { QUERY_BOX_ID } from "~/shell/query-box-ids";
import type { Site } from "~/shell/site";
import { SiteFrame } from "~/shell/site-frame";
import stylesHref from "~/styles/app.css";
import { Toaster } from "~/toast/toaster";
import { loadedLater } from "~/ui/loaded-later";
import { styleText } from "./shell/style-text.server";

// Few visits need this page, so browsers load it on demand. In the browser, the server's module is empty.
const NotFound =
  NotFoundOnServer ??
  loadedLater(
    () => import("~/shell/not-found").then(({ NotFound }) => NotFound),
    () => <Failure error={null} />,
  );

const STYLES_ID = "styles";

let kept: string | undefined;

/** The text of the style sheets. Inlined, because a file would delay the first paint. The browser reuses the server's HTML. */
function pageStyles(ownHrefs: readonly string[]): string {
  if (typeof document === "undefined") return [stylesHref, ...ownHrefs].map(styleText).join("\n");
  kept ??= document.getElementById(STYLES_ID)?.textContent ?? "";
  return kept;
}

// Enough to render the frame if the loader itself failed.
const FALLBACK_SITE = { siteDomain: "everyunit", adsVisible: false };

export function loader({ request }: LoaderFunctionArgs): Site {
  const { siteDomain, adsVisible } = settings();
  return { siteDomain, siteOrigin: originOf(request), adsVisible, year: new Date().getFullYear() };
}

/** The same for all pages, so it is not loaded again. */
export const shouldRevalidate = () => false;

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  {
    rel: "search",
    type: "application/opensearchdescription+xml",
    href: "/opensearch.xml",
    title: "everyunit",
  },
];

export const meta: MetaFunction = ({ error }) => {
  if (isRouteErrorResponse(error) && error.status === 404) return [{ title: "404 Page Not Found" }];
  return [{ title: error ? failureTitle(error) : "everyunit" }];
};

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const isStatic = isStaticPage(matches);
  const mark = useContext(OwnMark);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151c19" media="(prefers-color-scheme: dark)" />
        {/* Chrome pauses at the start of the body, and would draw an empty frame meanwhile. */}
        <link rel="expect" href={`#${QUERY_BOX_ID}`} blocking="render" />
        <script
          nonce={mark}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash
          dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT ?? "" }}
        />
        <Meta />
        <style
          id={STYLES_ID}
          nonce={mark}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, allowed by its hash
          dangerouslySetInnerHTML={{
            __html: pageStyles([...(site?.adsVisible ? [adSlotHref] : []), ...ownStyles(matches)]),
          }}
        />
        <Links />
      </head>
      <body>
        <SiteFrame
          year={new Date().getFullYear()}
          {...FALLBACK_SITE}
          {...site}
          hasQueryBox={!rendersPart(matches, "hasQueryBox")}
          hasValue={rendersPart(matches, "hasValue")}
          preferences={!isStatic && <Preferences />}
        >
          {children}
        </SiteFrame>
        {!isStatic && (
          <>
            <Toaster />
            <ScrollRestoration nonce={mark} />
            <Scripts nonce={mark} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFound {...missingPage(error.data)} />
      </Suspense>
    );
  return <Failure error={error} />;
}
