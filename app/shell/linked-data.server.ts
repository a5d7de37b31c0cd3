import type { Site } from "./site";

type Tool = { title: string; name?: string; description: string };

/** Structured data for search engines: the tool and, below the home page, its breadcrumbs. The CSP allows it, as data. */
export function linkedData({ title, name = title, description }: Tool, site: Site, address: string) {
  const crumb = (position: number, crumbName: string, item: string) => ({
    "@type": "ListItem",
    position,
    name: crumbName,
    item,
  });
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: [crumb(1, site.siteDomain, new URL("/", address).href), crumb(2, name, address)],
  };
  const tool = {
    "@type": "WebApplication",
    name,
    description,
    url: address,
    applicationCategory: "UtilitiesApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
  };
  const isHome = new URL(address).pathname === "/";
  return { "@context": "https://schema.org", "@graph": isHome ? [tool] : [tool, breadcrumbs] };
}
