import { expect, it } from "vitest";
import { isStaticPage, ownStyles, PAGE_WITH_QUERY_BOX, rendersPart, STATIC_PAGE } from "~/shell/page-handle";

const root = { handle: undefined, data: {} };

it("a page without scripts is identified by its handle", () => {
  expect(isStaticPage([root, { handle: STATIC_PAGE, data: undefined }])).toBe(true);
  expect(isStaticPage([root, { handle: PAGE_WITH_QUERY_BOX, data: {} }])).toBe(false);
});

it("a page places the query box itself unless its loader failed", () => {
  expect(rendersPart([root, { handle: PAGE_WITH_QUERY_BOX, data: {} }], "hasQueryBox")).toBe(true);
  expect(rendersPart([root, { handle: PAGE_WITH_QUERY_BOX, data: undefined }], "hasQueryBox")).toBe(false);
  expect(rendersPart([root, { handle: STATIC_PAGE, data: {} }], "hasQueryBox")).toBe(false);
});

it("only a static page has its own styles", () => {
  expect(ownStyles([root, { handle: { ...STATIC_PAGE, stylesHref: "/a.css" }, data: {} }])).toEqual([
    "/a.css",
  ]);
  expect(ownStyles([root, { handle: PAGE_WITH_QUERY_BOX, data: {} }])).toEqual([]);
});
