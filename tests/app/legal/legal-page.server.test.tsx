import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InlineText } from "~/legal/legal-page.server";

it.each([
  ["plain & simple", "plain &amp; simple"],
  ["see the [Help page](/help).", 'see the <a href="/help">Help page</a>.'],
  ["**Cookies.** None.", "<strong>Cookies.</strong> None."],
  ["5 * 3 [m] (or so)", "5 * 3 [m] (or so)"],
])("%s", (text, markup) => {
  expect(renderToStaticMarkup(<InlineText text={text} />)).toBe(markup);
});
