import { fstatSync, writeSync } from "node:fs";
import { ClosedPipeError, type Output } from "./io";

const RETRY_MS = 1;

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
}

const failureOf = (error: NodeJS.ErrnoException): Error =>
  error.code === "EPIPE" ? new ClosedPipeError() : error;

/** The number of bytes that were taken; none where a pipe is full that another program made non-blocking. */
function writeSome(fd: number, bytes: Uint8Array): number {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw failureOf(error as Error);
    pause();
    return 0;
  }
}

function writeNow(fd: number, text: string): void {
  let rest: Uint8Array = Buffer.from(text);
  while (rest.length > 0) rest = rest.subarray(writeSome(fd, rest));
}

const writeToStream = (stream: NodeJS.WritableStream, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(failureOf(error));
    stream.once("error", fail);
    stream.write(text, (error) => {
      // A stream tells a failure first to the write, then to those who listen.
      if (error) return fail(error);
      stream.off("error", fail);
      resolve();
    });
  });

/**
 * Standard output or error. Texts are written at once, as the stream of Node.js would write to files, pipes and terminals:
 * it takes a while to load, and is only asked for what kind of reader there is, or where `mustStream` says so.
 */
export function outputTo(
  fd: 1 | 2,
  stream: () => NodeJS.WriteStream,
  mustStream: () => boolean = () => false,
): Output {
  const isTerminal = () => fstatSync(fd).isCharacterDevice() && stream().isTTY === true;
  return {
    get isTerminal() {
      return isTerminal();
    },
    get columns() {
      return isTerminal() ? stream().columns || 80 : Number.POSITIVE_INFINITY;
    },
    write: (text) => (mustStream() ? writeToStream(stream(), text) : writeNow(fd, text)),
  };
}

/** Complaints that nobody can receive are dropped: they change neither the results nor the exit code. */
export const silently = (output: Output): Output => ({
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
