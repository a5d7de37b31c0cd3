#!/usr/bin/env node
import type { Io } from "./io";
import { outputTo } from "./output";
import { runProgram } from "./program";

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

function onInterrupt(work: () => Promise<void>): () => void {
  const end = (signal: NodeJS.Signals) => {
    stop();
    void work().finally(() => process.kill(process.pid, signal));
  };
  const stop = () => {
    process.off("SIGINT", end);
    process.off("SIGTERM", end);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  return stop;
}

const io: Io = {
  input: {
    get isTerminal() {
      return process.stdin.isTTY === true;
    },
    chunks: () => process.stdin,
  },
  stdout: outputTo(1),
  stderr: outputTo(2),
  env: process.env,
  now: () => new Date(),
  ask,
  onInterrupt,
};

runProgram(process.argv.slice(2), io).then((code) => {
  process.exitCode = code;
});
