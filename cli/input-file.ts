import { createReadStream, statSync } from "node:fs";
import type { Io } from "./io";

export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The same world, where a file stands on standard input. @throws where there is none. */
export function withInputFile(io: Io, path: string): Io {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no file '${path}'.`);
  if (stats.isDirectory()) throw new Error(`'${path}' is a directory: name a file instead.`);
  return { ...io, input: { isTerminal: false, chunks: () => createReadStream(path) } };
}
