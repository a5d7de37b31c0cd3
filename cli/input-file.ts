import { createReadStream, statSync } from "node:fs";
import type { Io } from "./io";

/** The same Io with a file or a pipe (FIFO) as its input. @throws if the file does not exist or is a directory. */
export function withInputFile(io: Io, path: string): Io {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no file '${path}'.`);
  if (stats.isDirectory()) throw new Error(`'${path}' is a directory, not a file.`);
  return { ...io, input: { isTerminal: false, chunks: () => createReadStream(path) } };
}
