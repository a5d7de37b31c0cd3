import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../support/database";
import { documentedExamples } from "../../support/documented-examples";
import { present } from "../../support/present";
import { wordsOf } from "../../support/run-cli";
import { startTestSite, type TestSite } from "../../support/test-site";

const database = openTestDatabase();
const examples = documentedExamples().filter(({ command }) => command.startsWith("curl "));
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite(database.url);
}, 120_000);
afterAll(() => site.stop());

/** What `curl -s URL` and `curl -s --json BODY URL` print: curl itself is not on every machine. */
async function shownBy(command: string): Promise<string> {
  const words = wordsOf(command);
  const body = present(words[words.indexOf("--json") + 1]);
  const sent = words.includes("--json")
    ? { method: "POST", headers: { "content-type": "application/json" }, body }
    : {};
  const address = present(words.at(-1)).replace("http://localhost:3000", site.origin);
  // Each problem has the id of its request, which the documents say without showing one.
  return (await (await fetch(address, sent)).text()).replace(/,"requestId":"[^"]+"/, "");
}

describe("the documents' examples of the HTTP API return what they show", () => {
  it("there are some", () => {
    expect(examples.length).toBeGreaterThan(2);
  });

  it.each(examples)("$command", async ({ command, output }) => {
    expect(`${await shownBy(command)}\n`).toBe(output);
  });
});
