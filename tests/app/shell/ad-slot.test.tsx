import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AdSlot } from "~/shell/ad-slot";

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
