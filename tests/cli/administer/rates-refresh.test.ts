import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { snapshotRates } from "~/conversion";
import { startFeed } from "../../support/loopback-feed";
import { runCli } from "../../support/run-cli";

// `everyunit rates` advises this command, which failed on every machine without the site's PostgreSQL.
it("without a database, refreshed rates go to the user's cache and are used by conversions", async () => {
  const cache = mkdtempSync(join(tmpdir(), "everyunit-cache-"));
  const today = new Date().toISOString().slice(0, 10);
  const feed = await startFeed((_, response) =>
    response.end(
      JSON.stringify({
        ...snapshotRates,
        date: today,
        source: "loopback",
        rates: { ...snapshotRates.rates, EUR: "0.9" },
      }),
    ),
  );
  try {
    const env = { RATES_URL: feed.url, XDG_CACHE_HOME: cache, DATA_DIR: join(cache, "none") };
    const refreshed = await runCli(["rates", "refresh"], { env });
    expect(refreshed).toMatchObject({ code: 0, err: "", out: expect.stringContaining(`Rates of ${today}`) });
    expect((await runCli(["convert", "10", "USD", "EUR"], { env })).out).toBe("9 EUR\n");
    expect(JSON.parse((await runCli(["rates", "--json"], { env })).out)).toMatchObject({
      date: today,
      source: "loopback",
    });
  } finally {
    await feed.close();
    rmSync(cache, { recursive: true, force: true });
  }
});

it("names a feed where RATES_URL is not set", async () => {
  expect(await runCli(["rates", "refresh"])).toMatchObject({
    code: 2,
    err: expect.stringContaining(
      "RATES_URL is not set. Set it to a feed, such as https://www.ecb.europa.eu/",
    ),
  });
});
