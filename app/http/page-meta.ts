import type { MetaDescriptor } from "@remix-run/react";

export type Site = { siteDomain: string; siteOrigin: string; adsVisible: boolean; year: number };

type RouteMatch = { id: string; data: unknown };
type Page = {
  title: string;
  description: string /** the page's one address, without origin */;
  path: string;
};

/** Title, description, canonical link and sharing tags of a page; the origin comes from the root's loader. */
export function pageMeta(
  matches: readonly RouteMatch[],
  { title, description, path }: Page,
): MetaDescriptor[] {
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
    { property: "og:url", content: address },
    { property: "og:site_name", content: site.siteDomain },
    { property: "og:image", content: new URL("/og.png", site.siteOrigin).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    {
      property: "og:image:alt",
      content: "One length read on two scales: everyunit converts between them exactly",
    },
  ];
}
