import type { MetaDescriptor } from "@remix-run/react";
import { linkedData, type Tool } from "./linked-data.server";
import type { Site } from "./site";

type RouteMatch = { id: string; data: unknown };
type Page = Tool & {
  /** The page's canonical path. */
  path: string;
  /** The path to share, with what was entered. Default: the canonical path. */
  sharedPath?: string;
  /** The sharing image, 1200 by 630. Default: the site's own. */
  image?: { readonly path: string; readonly alt: string } | undefined;
  /** Whether the page is an interactive tool, not only text. */
  isTool?: boolean;
};

export const SITE_IMAGE = {
  path: "/og.png",
  alt: "One length read on two scales: everyunit converts between them exactly",
};

/** Title, description, canonical link and sharing tags of a page; the origin comes from the root's loader. */
export function pageMeta(matches: readonly RouteMatch[], page: Page): MetaDescriptor[] {
  const { title, description, path, sharedPath = path, image = SITE_IMAGE } = page;
  const site = matches.find(({ id }) => id === "root")?.data as Site | undefined;
  const described: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (!site) return described;
  const address = new URL(path, site.siteOrigin).href;
  return [
    ...described,
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: new URL(sharedPath, site.siteOrigin).href },
    { property: "og:site_name", content: site.siteDomain },
    { property: "og:image", content: new URL(image.path, site.siteOrigin).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    // Server only: the browser keeps the server's markup, and only crawlers read it.
    ...(page.isTool ? [{ "script:ld+json": linkedData ? linkedData(page, site, address) : {} }] : []),
  ];
}
