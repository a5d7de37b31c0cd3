import { afterEach, expect, it, vi } from "vitest";
import { sendMessage } from "~/contact/use-contact-form";

afterEach(() => {
  vi.unstubAllGlobals();
});

const answerWith = (answer: () => Promise<Response>) => {
  const send = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", send);
  return send;
};

const entries = { name: "Ada", email: "ada@example.org", message: "Hello", id: "1", token: "t", website: "" };

it("posts the entries as JSON to /api/contact", async () => {
  const send = answerWith(async () => Response.json({ ok: true }, { status: 201 }));
  expect(await sendMessage(entries)).toEqual({ ok: true });
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe("/api/contact");
  expect(JSON.parse(String(init?.body))).toEqual(entries);
});

it("is sent although the visitor leaves the page, unless browsers refuse that for its length", async () => {
  const send = answerWith(async () => Response.json({ ok: true }, { status: 201 }));
  for (const message of ["Hello", "x".repeat(70_000)]) await sendMessage({ ...entries, message });
  expect(send.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

const refused = { ok: false, fieldErrors: {}, details: "Failed to send message. Please try again." };

it.each([
  [
    "fields named by a 400",
    400,
    { fields: { email: "No @", other: "x", name: 5 } },
    { ...refused, fieldErrors: { email: "No @" }, details: "" },
  ],
  [
    "a part that nobody fills in",
    400,
    { fields: { id: "x" }, details: "Reload." },
    { ...refused, details: "Reload." },
  ],
  ["too many", 429, { error: "rate_limited", details: "Wait." }, { ...refused, details: "Wait." }],
  ["no database", 503, { error: "storage_unavailable" }, refused],
])("answers %s without throwing", async (_, status, body, expected) => {
  answerWith(async () => Response.json(body, { status }));
  expect(await sendMessage(entries)).toEqual(expected);
});

it("sends a message again without an id that another one has used, as after Back", async () => {
  const send = answerWith(async () =>
    Response.json({}, { status: send.mock.calls.length === 1 ? 422 : 201 }),
  );
  expect(await sendMessage(entries)).toEqual({ ok: true });
  const { id, ...others } = entries;
  expect(send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([entries, others]);
});

it.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that is not JSON", async () => new Response("<html>", { status: 502 })],
])("takes %s for a failure", async (_, answer) => {
  answerWith(answer);
  expect(await sendMessage(entries)).toEqual(refused);
});
