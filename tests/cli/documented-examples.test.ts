import { spawn } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { builtCli } from "../support/built-cli";
import { documentedExamples } from "../support/documented-examples";

const cli = builtCli();
const examples = documentedExamples().filter(({ command }) => !command.startsWith("curl "));

beforeAll(() => symlinkSync(cli.file, join(cli.folder, "everyunit")));

/** What a terminal shows of both streams, results before remarks. */
function shownBy(command: string): Promise<string> {
  const env = { ...process.env, PATH: `${cli.folder}:${process.env.PATH}`, XDG_CACHE_HOME: cli.folder };
  return new Promise((resolve, reject) => {
    const shell = spawn("bash", ["-c", command], { cwd: cli.folder, env, stdio: ["ignore", "pipe", "pipe"] });
    const shown = { out: "", err: "" };
    shell.stdout.setEncoding("utf8").on("data", (text: string) => {
      shown.out += text;
    });
    shell.stderr.setEncoding("utf8").on("data", (text: string) => {
      shown.err += text;
    });
    shell.on("error", reject);
    shell.on("close", () => resolve(shown.out + shown.err));
  });
}

describe("the documents' examples of the command line print the documented output", () => {
  it("there are some", () => {
    expect(examples.length).toBeGreaterThan(5);
  });

  it.each(examples)("$command", async ({ command, output }) => {
    expect(await shownBy(command)).toBe(output);
  });
});
