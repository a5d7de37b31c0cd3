#!/usr/bin/env node
import { createInterface } from "node:readline";
import type { Writable } from "node:stream";
import { ClosedPipeError, type Io, type Output } from "./io";
import { createProgram } from "./program";

function outputTo(stream: NodeJS.WriteStream & Writable): Output {
  let failure: NodeJS.ErrnoException | undefined;
  let release: (() => void) | undefined;
  const settle = () => {
    release?.();
    release = undefined;
  };
  stream.on("drain", settle);
  stream.on("close", settle);
  stream.on("error", (error: NodeJS.ErrnoException) => {
    failure ??= error;
    settle();
  });
  const check = () => {
    if (failure) throw failure.code === "EPIPE" ? new ClosedPipeError() : failure;
  };
  return {
    isTerminal: stream.isTTY === true,
    columns: stream.isTTY ? stream.columns || 80 : Number.POSITIVE_INFINITY,
    write(text) {
      check();
      if (stream.write(text)) return;
      return new Promise<void>((resolve) => {
        release = resolve;
      }).then(check);
    },
  };
}

function ask(question: string): Promise<string> {
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

let stderr: Output | undefined;

// Node.js makes a stream when it is first asked for one: a conversion needs standard output only.
const io: Io = {
  input: {
    get isTerminal() {
      return process.stdin.isTTY === true;
    },
    chunks: () => process.stdin,
  },
  stdout: outputTo(process.stdout),
  get stderr() {
    stderr ??= outputTo(process.stderr);
    return stderr;
  },
  env: process.env,
  now: () => new Date(),
  ask,
  onInterrupt,
};

createProgram(io)
  .run(process.argv.slice(2))
  .then((code) => {
    process.exitCode = code;
  });
