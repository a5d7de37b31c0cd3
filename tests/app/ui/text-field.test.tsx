import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextField } from "~/ui/text-field";

it("ties label and error to the field for screen readers", () => {
  const markup = renderToStaticMarkup(<TextField id="email" label="Your email:" error="No @ in it" />);
  expect(markup).toContain('<label class="field-label" for="email">Your email:</label>');
  expect(markup).toContain('aria-describedby="email-error"');
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('<p class="field-error" id="email-error">No @ in it</p>');
});

it("has no description and is valid when there is no error", () => {
  const markup = renderToStaticMarkup(<TextField id="name" label="Your name:" />);
  expect(markup).not.toContain("aria-");
});
