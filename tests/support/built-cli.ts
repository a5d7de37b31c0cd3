import { type SpawnOptions, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { ensureBuilt } from "../../scripts/build/build";

export type BuiltRun = { readonly code: number | null; readonly out: string; readonly err: string };

export type BuiltCli = {
  readonly folder: string;
  readonly file: string;
  run: typeof runFile;
};

/** For a test file: the built command line, copied to a separate folder outside the repository. */
export function builtCli(): BuiltCli {
  const folder = mkdtempSync(join(tmpdir(), "everyunit-cli-"));
  const file = join(folder, "everyunit.cjs");
  beforeAll(async () => {
    const build = await ensureBuilt();
    cpSync(join(build, "cli"), folder, { recursive: true });
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    file,
    run: (words, options) => runFile([file, ...words], { cwd: folder, ...options }),
  };
}

type RunOptions = SpawnOptions & { input?: string };

function runFile(words: readonly string[], { input, ...options }: RunOptions = {}): Promise<BuiltRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...words], { ...options, stdio: "pipe" });
    const run = { out: "", err: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      run.out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      run.err += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...run }));
    child.stdin.on("error", () => {});
    child.stdin.end(input ?? "");
  });
}
