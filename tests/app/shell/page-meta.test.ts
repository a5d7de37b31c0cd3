import { expect, it } from "vitest";
import { pageMeta } from "~/shell/page-meta";

const page = { title: "Contact Us", description: "Tell us", path: "/help" };
const root = { id: "root", data: { siteDomain: "units.test", siteOrigin: "https://units.test" } };

it("gives a page its title, canonical link and sharing image", () => {
  const tags = pageMeta([root], page);
  expect(tags).toContainEqual({ title: "Contact Us" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://units.test/help" });
  expect(tags).toContainEqual({ property: "og:image", content: "https://units.test/og.png" });
});

it("has no canonical link if the site's origin is unknown", () => {
  const tags = pageMeta([{ id: "root", data: undefined }], page);
  expect(tags).toContainEqual({ title: "Contact Us" });
  expect(JSON.stringify(tags)).not.toContain("canonical");
});

it("structured data describes a tool and its breadcrumbs; a text page has none", () => {
  const page = {
    title: "5 mi = 8.04672 km",
    name: "Length converter",
    description: "d",
    path: "/convert/length",
  };
  const dataOf = (isTool: boolean) =>
    pageMeta([root], { ...page, isTool }).find((tag) => "script:ld+json" in tag);
  const data = dataOf(true) as { "script:ld+json": { "@graph": object[] } };
  const [tool, breadcrumbs] = data["script:ld+json"]["@graph"];
  expect(tool).toMatchObject({ "@type": "WebApplication", name: "Length converter" });
  expect(breadcrumbs).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://units.test/" },
      { position: 2, name: "Length converter", item: "https://units.test/convert/length" },
    ],
  });
  expect(dataOf(false)).toBeUndefined();
});

// Both breadcrumbs linked to the home page itself.
it("the home page names the site, and has no breadcrumbs", () => {
  const tags = pageMeta([root], { ...page, path: "/", isTool: true });
  const data = tags.find((tag) => "script:ld+json" in tag) as { "script:ld+json": { "@graph": object[] } };
  expect(data["script:ld+json"]["@graph"]).toMatchObject([
    { "@type": "WebApplication" },
    { "@type": "WebSite", name: "units.test", url: "https://units.test/" },
  ]);
});
