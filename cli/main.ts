#!/usr/bin/env node
import { fstatSync } from "node:fs";
import { requireInput } from "./input-file";
import type { Io } from "./io";
import { ignoreWriteErrors, outputTo } from "./output/output";
import { createProgram } from "./program";

async function ask(question: string): Promise<string> {
  const { createInterface } = await import("node:readline");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
    lines.on("close", () => resolve(""));
  });
}

const cleanups = new Set<() => Promise<void>>();

function endBy(signal: NodeJS.Signals): void {
  ignoreSignals();
  void Promise.allSettled([...cleanups].map((work) => work())).then(() => process.kill(process.pid, signal));
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const ignoreSignals = () => SIGNALS.map((signal) => process.off(signal, endBy));

/** Work to do before a signal ends the process, which waits for all of it. */
function onInterrupt(work: () => Promise<void>): () => void {
  if (cleanups.size === 0) for (const signal of SIGNALS) process.on(signal, endBy);
  cleanups.add(work);
  return () => {
    cleanups.delete(work);
    if (cleanups.size === 0) ignoreSignals();
  };
}

/** @throws as `requireInput` does. */
function standardInput(): AsyncIterable<Uint8Array> {
  requireInput("Standard input", fstatSync(0));
  return process.stdin;
}

/** Whether to write to streams: a stalled synchronous write blocks signal handlers; Windows consoles need characters. */
const mustStream = (): boolean => process.listenerCount("SIGINT") > 0 || process.platform === "win32";

const io: Io = {
  input: {
    get isTerminal() {
      return process.stdin.isTTY === true;
    },
    chunks: standardInput,
  },
  stdout: outputTo(1, () => process.stdout, mustStream),
  stderr: ignoreWriteErrors(outputTo(2, () => process.stderr, mustStream)),
  env: process.env,
  now: () => new Date(),
  ask,
  async *readLines(options) {
    const { readLines } = await import("./prompt/read-lines");
    yield* readLines(options);
  },
  page: async (command, text) => (await import("./output/run-program")).runPager(command, text, process.env),
  onInterrupt,
};

// Caches the compiled code of later imports. Skipped on Node.js 20, which lacks such a cache.
if (!process.version.startsWith("v20."))
  (process.getBuiltinModule("node:module") as { enableCompileCache?: () => void }).enableCompileCache?.();

createProgram(io)
  .run(process.argv.slice(2))
  .then((code) => {
    process.exitCode = code;
  });
