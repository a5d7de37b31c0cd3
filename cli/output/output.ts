import { fstatSync, writeSync } from "node:fs";
import { ClosedPipeError, type Output } from "../io";

const RETRY_MS = 1;

const failureOf = (error: NodeJS.ErrnoException): Error =>
  error.code === "EPIPE" ? new ClosedPipeError() : error;

/** Writes some bytes and returns their number: 0 if the pipe is full and another program made it non-blocking. */
function writeSome(fd: number, bytes: Uint8Array): number {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw failureOf(error as Error);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    return 0;
  }
}

function writeNow(fd: number, text: string | Uint8Array): void {
  let rest: Uint8Array = typeof text === "string" ? Buffer.from(text) : text;
  while (rest.length > 0) rest = rest.subarray(writeSome(fd, rest));
}

const writeToStream = (stream: NodeJS.WritableStream, text: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(failureOf(error));
    stream.once("error", fail);
    stream.write(text, (error) => {
      // A stream reports a failure to the write callback first, then to its listeners.
      if (error) return fail(error);
      stream.off("error", fail);
      resolve();
    });
  });

/** Standard output or error, written synchronously. Node.js's stream is used only if necessary, because it loads slowly. */
export function outputTo(fd: 1 | 2, stream: () => NodeJS.WriteStream, mustStream: () => boolean): Output {
  return {
    get isTerminal() {
      return fstatSync(fd).isCharacterDevice() && stream().isTTY === true;
    },
    get columns() {
      return this.isTerminal ? stream().columns || 80 : Number.POSITIVE_INFINITY;
    },
    write: (text) => (mustStream() ? writeToStream(stream(), text) : writeNow(fd, text)),
  };
}

/** Ignores write errors: a closed standard error changes neither the results nor the exit code. */
export const ignoreWriteErrors = (output: Output): Output => ({
  get isTerminal() {
    return output.isTerminal;
  },
  get columns() {
    return output.columns;
  },
  async write(text) {
    try {
      await output.write(text);
    } catch {}
  },
});
