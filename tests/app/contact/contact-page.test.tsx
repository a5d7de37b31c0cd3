import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactPage } from "~/contact/contact-page";

const formKey = { id: "8f7c1366-ee14-4a4d-94a8-15762c4f4aff", token: "t.s" };
const page = (props: Partial<Parameters<typeof ContactPage>[0]> = {}) =>
  renderToStaticMarkup(<ContactPage formKey={formKey} isSent={false} {...props} />);

it("cuts nothing that is pasted: the server names a limit, and the text stays", () => {
  expect(page()).not.toMatch(/maxlength/i);
});

it("is a form that works without scripts and has its own id", () => {
  const markup = page();
  expect(markup).toContain('method="post" action="/help"');
  expect(markup).toContain(`name="id" value="${formKey.id}"`);
  expect(markup).toContain(">Send</button>");
});

it("thanks the sender once the message is stored", () => {
  expect(page({ isSent: true })).toContain("Thank you for your message. We&#x27;ll get back to you soon.");
});

it("returns a refused message with its text, errors and id", () => {
  const refusal = {
    details: "Please enter your name.",
    fieldErrors: { name: "Please enter your name." },
    values: { name: "", email: "ada@example.org", message: "Hello <all>" },
    id: "00000000-0000-4000-8000-000000000001",
  };
  const markup = page({ refusal, isSent: true });
  expect(markup).toContain("Failed to send message. Please try again. Please enter your name.");
  expect(markup).toContain("Hello &lt;all&gt;");
  expect(markup).toContain('value="00000000-0000-4000-8000-000000000001"');
  expect(markup).not.toContain("Message sent");
});
