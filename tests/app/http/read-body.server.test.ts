import { describe, expect, it } from "vitest";
import { readBody } from "~/http/read-body.server";

const bytes = (count: number) => ({ bytes: count, arrayBytes: count });

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

function endless(chunk: Uint8Array): { stream: ReadableStream; pulled(): number } {
  let count = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    count += 1;
    controller.enqueue(chunk);
  };
  return { stream: new ReadableStream({ pull }), pulled: () => count };
}

describe("readBody", () => {
  it("returns the text, limited in bytes", async () => {
    expect(await readBody(request("ä".repeat(8)), bytes(16))).toEqual({ ok: true, text: "ä".repeat(8) });
    expect(await readBody(request("ä".repeat(9)), bytes(16))).toEqual({ ok: false, reason: "too_large" });
  });

  it.each([
    ["an array", `[${"1".repeat(30)}]`, true],
    ["an array behind white space", ` \n\t[${"1".repeat(30)}]`, true],
    ["an object", `{"a":[${"1".repeat(30)}]}`, false],
    ["a text", `"[${"1".repeat(30)}]"`, false],
  ])("allows more for %s only where it is one", async (_, text, ok) => {
    const read = await readBody(request(text), { bytes: 16, arrayBytes: 64 });
    expect(read).toEqual(ok ? { ok, text } : { ok, reason: "too_large" });
  });

  it("stops reading at the limit, whatever length was declared", async () => {
    const { stream, pulled } = endless(new Uint8Array(1000));
    expect(await readBody(request(stream, { "content-length": "10" }), bytes(16_384))).toEqual({
      ok: false,
      reason: "too_large",
    });
    expect(pulled()).toBeLessThan(20);
  });

  it("gives up on a body that does not arrive", async () => {
    const silent = new ReadableStream({ pull: () => new Promise(() => {}) });
    expect(await readBody(request(silent), bytes(100), 20)).toEqual({ ok: false, reason: "timeout" });
  });

  it("reports invalid UTF-8", async () => {
    expect(await readBody(request(new Uint8Array([0xc3, 0x28])), bytes(100))).toEqual({
      ok: false,
      reason: "not_utf8",
    });
  });

  it("reports a client that disconnected", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expect(await readBody(request(broken), bytes(100))).toEqual({ ok: false, reason: "aborted" });
  });
});
