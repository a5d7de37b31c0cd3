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
