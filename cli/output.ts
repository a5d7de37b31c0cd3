import { fstatSync, writeSync } from "node:fs";
import { ClosedPipeError, type Output } from "./io";

const RETRY_MS = 1;

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
}

/** Bytes that a file, pipe or terminal took at once; a full pipe that another program made non-blocking is asked again. */
function writeSome(fd: number, bytes: Uint8Array): number {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EPIPE") throw new ClosedPipeError();
    if (code !== "EAGAIN") throw error;
    pause();
    return 0;
  }
}

/**
 * Standard output or error, written at once as Node.js itself writes to files, pipes and terminals; its streams, which take
 * a while to load, are only asked what kind of reader there is.
 */
export function outputTo(fd: 1 | 2): Output {
  const stream = () => (fd === 1 ? process.stdout : process.stderr);
  const isTerminal = () => fstatSync(fd).isCharacterDevice() && stream().isTTY === true;
  return {
    get isTerminal() {
      return isTerminal();
    },
    get columns() {
      return isTerminal() ? stream().columns || 80 : Number.POSITIVE_INFINITY;
    },
    write(text) {
      // A console of Windows takes characters, not UTF-8.
      if (process.platform === "win32" && isTerminal()) return void stream().write(text);
      let rest: Uint8Array = Buffer.from(text);
      while (rest.length > 0) rest = rest.subarray(writeSome(fd, rest));
    },
  };
}
