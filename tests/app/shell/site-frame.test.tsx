import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Failure } from "~/shell/failure";
import { missingPage } from "~/shell/missing-page";
import { NotFound } from "~/shell/not-found";
import { FailedRequest } from "~/shell/request-id";
import { AdSlot, SiteFrame } from "~/shell/site-frame";

const frame = (adsVisible: boolean) =>
  renderToStaticMarkup(
    <SiteFrame siteDomain="units.test" year={2031} adsVisible={adsVisible} hasQueryBox hasValue={false}>
      <h1>Here</h1>
    </SiteFrame>,
  );

describe("Shell", () => {
  it("shows the site's domain as its title, linking to /", () => {
    expect(frame(false)).toMatch(/<a class="site-title" href="\/">.*units\.test.*<\/a>/);
  });

  it("ends with the year, a copyright line and links to /terms, /privacy and /help", () => {
    const footer = frame(false).split("<footer")[1];
    expect(footer).toContain("© 2031 units.test");
    expect(footer).toContain('<a href="/terms">Terms of Use</a>');
    expect(footer).toContain('<a href="/privacy">Privacy Policy</a>');
    expect(footer).toContain('<a href="/help">Contact Us</a>');
  });

  it("has a slot in each position when the flag is set, and none otherwise", () => {
    const positions = (text: string) =>
      [...text.matchAll(/data-ad-slot="(\w+)"/g)].map(([, position]) => position);
    expect(positions(frame(true))).toEqual(["header", "right", "content"]);
    expect(positions(frame(false))).toEqual([]);
  });
});

describe("the error pages", () => {
  it("404: says that the page does not exist, suggests pages and links to others", () => {
    const markup = renderToStaticMarkup(<NotFound suggestions={[{ href: "/convert/area", name: "Area" }]} />);
    expect(markup).toContain("404 Page Not Found");
    expect(markup).toContain("does not exist");
    expect(markup).toContain('<a href="/convert/area">Area</a>');
    expect(markup).toContain('<a href="/">All converters</a>');
  });

  it.each([undefined, null, "Not Found", { suggestions: "many" }, {}])(
    "404: takes %j for no suggestion",
    (data) => {
      expect(missingPage(data)).toEqual({ suggestions: [] });
    },
  );

  it("500: says that the fault is ours and shows no stack trace", () => {
    expect(renderToStaticMarkup(<Failure error={new Error("fault")} />)).toContain(
      "500 Something Went Wrong",
    );
  });

  it.each([
    ["500", <Failure key="500" error={new Error("fault")} />],
    ["404", <NotFound key="404" suggestions={[]} />],
  ])("%s: prints the id of the request", (_, page) => {
    const markup = renderToStaticMarkup(
      <FailedRequest.Provider value="5f0c9d9e-3d0b">{page}</FailedRequest.Provider>,
    );
    expect(markup).toContain("5f0c9d9e-3d0b");
  });
});

it.each([
  ["small", "240x120"],
  ["medium", "300x250"],
  ["large", "336x280"],
  ["banner", "728x90"],
] as const)("a visible %s slot reads 'Advertisement' plus its size, %s", (size, text) => {
  const markup = renderToStaticMarkup(<AdSlot size={size} position="content" isVisible />);
  expect(markup).toContain(`Advertisement ${text}`);
  expect(markup).toContain('data-ad-slot="content"');
});

it("a slot is invisible unless the flag is set", () => {
  expect(renderToStaticMarkup(<AdSlot size="banner" position="header" isVisible={false} />)).toBe("");
});
