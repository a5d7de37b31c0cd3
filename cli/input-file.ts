import { createReadStream, fstatSync, type Stats, statSync } from "node:fs";
import type { Io } from "./io";

/** @throws for a directory, which Node.js would read as empty, and for the file of standard output, which would never end. */
export function requireInput(name: string, stats: Stats): void {
  if (stats.isDirectory()) throw new Error(`${name} is a directory, not a file.`);
  const output = fstatSync(1);
  if (stats.isFile() && stats.ino === output.ino && stats.dev === output.dev)
    throw new Error(`${name} is the output file too. Write to another file.`);
}

/** The same Io with a file or a pipe (FIFO) as its input. @throws for a missing file, and as `requireInput` does. */
export function withInputFile(io: Io, path: string): Io {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no file '${path}'.`);
  requireInput(`'${path}'`, stats);
  return { ...io, input: { isTerminal: false, chunks: () => createReadStream(path) } };
}
