import { expect, it } from "vitest";
import { pageMeta } from "~/http/page-meta";

const page = { title: "Contact Us", description: "Tell us", path: "/help" };
const root = { id: "root", data: { siteDomain: "units.test", siteOrigin: "https://units.test" } };

it("gives a page its title, its one address and a picture to share it with", () => {
  const tags = pageMeta([root], page);
  expect(tags).toContainEqual({ title: "Contact Us" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://units.test/help" });
  expect(tags).toContainEqual({ property: "og:image", content: "https://units.test/og.png" });
});

it("claims no address when the site's own is not known", () => {
  const tags = pageMeta([{ id: "root", data: undefined }], page);
  expect(tags).toContainEqual({ title: "Contact Us" });
  expect(JSON.stringify(tags)).not.toContain("canonical");
});

it("a page names its way home, and a tool itself, for those who read linked data", () => {
  const page = {
    title: "5 mi = 8.04672 km",
    name: "Length converter",
    description: "d",
    path: "/convert/length",
  };
  const graphOf = (isTool: boolean) => {
    const tags = pageMeta([root], { ...page, isTool });
    const data = tags.find((tag) => "script:ld+json" in tag) as { "script:ld+json": { "@graph": object[] } };
    return data["script:ld+json"]["@graph"];
  };
  const [tool, breadcrumbs] = graphOf(true);
  expect(tool).toMatchObject({ "@type": "WebApplication", name: "Length converter" });
  expect(breadcrumbs).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://units.test/" },
      { position: 2, name: "Length converter", item: "https://units.test/convert/length" },
    ],
  });
  expect(graphOf(false)).toHaveLength(1);
});
