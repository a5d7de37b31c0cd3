import type { Site } from "./site";

export type Tool = {
  title: string;
  description: string;
  /** The page's name, independent of what was entered. Default: the title. */
  name?: string;
  /** The pages above this one, below the home page. */
  parents?: readonly { readonly name: string; readonly path: string }[];
};

/** Structured data for search engines: the site or the page's breadcrumbs, and the tool. The CSP allows it, as data. */
export function linkedData(
  { title, name = title, description, parents = [] }: Tool,
  site: Site,
  address: string,
) {
  const home = new URL("/", address).href;
  const tool = {
    "@type": "WebApplication",
    name,
    description,
    url: address,
    applicationCategory: "UtilitiesApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
  };
  const path = [
    { name: site.siteDomain, item: home },
    ...parents.map((parent) => ({ name: parent.name, item: new URL(parent.path, address).href })),
    { name, item: address },
  ];
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: path.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
  };
  const website = { "@type": "WebSite", name: site.siteDomain, url: home };
  return { "@context": "https://schema.org", "@graph": [tool, address === home ? website : breadcrumbs] };
}
