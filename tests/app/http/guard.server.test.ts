import fs from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { answerRead } from "~/http/guard.server";

afterEach(() => vi.restoreAllMocks());

it("a fault is answered without details, and logged and answered with the request's id", async () => {
  const lines: string[] = [];
  vi.spyOn(fs, "write").mockImplementation(((_: number, line: string, ...more: readonly unknown[]) => {
    lines.push(line);
    (more.at(-1) as (error: null, written: number) => void)(null, line.length);
  }) as typeof fs.write);
  const requestId = "5f0c9d9e-3d0b-4c1e-9f66-2a8f0f0e7d10";
  const request = new Request("http://localhost/api/units?search=ann", {
    headers: { "x-request-id": requestId },
  });
  const response = await answerRead(request, () => {
    throw new TypeError("ann");
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: "internal_error",
    details: "Something went wrong on our side.",
    requestId,
  });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", msg: "GET /api/units", fault: "TypeError", requestId },
  ]);
  expect(lines.join("")).not.toContain("ann");
});
