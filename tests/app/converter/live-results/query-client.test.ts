import { afterEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "~/converter/live-results/query-client";
import { present } from "../../../support/present";

const answerWith = (answer: Response) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

test("default data fetching GETs the URL in the first element of the query key, credentials included, and reads JSON", async () => {
  const fetched = answerWith(Response.json({ base: "USD" }));
  await expect(createQueryClient().fetchQuery({ queryKey: ["/api/rates", "again"] })).resolves.toEqual({
    base: "USD",
  });
  const [address, init] = present(fetched.mock.calls[0]);
  expect(address).toBe("/api/rates");
  expect(init).toMatchObject({ credentials: "include" });
  expect(init.method ?? "GET").toBe("GET");
});

describe("a data-fetch failure's text is status code, colon, then", () => {
  test.each([
    [404, "Not Found", "no such thing", "404: no such thing"],
    [499, "", "", "499: "],
    [500, "Internal Server Error", "secret", "500: Internal Server Error"],
    [503, "Service Unavailable", "", "503: Service Unavailable"],
  ])("status text (500 and above) or response body: %d", async (status, statusText, body, message) => {
    answerWith(new Response(body, { status, statusText }));
    await expect(createQueryClient().fetchQuery({ queryKey: ["/x"] })).rejects.toThrow(new Error(message));
  });
});

test("no retries for queries or mutations", async () => {
  const fetched = answerWith(new Response("", { status: 500 }));
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ["/x"] })).rejects.toThrow("500");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(client.getDefaultOptions().mutations?.retry).toBe(false);
});

test("query data never goes stale; no refetch on window focus; no polling; unused queries are discarded after 5 minutes", () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
    gcTime: 300_000,
  });
});
