import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { apiExamples, libraryExamples, terminalExamples } from "~/developers/examples";
import { loader as ask } from "~/routes/api.ask";
import { action as convert } from "~/routes/api.convert";
import { builtCli } from "../../support/built-cli";
import { present } from "../../support/present";
import { wordsOf } from "../../support/run-cli";

const cli = builtCli();

beforeAll(() => {
  mkdirSync(join(cli.folder, "node_modules"));
  symlinkSync(cli.folder, join(cli.folder, "node_modules/everyunit"));
  symlinkSync(cli.file, join(cli.folder, "everyunit"));
});

/** What `curl -s URL` and `curl -s --json BODY URL` print. */
async function answerTo(command: string): Promise<string> {
  const words = wordsOf(command);
  const address = present(words.at(-1));
  const body = words.includes("--json") ? words[words.indexOf("--json") + 1] : undefined;
  const headers = { "content-type": "application/json" };
  const request = new Request(address, body === undefined ? {} : { method: "POST", headers, body });
  const handle = new URL(address).pathname === "/api/convert" ? convert : ask;
  return ((await handle({ request, params: {}, context: {} })) as Response).text();
}

const run = async (file: string, words: readonly string[]) => {
  const env = { ...process.env, PATH: `${cli.folder}:${process.env.PATH}`, NO_COLOR: "1" };
  return (await promisify(execFile)(file, [...words], { cwd: cli.folder, env })).stdout;
};

describe("the examples on the developer page print what it shows", { timeout: 30_000 }, () => {
  it.each(apiExamples)("the API: $title", async ({ code, prints }) => {
    expect(await answerTo(code)).toBe(prints);
  });

  it.each(libraryExamples)("the library: $title", async ({ code, prints }) => {
    writeFileSync(join(cli.folder, "example.mjs"), code);
    expect(await run(process.execPath, ["example.mjs"])).toBe(`${prints}\n`);
  });

  it.each(terminalExamples)("the command: $title", async ({ code, prints }) => {
    expect(await run("bash", ["-c", code])).toBe(`${prints}\n`);
  });
});
