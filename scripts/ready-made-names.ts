import { createHash } from "node:crypto";
import type { Plugin } from "esbuild";
import { writeReadyMadeNames } from "~/conversion";

export const NAMES_FILE = "names.txt";
const SEPARATOR = "\f";

/** The file beside the bundle: a mark that tells it from another build's, then a text per rank. */
export function namesFile(): {
  readonly mark: string;
  readonly ranks: readonly string[];
  readonly text: string;
} {
  const names = Object.entries(writeReadyMadeNames());
  const texts = names.map(([, text]) => text).join(SEPARATOR);
  const mark = createHash("sha256").update(texts).digest("hex").slice(0, 16);
  return { mark, ranks: names.map(([rank]) => rank), text: `${mark}${SEPARATOR}${texts}` };
}

/** Where the file is missing or another build's, the index is made at run time: slower, but never wrong. */
const reader = ({ mark, ranks }: ReturnType<typeof namesFile>): string => `
import { readFileSync } from "node:fs";
import { join } from "node:path";
let names;
function read() {
  try {
    const [mark, ...texts] = readFileSync(join(__dirname, ${JSON.stringify(NAMES_FILE)}), "utf8").split(${JSON.stringify(SEPARATOR)});
    if (mark === ${JSON.stringify(mark)}) return Object.fromEntries(${JSON.stringify(ranks)}.map((rank, at) => [rank, texts[at]]));
  } catch {}
  return null;
}
export const readyMadeNames = () => (names === undefined ? (names = read()) : names);`;

/** Lets the command line's bundle read the catalogue's names instead of making an index of them at every start. */
export const readyMadeNames: Plugin = {
  name: "ready-made-names",
  setup(build) {
    build.onLoad({ filter: /conversion[\\/]ready-made-names\.ts$/ }, () => ({
      contents: reader(namesFile()),
      loader: "js",
    }));
  },
};
