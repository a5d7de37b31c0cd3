import { afterEach, expect, it, vi } from "vitest";
import { sendMessage } from "~/contact/send-message";

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

const refused = { ok: false, fieldErrors: {}, isSpent: false };

it.each([
  [
    "fields named by a 400",
    400,
    { fields: { email: "No @", other: "x", name: 5 } },
    { ...refused, fieldErrors: { email: "No @" } },
  ],
  ["a spent id", 422, { error: "message_conflict" }, { ...refused, isSpent: true }],
  ["too many", 429, { error: "too_many_messages" }, refused],
  ["no database", 503, { error: "storage_unavailable" }, refused],
])("answers %s without throwing", async (_, status, body, expected) => {
  answerWith(async () => Response.json(body, { status }));
  expect(await sendMessage(entries)).toEqual(expected);
});

it.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that is not JSON", async () => new Response("<html>", { status: 502 })],
])("takes %s for a failure", async (_, answer) => {
  answerWith(answer);
  expect(await sendMessage(entries)).toEqual(refused);
});
