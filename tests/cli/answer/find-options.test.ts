import { expect, it } from "vitest";
import { runCli, wordsOf } from "../../support/run-cli";

it.each([
  ["1 pint ml --region uk", {}, "568.26125 mL"],
  ["1 pint ml", { EVERYUNIT_REGION: "au" }, "568.26125 mL"],
  ["1 pint ml --region us", { EVERYUNIT_REGION: "uk" }, "473.176473 mL"],
  ["explain pint ml --region uk", {}, "568.26125"],
])("%s with %j is read for the region, without a note", async (line, env, result) => {
  const { code, out, err } = await runCli(wordsOf(line), { env });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(result);
});

it("a file is read for the region", async () => {
  const { out, err } = await runCli(wordsOf("convert --from gal --to L --region uk"), { input: "1\n2\n" });
  expect({ out, err }).toEqual({ out: "4.54609\n9.09218\n", err: "" });
});

it.each([
  ["1 pint ml --region fr", {}, "--region"],
  ["1 pint ml", { EVERYUNIT_REGION: "fr" }, "EVERYUNIT_REGION=fr is not a region. Use us, uk, au or ca."],
])("%s with %j is a mistake in the usage", async (line, env, message) => {
  const { code, err } = await runCli(wordsOf(line), { env });
  expect(code).toBe(2);
  expect(err).toContain(message);
});

it("without a region the most common unit is assumed, and a note states it", async () => {
  expect(await runCli(wordsOf("1 pint ml"))).toMatchObject({ code: 0, out: "473.176473 mL\n" });
});
