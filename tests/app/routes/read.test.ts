import { expect, test } from "vitest";
import { loader } from "~/routes/read.$category";

async function read(category: string, text: string) {
  const query = new URLSearchParams({ q: text });
  const request = new Request(`https://everyunit.example/read/${category}?${query}`);
  const answer = (await loader({ request, params: { category }, context: {} })) as Response;
  return { answer: await answer.json(), caching: answer.headers.get("cache-control") };
}

test("a quantity is read as a number and a unit, and the reading may be kept", async () => {
  const { answer, caching } = await read("length", "5 ft 6 in");
  expect(answer.quantity).toMatchObject({ unit: "ft", plain: "5.5" });
  expect(caching).toBe("public, max-age=3600");
});

// An hour after the rates had changed, the sum still used the old ones.
test("a sum of money depends on the rates, so no reading of money is kept", async () => {
  const { answer, caching } = await read("currency", "5 USD + 5 EUR");
  expect(answer.quantity.unit).toBe("USD");
  expect(caching).toBe("no-store");
});
